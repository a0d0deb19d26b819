import { createHash } from 'node:crypto';
import type pg from 'pg';
import { askedRights } from '#contract/askedRights.ts';
import { DERIVED } from '#domain/permissions.ts';

const ROWS = DERIVED.flatMap(({ permission, anyOf = [], unless = [], userType }) =>
  anyOf.map((pattern) => ({
    permission,
    role_name: pattern.replace(/\*$/, ''),
    is_prefix: pattern.endsWith('*'),
    user_type: userType ?? null,
    unless,
  })),
);
const INSERT = `insert into derived_right (permission, role_name, is_prefix, user_type, unless)
  select x.permission, x.role_name, x.is_prefix, x.user_type, x.unless from jsonb_to_recordset($1)
    as x(permission text, role_name text, is_prefix boolean, user_type text, unless text[])`;
const OF_ROLES = `insert into role_right (access_role_id, permission, unless)
  select a.id, r.permission, r.unless from access_role a cross join lateral rights_of_role(a) r`;

const VERSION = createHash('sha256')
  .update(JSON.stringify([ROWS, askedRights]))
  .digest('hex')
  .slice(0, 16);
const IS_LOADED = `select exists (select from reference_version where name = 'rights' and version = $1) as loaded`;
const NOTE = `insert into reference_version (name, version) values ('rights', $1)
  on conflict (name) do update set version = excluded.version, loaded_at = now()`;

/**
 * Tells the database what roles give by their names and which rights are asked for, and works out anew what follows; once for each version
 * of these.
 */
export const loadRights = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ loaded: boolean }>(IS_LOADED, [VERSION]);
  if (rows[0]?.loaded) return;
  await client.query('delete from derived_right');
  await client.query(INSERT, [JSON.stringify(ROWS)]);
  await client.query('delete from asked_right');
  await client.query('insert into asked_right select unnest($1::text[])', [askedRights]);
  await client.query('delete from role_right');
  await client.query(OF_ROLES);
  await client.query('select refresh_unused(array(select id from user_account))');
  await client.query(NOTE, [VERSION]);
};
