import { type PermissionHolder, permissionsOf, ROLE_MODULE_PERMISSIONS } from './permissions.ts';

type RoleModules = Readonly<Record<string, readonly string[]>>;

/**
 * The role an action is recorded under: the user's first role that gives the permission used, else the first role,
 * else ''. `roleModules` names the responsibilities of roles made by users; seeded roles are known.
 */
export function auditRoleFor(
  user: Pick<PermissionHolder, 'type' | 'roles'>,
  permission: string,
  roleModules: RoleModules = ROLE_MODULE_PERMISSIONS,
): string {
  const gives = (role: string): boolean => {
    const modules = Object.hasOwn(roleModules, role) ? (roleModules[role] ?? []) : [];
    if (modules.includes(permission)) return true;
    const held: ReadonlySet<string> = permissionsOf({
      type: user.type,
      roles: [role],
      moduleAccessibility: [],
    });
    return held.has(permission);
  };
  return user.roles.find(gives) ?? user.roles[0] ?? '';
}
