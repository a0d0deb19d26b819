import { manilaDate } from '#domain/day.ts';
import type { TestApp } from './app/app.ts';
import { registrationBench } from './registration.ts';

/** Registration codes of the first partner, with two of its stores, and another partner beside it. */
export const codesBench = async (app: TestApp) => {
  const { rows } = await app.admin.query(
    `select partner_id as id from user_account where username in ('partner.admin', 'other.partner') order by username desc`,
  );
  const [partner = '', other = ''] = rows.map(({ id }): string => id);
  const first = await app.admin.query(
    `select id from merchant where partner_id = $1 and status = 'A' order by name, id limit 2`,
    [partner],
  );
  const stores = first.rows.map(({ id }): string => id);
  const today = () => manilaDate(app.clock.now());
  const revoke = (id: string, version = 1, as = 'partner.admin') =>
    app.call('POST', `/api/registration-codes/${id}/revoke`, {
      as,
      headers: { 'If-Match': String(version) },
    });
  return { ...registrationBench(app), partner, other, stores, today, revoke };
};
