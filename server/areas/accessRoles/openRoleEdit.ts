import type { AccessRole, AccessRoleBody } from '#contract/accessRoles.ts';
import { checkAccessRole, grantsOf, notHeldBy } from '#domain/access/accessRole.ts';
import type { RoleState } from '#domain/access/rights/roleEffect.ts';
import type { Tx } from '../../db/context.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import type { RequestContext } from '../../http/deps.ts';
import { fail } from '../../http/errors/fail.ts';
import { toId } from '../../http/ids.ts';
import { moved, versionOf } from '../../http/versionOf.ts';
import { refusePairsOfRole } from '../../signIn/rights/refusePairsOfRole.ts';
import { onlyStaff } from './onlyStaff.ts';
import { enabledIn } from './readModules.ts';
import { readRole } from './readRole.ts';
import { refuse, refuseLookalike } from './refuseLookalike.ts';

/** An edit that its maker may make of the role as it stands. */
export interface RoleEdit {
  id: string;
  version: number;
  body: AccessRoleBody;
  /** What it enables, in the order of the modules. */
  permissions: string[];
  before: RoleState;
  after: RoleState;
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

const check = ({ role, before, after, body }: Change, { permissions: held }: SignedIn): void => {
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

/** Reads a role and what is to become of it. 403, 404, 409, 428, 400, 422 rule_role_*, rule_grant_not_held, rule_kept_apart. */
export const openRoleEdit = async (
  context: RequestContext & { tx: Tx; user: SignedIn },
  asked: { id: string; body: AccessRoleBody },
): Promise<RoleEdit> => {
  const { tx, user } = context;
  const { body } = asked;
  onlyStaff(user);
  const id = toId(asked.id);
  const version = versionOf(context);
  const { role, permissions: granted } = await readRole(tx, id);
  if (role.version !== version) throw moved(role);
  const permissions = enabledIn(body, role.modules);
  const before = { name: role.role, isEnabled: role.isEnabled, enabledPermissions: granted };
  const after = { name: body.role, isEnabled: body.isEnabled, enabledPermissions: permissions };
  check({ role, before, after, body }, user);
  await refusePairsOfRole(tx, 'modules', given(after), given(before));
  return { id, version, body, permissions, before, after };
};
