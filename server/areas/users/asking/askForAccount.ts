import { refuseAskedConflicts } from '../../../signIn/rights/refuseAskedConflicts.ts';
import type { Caller } from './caller.ts';
import { tellDeciders } from './tellDeciders.ts';

const MODULES = `insert into user_request (kind, user_id, module_code, status, created_at, created_by, updated_at, updated_by)
  select 'module', $1, code, 'SUBMITTED', $3, $4, $3, $4 from unnest($2::text[]) as m(code)
  on conflict (user_id, module_code) where kind = 'module' and status = 'SUBMITTED' do nothing returning id`;
const ROLES = `insert into user_request (kind, user_id, access_role_id, status, created_at, created_by, updated_at, updated_by)
  select 'role', $1, role, 'SUBMITTED', $3, $4, $3, $4 from unnest($2::bigint[]) as w(role)
  on conflict (user_id, access_role_id) where kind = 'role' and status = 'SUBMITTED' do nothing returning id`;

interface Wanted {
  /** Codes of modules that the roles do not open. */
  modules: readonly string[];
  /** Roles of staff. */
  roleIds: readonly string[];
  /** The field of these roles, which a refusal is about. */
  field: string;
}

const ask = async (
  { tx, user, deps }: Caller,
  kind: 'module' | 'role',
  text: string,
  values: readonly unknown[],
): Promise<number> => {
  const at = deps.now();
  const made = await tx.query({
    name: `ask-for-account-${kind}`,
    text,
    values: [...values, at, user.username],
  });
  if (made.length) await tellDeciders(tx, { asker: user.username, kind, count: made.length }, at);
  return made.length;
};

/**
 * Asks for what of an account somebody else has to decide, and tells those who do; what is asked for already waits as it is. Answers
 * how many were asked for now. 422 rule_kept_apart.
 */
export const askForAccount = async (
  context: Caller,
  userId: string,
  { modules, roleIds, field }: Wanted,
): Promise<number> => {
  await refuseAskedConflicts(context, { userId, roleIds, field });
  const ofModules = modules.length ? await ask(context, 'module', MODULES, [userId, modules]) : 0;
  const ofRoles = roleIds.length ? await ask(context, 'role', ROLES, [userId, roleIds]) : 0;
  return ofModules + ofRoles;
};
