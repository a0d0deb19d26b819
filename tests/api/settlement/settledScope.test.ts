import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, withContext } from '#server/db/context.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
let store = '';
beforeAll(async () => {
  app = await startTestApp();
  const { rows } = await app.admin.query(
    `select m.merchant_id as id from user_merchant m join user_account u on u.id = m.user_id where u.username = 'store.manager'`,
  );
  store = rows[0].id;
});
afterAll(() => app.stop());

const actor = (of: Pick<Actor, 'class' | 'partnerId' | 'merchantIds'>): Actor => ({
  ...{ userId: '1', username: 'x', role: null },
  ...of,
});
const PARTNER = actor({ class: 'partner', partnerId: '1', merchantIds: [] });
const manager = () => actor({ class: 'merchant', partnerId: '1', merchantIds: [store] });
const ask = <R extends Record<string, unknown>>(as: Actor, text: string) =>
  withContext(app.pools, as, 'scope', (tx) => tx.query<R>({ text }));
/** Whose rows of a table somebody reads. */
const owners = async (as: Actor, table: string, column: string) =>
  (await ask<{ id: string | null }>(as, `select distinct ${column} as id from ${table} order by 1`)).map(
    ({ id }) => id,
  );

describe('what was settled', () => {
  it.each(['disbursement_line', 'offset_application', 'payout'])(
    'is read of %s by partners as far as it is theirs',
    async (table) => {
      expect(await owners(PARTNER, table, 'partner_id')).toEqual(['1']);
      expect(
        await owners(actor({ class: 'partner', partnerId: null, merchantIds: [] }), table, 'partner_id'),
      ).toEqual([]);
    },
  );

  it('is read by a store as its own lines, and as payouts to its own account alone', async () => {
    expect(await owners(manager(), 'disbursement_line', 'merchant_id')).toEqual([store]);
    const seen = await owners(manager(), 'payout', 'merchant_id');
    expect(seen.filter((id) => id !== store)).toEqual([]);
    expect(seen).not.toContain(null);
  });

  it.each([
    'select account_number from payout',
    'select * from settlement_run',
    'select * from payout_file',
    'select * from settlement_wish',
    'update payout set status = status',
    'delete from disbursement_line',
  ])('is kept from people of partners and stores: %s', async (text) => {
    for (const as of [PARTNER, manager()])
      await expect(ask(as, text)).rejects.toMatchObject({ code: '42501' });
  });
});
