import type { Permission } from '../../permissions.ts';
import { grantsOf } from '../accessRole.ts';

/** What a permission lets its holder do to others: decide on their requests, move money, or give rights. */
export type Weight = 'approval' | 'money' | 'rights';

const WEIGHTS: Readonly<Partial<Record<Permission, Weight>>> = {
  PM_SBO_REVIEW: 'approval',
  PM_RISK_REVIEW: 'approval',
  PRO_STATUS_SUBMITTED_EDIT: 'approval',
  PRO_STATUS_REVIEW_EDIT: 'approval',
  PRO_STATUS_APPROVED_EDIT: 'approval',
  FM_EDIT_RS: 'money',
  HC_PROTECT_CREATE: 'money',
  PT_EDIT: 'money',
  UR_CREATE: 'rights',
  UR_EDIT: 'rights',
  UM_CREATE_ACCESS_ROLE: 'rights',
  UM_EDIT_ACCESS_ROLE: 'rights',
};

const BY_NAME: ReadonlyMap<string, Weight> = new Map(Object.entries(WEIGHTS));

/** Returns what makes a permission weighty; null for one that is not. */
export function weightOf(permission: string): Weight | null {
  return BY_NAME.get(permission) ?? null;
}

interface Role {
  name: string;
  isExternal: boolean;
  permissions: readonly string[];
}

/** True for a staff role that approves, moves money or gives rights, also by its name: a second factor is required by default. */
export function requiresFactorByDefault({ name, isExternal, permissions }: Role): boolean {
  return !isExternal && [...grantsOf(name, permissions)].some((permission) => weightOf(permission) !== null);
}
