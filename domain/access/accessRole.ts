import { isReservedRole, MODULE_PERMISSIONS, type ModulePermission, permissionsOf } from '../permissions.ts';

const ROLE_NAME_MIN = 3;
export const ROLE_NAME_MAX = 60;

export type AccessRoleProblem =
  | { field: 'role'; code: 'required' | 'tooShort' | 'tooLong' | 'badCharacter' | 'reserved' }
  | { field: 'modules'; code: 'noneEnabled' }
  | { field: 'modules'; code: 'unknownPermission' | 'notHeld'; permissions: string[] };

export type AccessRoleChange = {
  name: string;
  enabledPermissions: readonly string[];
  /** All that the person who saves may do, derived permissions included. */
  held: ReadonlySet<string>;
  /** The stored name and responsibilities; none when the role is new. */
  previousName?: string;
  previousEnabled?: readonly string[];
};

/** A role's name as it is compared for uniqueness: case and outer blanks do not tell two roles apart. */
export function roleNameKey(name: string): string {
  return name.trim().toLowerCase();
}

/** All that a role gives its holder: its responsibilities and what derives from its name. */
export function grantsOf(name: string, enabledPermissions: readonly string[]): Set<string> {
  return permissionsOf({ type: 'INTERNAL', roles: [name.trim()], moduleAccessibility: enabledPermissions });
}

/** What a role would give that the grantor does not hold; empty when the grant is allowed. */
export function notHeldBy(
  held: ReadonlySet<string>,
  role: { name: string; enabledPermissions: readonly string[] },
): string[] {
  return [...grantsOf(role.name, role.enabledPermissions)].filter((permission) => !held.has(permission));
}

function nameProblem(name: string, previousName: string | undefined): AccessRoleProblem[] {
  const trimmed = name.trim();
  if (trimmed === previousName?.trim()) return [];
  if (trimmed === '') return [{ field: 'role', code: 'required' }];
  if (isReservedRole(trimmed) || (previousName !== undefined && isReservedRole(previousName))) {
    return [{ field: 'role', code: 'reserved' }];
  }
  if (!/^[\p{L}\p{M}\p{N} _-]+$/u.test(trimmed)) return [{ field: 'role', code: 'badCharacter' }];
  const length = [...trimmed].length;
  if (length < ROLE_NAME_MIN) return [{ field: 'role', code: 'tooShort' }];
  return length > ROLE_NAME_MAX ? [{ field: 'role', code: 'tooLong' }] : [];
}

const GRANTABLE: ReadonlySet<string> = new Set(MODULE_PERMISSIONS);

/** What is wrong with a new or changed access role: its name, nothing enabled, or more granted than the grantor holds. */
export function checkAccessRole(change: AccessRoleChange): AccessRoleProblem[] {
  const { name, enabledPermissions, held, previousName, previousEnabled = [] } = change;
  const problems = nameProblem(name, previousName);
  if (enabledPermissions.length === 0) problems.push({ field: 'modules', code: 'noneEnabled' });

  const unknown = enabledPermissions.filter((permission) => !GRANTABLE.has(permission));
  if (unknown.length > 0) {
    problems.push({ field: 'modules', code: 'unknownPermission', permissions: [...new Set(unknown)] });
  }

  const before =
    previousName === undefined ? new Set(previousEnabled) : grantsOf(previousName, previousEnabled);
  const notHeld = notHeldBy(held, { name, enabledPermissions }).filter(
    (permission) => !before.has(permission),
  );
  if (notHeld.length > 0) problems.push({ field: 'modules', code: 'notHeld', permissions: notHeld });
  return problems;
}

/** What somebody needs, all of it, to administer access roles: to see them and to change them. */
export const ROLE_ADMINISTRATION: readonly ModulePermission[] = [
  'UM_VIEW_ACCESS_ROLE',
  'UM_EDIT_ACCESS_ROLE',
];

export type AdministrationProblem = 'lastAdministrator' | 'ownAccess';

export type AdministrationChange = {
  /** Ids of the active staff who can administer access roles before the change, and those who could after it. */
  before: ReadonlySet<string>;
  after: ReadonlySet<string>;
  /** Who makes the change. */
  by: string;
};

/** Why a change to a role or a user may not stand: it would leave no administrator of access roles, or shut out its own maker. */
export function checkAdministration({
  before,
  after,
  by,
}: AdministrationChange): AdministrationProblem | null {
  if (before.size > 0 && after.size === 0) return 'lastAdministrator';
  return before.has(by) && !after.has(by) ? 'ownAccess' : null;
}
