import type { AccessRole, AccessRoleBody } from '#contract/accessRoles.ts';
import { checkAccessRole, notHeldBy } from '#domain/access/accessRole.ts';
import { setTo } from '../../db/columns/definitionOf.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import { fail } from '../../http/errors/fail.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { moved, versionOf } from '../../http/versionOf.ts';
import { keepAdministrators } from '../../signIn/rights/keepAdministrators.ts';
import { onlyStaff } from './onlyStaff.ts';
import { enabledIn } from './readModules.ts';
import { ROLE, readRole } from './readRole.ts';
import { refuse, refuseLookalike } from './refuseLookalike.ts';
import { whenNameTaken } from './whenNameTaken.ts';

interface Change {
  before: AccessRole;
  granted: readonly string[];
  body: AccessRoleBody;
  permissions: string[];
}

const RESERVED = {
  en: 'This role comes with the portal: only its responsibilities change.',
  fil: 'Kasama na sa portal ang role na ito: mga responsibilidad lang nito ang nababago.',
};

const check = ({ before, granted, body, permissions }: Change, { permissions: held }: SignedIn): void => {
  if (before.isReserved && body.isExternal !== before.isExternal)
    throw fail('rule_role_reserved', RESERVED, { fields: { isExternal: RESERVED } });
  if (body.role !== before.role) refuseLookalike(body.role);
  const next = { name: body.role, enabledPermissions: permissions };
  refuse(checkAccessRole({ ...next, held, previousName: before.role, previousEnabled: granted }));
  // A disabled role gave nothing: enabling it grants all of it again.
  const woken = body.isEnabled && !before.isEnabled ? notHeldBy(held, next) : [];
  if (woken.length) refuse([{ field: 'modules', code: 'notHeld', permissions: woken }]);
};

const WRITE = `update access_role set ${setTo(ROLE, 5)}, version = version + 1, updated_at = $3, updated_by = $4
  where id = $1 and version = $2 returning id`;

/** Changes a role; what it newly grants its editor must hold. 404, 409, 428, 400, 422 rule_*. */
export const editAccessRole = os.accessRoles.editAccessRole.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  const { body } = input;
  onlyStaff(user);
  const id = toId(input.params.id);
  const version = versionOf(context);
  const { role: before, permissions: granted } = await readRole(tx, id);
  if (before.version !== version) throw moved(before);
  const permissions = enabledIn(body, before.modules);
  check({ before, granted, body, permissions }, user);
  const by = [deps.now(), user.username];
  const values = [id, version, ...by, ...Object.values(ROLE.write({ ...body, permissions }))];
  const write = () =>
    tx.query<{ id: string }>({ name: 'edit-access-role', text: WRITE, values }).catch(whenNameTaken);
  const changed = await keepAdministrators(context, body.isEnabled ? 'modules' : 'isEnabled', write);
  const { role } = await readRole(tx, id);
  if (!changed.length) throw moved(role);
  return { data: role };
});
