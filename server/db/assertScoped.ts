import type pg from 'pg';

// A table with one of these columns holds rows that belong to somebody.
const OWNED = ['partner_id', 'merchant_id', 'owner_id', 'user_id'];
// Reached by app_session alone, which no user's request runs under.
const SIGN_IN = ['applicant_session'];

// A partition is reached through its table alone, whose policies count; with row security and none of its own it is closed.
const FIND = `
select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
where n.nspname = 'public' and c.relkind in ('r', 'p') and c.relname <> all ($2)
  and exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = any ($1) and not a.attisdropped)
  and (not c.relrowsecurity or not (c.relispartition or exists (select 1 from pg_policy p where p.polrelid = c.oid)))`;

/** Refuses to go on when a table with tenants' or users' rows lacks row security or its policies. */
export const assertScoped = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(FIND, [OWNED, SIGN_IN]);
  if (rows.length) throw new Error(`Without row security: ${rows.map((row) => row.name).join(', ')}`);
};
