import type { AccessOn } from '#contract/people/accessReview.ts';
import type { Tx } from '../../../db/context.ts';
import { trailSince, wasAt } from './trailSince.ts';

interface Role {
  name: string;
  enabled: boolean;
  permissions: string[];
}
interface Module {
  code: string;
  state: 'off' | 'granted';
}
/** What somebody's rights came from at a moment. */
export interface HeldOn {
  status: AccessOn['status'];
  roles: Role[];
  modules: Module[];
}

// $1 is the account, $2 the moment. What is now is taken back, entry by entry, to what it was.
const STATUS = `select case when u.created_at < $2
    then coalesce(${wasAt('user_account', 'u.id::text', 'status')} #>> '{}', u.status) end as status
  from user_account u where u.id = $1`;

// A role or module of which nothing says when it was given is as old as the account.
const ROLES = `with later as (
  select distinct on (role) role, operation from (
    select (coalesce(e.after, e.before) ->> 'access_role_id')::bigint as role, e.operation, e.id
    from ${trailSince('user_access_role', '$1::bigint::text')} and e.operation in ('INSERT', 'DELETE')) x order by role, id
), held as (
  select h.access_role_id as id from user_access_role h left join later l on l.role = h.access_role_id
  where h.user_id = $1::bigint and (l.role is null or h.given_at is null)
  union select role from later where operation = 'DELETE'
) select coalesce(${wasAt('access_role', 'a.id::text', 'name')} #>> '{}', a.name::text) as name,
  coalesce(${wasAt('access_role', 'a.id::text', 'is_enabled')}::boolean, a.is_enabled) as enabled,
  coalesce(${wasAt('access_role', 'a.id::text', 'permissions')}, to_jsonb(a.permissions)) as permissions
from held join access_role a on a.id = held.id order by 1`;

const MODULES = `with later as (
  select distinct on (code) code, operation, state from (
    select coalesce(e.after, e.before) ->> 'module_code' as code, e.operation, e.before ->> 'state' as state, e.id
    from ${trailSince('user_module', '$1::bigint::text')} and (e.operation <> 'UPDATE' or e.before ? 'state')) x
  where code is not null order by code, id
) select m.module_code as code, m.state from user_module m left join later l on l.code = m.module_code
  where m.user_id = $1::bigint and (l.code is null or (l.operation = 'INSERT' and m.given_at is null))
union select code, state from later where operation in ('UPDATE', 'DELETE')
order by 1`;

/** What somebody held before a moment, by the audit trail. Nothing before there was the account. */
export const readHeldOn = async (tx: Tx, userId: string, moment: Date): Promise<HeldOn> => {
  const values = [userId, moment];
  const [[account], roles, modules] = await Promise.all([
    tx.query<{ status: AccessOn['status'] }>({ name: 'status-on', text: STATUS, values }),
    tx.query<Role>({ name: 'roles-on', text: ROLES, values }),
    tx.query<Module>({ name: 'modules-on', text: MODULES, values }),
  ]);
  const status = account?.status ?? null;
  return status === null ? { status, roles: [], modules: [] } : { status, roles, modules };
};
