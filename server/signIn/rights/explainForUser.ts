import { explainPermissions, MODULES, type PermissionHolder, type Reason } from '#domain/permissions.ts';

export interface RoleGrant {
  name: string;
  permissions: readonly string[];
}
type Because = Reason & { role?: string };

const MODULE_OF: ReadonlyMap<string, string> = new Map(
  MODULES.flatMap((module) => module.responsibilities.map((one) => [one.permission, module.name] as const)),
);

/** Where rights come from: roles with what each opens, and permissions given to the person alone. */
interface Given {
  roles: readonly RoleGrant[];
  granted: readonly string[];
}

const spread = (reason: Reason, { roles, granted }: Given): Because[] => {
  if (reason.kind !== 'module') return [reason];
  const name = MODULE_OF.get(reason.name) ?? reason.name;
  const byRoles = roles
    .filter((role) => role.permissions.includes(reason.name))
    .map((role): Because => ({ kind: 'module', name, role: role.name }));
  return granted.includes(reason.name) ? [...byRoles, { kind: 'module', name }] : byRoles;
};

/**
 * Each permission of a user with every reason: the module and the role that opens it, or without a role where it was
 * given to the person alone; the role's name; or the user type.
 */
export const explainForUser = (user: PermissionHolder, given: Given) =>
  explainPermissions(user).map(({ permission, because }) => ({
    permission,
    because: because.flatMap((reason) => spread(reason, given)),
  }));
