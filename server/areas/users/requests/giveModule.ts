import { type GivenRole, whyNotGiven } from '#domain/access/givenRoles.ts';
import { MODULES } from '#domain/access/modules.ts';
import { PERMISSION_NAMES } from '#domain/access/permissionNames.ts';
import type { Permission } from '#domain/permissions.ts';
import { each } from '#domain/sentence.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { flag, list, text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import type { SignedIn } from '../../../http/caller/loadUser.ts';
import { fail } from '../../../http/errors/fail.ts';
import { changeRights } from '../../../signIn/rights/changeRights.ts';
import { accountToGive } from './accountToGive.ts';
import type { Decider } from './decideEach.ts';
import type { PendingRequest } from './pendingRequest.ts';

const ROLE = columnsOf<GivenRole>('access_role a')({
  name: text('a.name::text'),
  isExternal: flag('a.is_external'),
  enabledPermissions: list('a.permissions'),
});
const EXTERNAL = `select ${ROLE.select} from access_role a where a.is_external and a.is_enabled`;
const OWN_FROM = 'user_access_role h join access_role a on a.id = h.access_role_id and a.is_enabled';
const OWN = `select ${ROLE.select} from ${OWN_FROM} where h.user_id = $1`;

const SWITCH_ON = `delete from user_module where user_id = $1 and module_code = $2 and state = 'off'`;
const GRANT = `insert into user_module (user_id, module_code, state) values ($1, $2, 'granted')
  on conflict (user_id, module_code) do update set state = 'granted'`;
const NOTE = `update user_account set version = version + 1, updated_at = $2, updated_by = $3 where id = $1`;

/** What the module opens to somebody of these roles: all that the roles hold of it, or else what looks at it. */
const opened = (code: string, roles: readonly GivenRole[]): { permissions: string[]; isOfRole: boolean } => {
  const of = MODULES.find((module) => module.code === code)?.responsibilities ?? [];
  const held = roles.flatMap(({ enabledPermissions }) => enabledPermissions);
  const byRole = of.filter(({ permission }) => held.includes(permission)).map(({ permission }) => permission);
  if (byRole.length) return { permissions: byRole, isOfRole: true };
  const views = of.filter(({ eventType }) => eventType === 'VIEW').map(({ permission }) => permission);
  return { permissions: views, isOfRole: false };
};

/** What whoever decides could give by a role: at a partner what the roles open that are theirs to give, among staff what they hold. */
const couldGive = async (tx: Tx, user: SignedIn, type: string): Promise<ReadonlySet<string>> => {
  if (type === 'INTERNAL') return user.permissions;
  const roles = await ROLE.read(tx, { name: 'external-roles', text: EXTERNAL });
  return new Set(
    roles
      .filter((role) => whyNotGiven(user, role) === null)
      .flatMap(({ enabledPermissions }) => enabledPermissions),
  );
};

/**
 * Gives an account a module: what its roles hold of it when it was switched off, else what looks at it. Nobody gives by it what they
 * could not give by a role. 422 rule_account_status, rule_role_not_given, rule_unchanged, rule_kept_apart.
 */
export const giveModule = async (context: Decider, request: PendingRequest): Promise<void> => {
  const { tx, user, deps } = context;
  const now = deps.now();
  const account = await accountToGive(tx, request, now);
  const code = request.moduleCode ?? '';
  const roles = await ROLE.read(tx, { name: 'roles-of-user', text: OWN, values: [account.id] });
  const { permissions, isOfRole } = opened(code, roles);
  if (!permissions.length)
    throw fail('rule_unchanged', {
      en: 'There is nothing in this module that could be looked at.',
      fil: 'Walang matitingnan sa module na ito.',
    });
  const may = await couldGive(tx, user, account.type);
  const lacks = permissions.filter((permission) => !may.has(permission));
  if (lacks.length) {
    const named = each((language) =>
      lacks.map((permission) => PERMISSION_NAMES[permission as Permission][language]).join(', '),
    );
    throw fail('rule_role_not_given', {
      en: `It would open what is not yours to give (${named.en}).`,
      fil: `Magbubukas ito ng hindi mo maibibigay (${named.fil}).`,
    });
  }
  const deed = isOfRole
    ? { name: 'switch-module-on', text: SWITCH_ON }
    : { name: 'grant-module', text: GRANT };
  await changeRights(context, { userIds: [account.id], field: 'moduleCode' }, () =>
    tx.query({ ...deed, values: [account.id, code] }),
  );
  await tx.query({ name: 'note-more-modules', text: NOTE, values: [account.id, now, user.username] });
};
