// Who is who among the accounts, and what requests about people need: by hand, from the specification, and reviewed.

import type { UserStatus } from '#domain/status.ts';
import type { TestApp } from '../../support/app/runApp.ts';
import type { Admitted } from '../decided.ts';
import type { Maker } from '../sample.ts';

/** Whoever holds UR_VIEW: staff all accounts, the others those of their own partner or stores. */
export const VIEWERS = ['sales.admin', 'it.support', 'partner.admin', 'store.manager'] as const;
/** The account that is asked for works in the first store of the first partner. */
export const record: Admitted = { in: VIEWERS, hidden: ['other.partner'] };
/** Whoever holds UR_CREATE; a single record is of the first partner. */
export const MAKERS = ['sales.admin', 'it.support', 'partner.admin', 'other.partner'] as const;
export const ofFirst: Admitted = {
  in: ['sales.admin', 'it.support', 'partner.admin'],
  hidden: ['other.partner'],
};
export const staff: Admitted = { in: ['sales.admin', 'it.support'] };
/** Everybody of the staff. */
export const STAFF = [
  'sales.admin',
  'sbo.reviewer',
  'sbo.second',
  'antifraud.reviewer',
  'loyalty.editor',
  'finance.officer',
  'finance.second',
  'online.viewer',
  'it.support',
] as const;
/** Everybody of a partner. */
export const OUTSIDE = [
  'partner.admin',
  'head.office',
  'accounting',
  'store.manager',
  'frontliner',
  'other.partner',
  'new.hire',
] as const;

export const inStatus =
  (status: UserStatus, body?: unknown): Maker =>
  async ({ app, records }) => {
    const { rows } = await app.admin.query(
      'update user_account set status = $2 where id = $1 returning version',
      [records.userId, status],
    );
    const headers = { 'If-Match': String(rows[0]?.version) };
    return { params: { id: records.userId }, headers, ...(body === undefined ? {} : { body }) };
  };

/** A request of somebody of the first store, who has no other then and is none of the accounts that are asked for: what is given stays. */
export const asksForModule = async ({ app }: { app: TestApp }, by = 'sample.person'): Promise<string> => {
  await app.admin.query('delete from user_request');
  await app.admin.query(`update user_account set status = 'ACTIVE' where username = 'sample.person'`);
  const { rows } = await app.admin.query(
    `insert into user_request (kind, user_id, module_code, status, created_by)
     select 'module', id, 'BIR_2307', 'SUBMITTED', username from user_account where username = $1 returning id`,
    [by],
  );
  return rows[0].id;
};
