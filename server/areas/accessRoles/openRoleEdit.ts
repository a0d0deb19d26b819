import type { AccessRole, AccessRoleBody } from '#contract/accessRoles.ts';
import { checkAccessRole, grantsOf, notHeldBy } from '#domain/access/accessRole.ts';
import type { RoleState } from '#domain/access/rights/roleEffect.ts';
import { weightOf } from '#domain/access/rights/weightOf.ts';
import type { Tx } from '../../db/context.ts';
import { fail } from '../../http/errors/fail.ts';
import { toId } from '../../http/ids.ts';
import { moved, versionOf } from '../../http/versionOf.ts';
import type { Work } from '../../records/lock/work.ts';
import { refusePairsOfRole } from '../../signIn/rights/refusePairsOfRole.ts';
import { onlyStaff } from './onlyStaff.ts';
import { enabledIn } from './readModules.ts';
import { readRole } from './readRole.ts';
import { refuse, refuseLookalike } from './refuseLookalike.ts';

/** An edit that its maker may make of the role as it stands. */
export interface RoleEdit {
  id: string;
  version: number;
  body: Required<AccessRoleBody>;
  /** What it enables, in the order of the modules. */
  permissions: string[];
  before: RoleState;
  after: RoleState;
  role: AccessRole;
}

interface Change {
  role: AccessRole;
  before: RoleState;
  after: RoleState;
  body: AccessRoleBody;
}

const RESERVED = {
  en: 'This role comes with the portal: only its responsibilities change.',
  fil: 'Kasama na sa portal ang role na ito: mga responsibilidad lang nito ang nababago.',
};

const check = ({ role, before, after, body }: Change, held: ReadonlySet<string>): void => {
  if (role.isReserved && body.isExternal !== role.isExternal)
    throw fail('rule_role_reserved', RESERVED, { fields: { isExternal: RESERVED } });
  if (after.name !== before.name) refuseLookalike(after.name);
  const previous = { previousName: before.name, previousEnabled: before.enabledPermissions };
  refuse(checkAccessRole({ ...after, held, ...previous }));
  // A disabled role gave nothing, and one of the other kind of people was for others to give: all of it is granted anew.
  const isNew = !before.isEnabled || body.isExternal !== role.isExternal;
  const woken = after.isEnabled && isNew ? notHeldBy(held, after) : [];
  if (woken.length) refuse([{ field: 'modules', code: 'notHeld', permissions: woken }]);
};

const given = ({ isEnabled, name, enabledPermissions }: RoleState): Set<string> =>
  isEnabled ? grantsOf(name, enabledPermissions) : new Set();

interface Asked {
  id: string;
  body: AccessRoleBody;
  /** All that its maker may do. */
  held: ReadonlySet<string>;
  /** The version of the role that it is made for. */
  version: number;
}

/** What is to become of a role. 404, 409, 400, 422 rule_role_*, rule_grant_not_held, rule_kept_apart. */
export const readRoleEdit = async (tx: Tx, { id, held, version, ...asked }: Asked): Promise<RoleEdit> => {
  const { role, permissions: granted } = await readRole(tx, id);
  if (role.version !== version) throw moved(role);
  const body = { requiresSecondFactor: role.requiresSecondFactor, ...asked.body };
  const permissions = enabledIn(body, role.modules);
  const before = { name: role.role, isEnabled: role.isEnabled, enabledPermissions: granted };
  const after = { name: body.role, isEnabled: body.isEnabled, enabledPermissions: permissions };
  check({ role, before, after, body }, held);
  await refusePairsOfRole(tx, 'modules', given(after), given(before));
  return { id, version, body, permissions, before, after, role };
};

/** The same of a role in the version that the caller saw. 403, 428 too. */
export const openRoleEdit = async (
  context: Work,
  { id, body }: Pick<Asked, 'id' | 'body'>,
): Promise<RoleEdit> => {
  const { tx, user } = context;
  onlyStaff(user);
  return readRoleEdit(tx, { id: toId(id), body, held: user.permissions, version: versionOf(context) });
};

/**
 * Whether a second person has to approve an edit: the role would approve, move money or give rights and does not now, or not for these
 * people, or it would no longer require a second factor.
 */
export const needsSecondPerson = ({ before, after, body, role }: RoleEdit): boolean => {
  const had = body.isExternal === role.isExternal ? given(before) : new Set();
  const widens = [...given(after)].some(
    (permission) => !had.has(permission) && weightOf(permission) !== null,
  );
  return widens || (role.requiresSecondFactor && !body.requiresSecondFactor);
};
