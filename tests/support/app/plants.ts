import type { TestApp } from './runApp.ts';

/** What staff alone may read, as texts that stand nowhere else. */
const PLANTED = {
  note: 'PLANTED-NOTE-7411',
  reason: 'PLANTED-REASON-7412',
} as const;

const BY_COLUMNS = `select table_name as "table", column_name as "column" from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  where table_schema = 'public' and t.table_type = 'BASE TABLE'
    and (column_name like '%\\_by' or (table_name = 'approval_request' and column_name in ('maker', 'checker')))
    and data_type in ('text', 'USER-DEFINED') and column_name <> 'onboarded_by'
    -- None of the demo's files was cancelled, which their table holds to.
    and (table_name, column_name) <> ('payout_file', 'cancelled_by')`;

/** A user name of the staff in every column that keeps who did something; answers how many columns there are. */
export const signAsStaff = async ({ admin }: TestApp, username: string): Promise<number> => {
  const { rows } = await admin.query<{ table: string; column: string }>(BY_COLUMNS);
  await admin.query('begin');
  await admin.query(`set local session_replication_role = replica`);
  // What waits was decided by nobody, which its table holds to: the demo's lost numbers are decided before.
  await admin.query(
    `update contact_request set state = 'REFUSED', reason = $1, decided_at = made_at, decided_by = $2 where state = 'PENDING'`,
    [PLANTED.reason, username],
  );
  for (const { table, column } of rows) await admin.query(`update ${table} set ${column} = $1`, [username]);
  await admin.query('commit');
  return rows.length;
};

const NOTES = `update partner set notes = $2 where id = $1`;
const NOTE = `insert into record_note (partner_id, body, created_by) values ($1, $2, 'sbo.reviewer')`;
const CLAIM = `insert into review_claim (partner_id, merchant_id, user_id, username, claimed_at)
  select $1, m, u.id, u.username, $3 from user_account u cross join unnest(array[null, $2::bigint]) m
  where u.username = 'sbo.reviewer' on conflict do nothing`;
const MOVES = `insert into application_event (partner_id, merchant_id, action, to_status, reason, created_by)
  select $1, m, a, 'A', $3, 'antifraud.reviewer'
  from unnest(array[null, $2::bigint]) m cross join unnest($4::text[]) a`;
const REFUSED = `insert into approval_request (kind, partner_id, subject, command, base_version, diff, state, maker_id, maker,
    checker_id, checker, reason)
  select 'BANK_ACCOUNT', $1, 'Planted', '{}', 1, '[]', 'REFUSED', m.id, m.username, c.id, c.username, $2
  from user_account m, user_account c where m.username = 'sales.admin' and c.username = 'sbo.reviewer'`;
const REMARK = `insert into review_remark (partner_id, merchant_id, section, message, created_by)
  select $1, m, 'business-details', 'Please mend this', 'sbo.reviewer' from unnest(array[null, $2::bigint]) m`;

/** Moves whose reason is the staff's own. */
const INTERNAL_MOVES = [
  'risk-verification',
  'risk-passed',
  'risk-verification-failed',
  'block',
  'close',
  'deactivate',
  'activate',
];

/** Plants on a partner and one of its stores what staff alone may read. */
export const plant = async (
  { admin, clock }: TestApp,
  { partnerId, merchantId }: { partnerId: string; merchantId: string },
): Promise<void> => {
  await admin.query(NOTES, [partnerId, PLANTED.note]);
  await admin.query(NOTE, [partnerId, PLANTED.note]);
  await admin.query(CLAIM, [partnerId, merchantId, clock.now()]);
  await admin.query(MOVES, [partnerId, merchantId, PLANTED.reason, INTERNAL_MOVES]);
  await admin.query(REFUSED, [partnerId, PLANTED.reason]);
  await admin.query(REMARK, [partnerId, merchantId]);
};

// What is planted as it lies there now: its rows with who wrote them last, while they are the newest of their kind.
const LYING = `select concat_ws(' ', (select notes from partner where id = $1),
  array(select (id, xmin)::text from record_note where partner_id = $1 order by id desc limit 1),
  array(select (id, xmin)::text from review_claim where partner_id = $1 order by id),
  array(select (id, xmin)::text from application_event where partner_id = $1 order by id desc limit ${2 * INTERNAL_MOVES.length}),
  array(select (id, xmin)::text from approval_request where partner_id = $1 order by id desc limit 1),
  array(select (id, xmin)::text from review_remark where partner_id = $1 order by id desc limit 2)) as lying`;

/** The answer plants anew wherever something planted was changed, taken away or followed by another of its kind since the last time. */
export const planter = (app: TestApp, ids: { partnerId: string; merchantId: string }) => {
  let left: string | undefined;
  const lying = async (): Promise<string> => (await app.admin.query(LYING, [ids.partnerId])).rows[0].lying;
  return async (): Promise<void> => {
    if ((await lying()) === left) return;
    await plant(app, ids);
    left = await lying();
  };
};

/** The user names of the staff. */
export const staffNames = async ({ admin }: TestApp): Promise<string[]> => {
  const { rows } = await admin.query<{ username: string }>(
    `select username::text as username from user_account where type = 'INTERNAL' order by 1`,
  );
  return rows.map(({ username }) => username);
};

/** What staff alone may read that stands in a text. */
export const leaksIn = (text: string, staff: readonly string[]): string[] => [
  ...[...Object.values(PLANTED), ...staff].filter((secret) => text.includes(secret)),
  ...(/"(claimedBy|dtimeClaimed)":"[^"]*"/.exec(text) ?? []).slice(0, 1),
];
