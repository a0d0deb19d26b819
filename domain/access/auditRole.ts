import { type PermissionHolder, permissionsOf } from '../permissions.ts';
import type { Needs } from './needs.ts';
import { ROLE_MODULE_PERMISSIONS } from './roles.ts';

type RoleModules = Readonly<Record<string, readonly string[]>>;
type RoleHolder = Pick<PermissionHolder, 'type' | 'roles'>;

const firstGiving = (user: RoleHolder, permissions: readonly string[], roleModules: RoleModules): string => {
  const gives = (role: string): boolean => {
    const modules = Object.hasOwn(roleModules, role) ? (roleModules[role] ?? []) : [];
    const own: ReadonlySet<string> = permissionsOf({
      type: user.type,
      roles: [role],
      moduleAccessibility: modules,
    });
    return permissions.some((permission) => own.has(permission));
  };
  return user.roles.find(gives) ?? user.roles[0] ?? '';
};

/**
 * The role an action is recorded under: the user's first role that gives the permission used, by a responsibility or by its name,
 * else the first role, else ''. `roleModules` names the responsibilities of each role; those of seeded roles are known.
 */
export function auditRoleFor(
  user: RoleHolder,
  permission: string,
  roleModules: RoleModules = ROLE_MODULE_PERMISSIONS,
): string {
  return firstGiving(user, [permission], roleModules);
}

/**
 * The same for a call by what it needs: of several groups the last names the deed (PM_EDIT after whatever opens the record), and of
 * a group any one permission counts. A call that needs none is recorded under the first role.
 */
export function auditRoleOf(user: RoleHolder, needs: Needs | undefined, roleModules: RoleModules): string {
  return firstGiving(user, needs?.all.at(-1) ?? [], roleModules);
}
