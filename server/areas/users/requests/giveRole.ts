import type { GivenRole } from '#domain/access/givenRoles.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { flag, list, text } from '../../../db/columns/kinds.ts';
import { fail } from '../../../http/errors/fail.ts';
import { changeRights } from '../../../signIn/rights/changeRights.ts';
import { accountToGive } from './accountToGive.ts';
import type { Decider } from './decideEach.ts';
import { mustGiveTogether } from './mustGiveTogether.ts';
import type { PendingRequest } from './pendingRequest.ts';

const ROLE = columnsOf<GivenRole>('access_role a')({
  name: text('a.name::text'),
  isExternal: flag('a.is_external'),
  enabledPermissions: list('a.permissions'),
});
const READ = `select ${ROLE.select} from access_role a where a.id = $1 and a.is_enabled and not a.is_external`;
const GIVE = 'insert into user_access_role (user_id, access_role_id) values ($1, $2) on conflict do nothing';
const CONFIRM = `select confirm_account($1, '{made}')`;
const NOTE = 'update user_account set version = version + 1, updated_at = $2, updated_by = $3 where id = $1';

const NO_ROLE = {
  en: 'The access role is not in use any more.',
  fil: 'Hindi na ginagamit ang access role.',
};

/** Gives an account a role of staff of which one of the two, who asks and who decides, holds every right, and confirms the account. 422 rule_account_status, rule_role_not_given. */
export const giveRole = async (context: Decider, request: PendingRequest): Promise<void> => {
  const { tx, user, deps } = context;
  const at = deps.now();
  const account = await accountToGive(tx, request, at);
  const [role] = await ROLE.read(tx, { name: 'role-to-give', text: READ, values: [request.accessRoleId] });
  if (!role) throw fail('rule_role_not_given', NO_ROLE);
  mustGiveTogether(user, request, role);
  await changeRights(context, { userIds: [account.id], field: 'roles', tellsGains: true }, async () => {
    await tx.query({ name: 'give-role', text: GIVE, values: [account.id, request.accessRoleId] });
    await tx.query({ name: 'note-more-roles', text: NOTE, values: [account.id, at, user.username] });
    // The one who decides has looked at the person too: a new account is confirmed by it.
    await tx.query({ name: 'confirm-made', text: CONFIRM, values: [account.id] });
  });
};
