import { checkAccessRole } from '#domain/access/accessRole.ts';
import { accessRole } from '../../db/schema/tenants.ts';
import { os } from '../../http/os.ts';
import { onlyStaff } from './onlyStaff.ts';
import { enabledIn, readModules } from './readModules.ts';
import { readRole } from './readRole.ts';
import { refuse, refuseLookalike } from './refuseLookalike.ts';
import { whenNameTaken } from './whenNameTaken.ts';

/** Makes a role that grants no more than its maker holds. 400, 422 rule_role_*, 422 rule_grant_not_held. */
export const createAccessRole = os.accessRoles.createAccessRole.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  const { body } = input;
  onlyStaff(user);
  refuseLookalike(body.role);
  const permissions = enabledIn(body, await readModules(tx));
  refuse(checkAccessRole({ name: body.role, enabledPermissions: permissions, held: user.permissions }));
  const now = deps.now();
  const [made] = await tx.db
    .insert(accessRole)
    .values({
      name: body.role,
      isEnabled: body.isEnabled,
      isExternal: body.isExternal,
      permissions,
      createdAt: now,
      createdBy: user.username,
      updatedAt: now,
      updatedBy: user.username,
    })
    .returning({ id: accessRole.id })
    .catch(whenNameTaken);
  const { role } = await readRole(tx, made?.id ?? '');
  return { data: role };
});
