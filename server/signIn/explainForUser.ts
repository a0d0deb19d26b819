import { explainPermissions, MODULES, type PermissionHolder, type Reason } from '#domain/permissions.ts';

export interface RoleGrant {
  name: string;
  permissions: readonly string[];
}
type Because = Reason & { role?: string };

const MODULE_OF: ReadonlyMap<string, string> = new Map(
  MODULES.flatMap((module) => module.responsibilities.map((one) => [one.permission, module.name] as const)),
);

const spread = (reason: Reason, roles: readonly RoleGrant[]): Because[] => {
  if (reason.kind !== 'module') return [reason];
  const name = MODULE_OF.get(reason.name) ?? reason.name;
  return roles
    .filter((role) => role.permissions.includes(reason.name))
    .map((role) => ({ kind: 'module', name, role: role.name }));
};

/** Each permission of a user with every reason: the module and the role that opens it, the role's name, or the user type. */
export const explainForUser = (user: PermissionHolder, roles: readonly RoleGrant[]) =>
  explainPermissions(user).map(({ permission, because }) => ({
    permission,
    because: because.flatMap((reason) => spread(reason, roles)),
  }));
