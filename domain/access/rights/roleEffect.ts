import { PERMISSIONS, type Permission, permissionsOf, type UserType } from '../../permissions.ts';

/** A role as it is or is to be; a disabled one gives nothing. */
export interface RoleState {
  name: string;
  isEnabled: boolean;
  enabledPermissions: readonly string[];
}

/** Somebody who has a role, with what they have apart from it. */
export interface RoleHolder {
  type: UserType;
  /** Names of their other enabled roles. */
  otherRoles: readonly string[];
  /** What those open and what was granted besides, less what is off. */
  otherPermissions: readonly string[];
  /** Permissions of the modules that are off for this person. */
  off: readonly string[];
}

/** All that somebody may do who has the role in this state. */
export function rightsWith(holder: RoleHolder, role: RoleState): Set<Permission> {
  const own = role.enabledPermissions.filter((permission) => !holder.off.includes(permission));
  return permissionsOf({
    type: holder.type,
    roles: role.isEnabled ? [...holder.otherRoles, role.name.trim()] : holder.otherRoles,
    moduleAccessibility: role.isEnabled ? [...holder.otherPermissions, ...own] : holder.otherPermissions,
  });
}

/** What somebody may do after a change and could not before, and the other way round, in the order of the permissions. */
export function rightsMoved(
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
): { gained: Permission[]; lost: Permission[] } {
  return {
    gained: PERMISSIONS.filter((permission) => after.has(permission) && !before.has(permission)),
    lost: PERMISSIONS.filter((permission) => before.has(permission) && !after.has(permission)),
  };
}

/** Who gains or loses one permission. */
export interface MovedPermission<H> {
  permission: Permission;
  holders: H[];
}

/** What an edit of a role does to the people who have it: per permission who gains and who loses it, and who loses anything at all. */
export function roleEffect<H extends RoleHolder>(
  holders: readonly H[],
  before: RoleState,
  after: RoleState,
): { gains: MovedPermission<H>[]; losses: MovedPermission<H>[]; losers: H[] } {
  const moved = holders.map((holder) => ({
    holder,
    ...rightsMoved(rightsWith(holder, before), rightsWith(holder, after)),
  }));
  const per = (side: 'gained' | 'lost') =>
    PERMISSIONS.map((permission) => ({
      permission,
      holders: moved.filter((one) => one[side].includes(permission)).map(({ holder }) => holder),
    })).filter((one) => one.holders.length > 0);
  const losers = moved.filter(({ lost }) => lost.length > 0).map(({ holder }) => holder);
  return { gains: per('gained'), losses: per('lost'), losers };
}
