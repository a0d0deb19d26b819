import type { UserType } from '../permissions.ts';
import { HEAD_OFFICES } from './roles.ts';

/** A role that somebody is to get. */
export interface GivenRole {
  name: string;
  isExternal: boolean;
  enabledPermissions: readonly string[];
}

/** Whoever gives it: all that they may do, derived permissions included. */
export interface Giver {
  type: UserType;
  roles: readonly string[];
  permissions: ReadonlySet<string>;
}

const EVERY_EXTERNAL = 'every external role';
const OF_A_PARTNER: readonly string[] = [
  ...HEAD_OFFICES,
  'ACCOUNTING_FINANCE',
  'STORE_MANAGER',
  'STORE_FRONTLINER',
  'MERCHANT_MANAGER',
  'MERCHANT_FRONTLINER',
];

/** The one list of who gives which external roles. Whoever is not in it gives none, head offices among them. */
export const GIVES: Readonly<Record<string, typeof EVERY_EXTERNAL | readonly string[]>> = {
  HCPC_SALES_ADMIN: EVERY_EXTERNAL,
  HCPC_ITAPP_SUPPORT: EVERY_EXTERNAL,
  PARTNER_ADMIN: OF_A_PARTNER,
};

const gives = (giver: string, role: string): boolean => {
  const list = Object.hasOwn(GIVES, giver) ? GIVES[giver] : undefined;
  return list === EVERY_EXTERNAL || (list?.includes(role) ?? false);
};

/** `notGiven`: not theirs to give. `secondPerson`: it opens something that the giver lacks, so the one who confirms it has to hold that. */
export type GivingProblem = 'notGiven' | 'secondPerson';

/** Why somebody does not give a role by themselves; null when they do. People of a partner give within it alone, which is asked elsewhere. */
export function whyNotGiven(giver: Giver, role: GivenRole): GivingProblem | null {
  if (role.isExternal) return giver.roles.some((name) => gives(name, role.name)) ? null : 'notGiven';
  if (giver.type !== 'INTERNAL') return 'notGiven';
  return lackedOf(giver.permissions, role).length > 0 ? 'secondPerson' : null;
}

/**
 * Returns what a role of staff opens by its modules and somebody does not hold. What follows from its name is not compared: nobody who
 * appoints reviewers reviews.
 */
export function lackedOf(held: ReadonlySet<string>, role: Pick<GivenRole, 'enabledPermissions'>): string[] {
  return role.enabledPermissions.filter((permission) => !held.has(permission));
}

/** The roles whose holders give an external role by themselves; a staff role is given by whoever holds all that it opens. */
export function giversOf(role: Pick<GivenRole, 'name' | 'isExternal'>): string[] {
  return role.isExternal ? Object.keys(GIVES).filter((giver) => gives(giver, role.name)) : [];
}

/** The external roles that holders of a role give: every one, or those of a list. */
export function givenBy(giver: string): 'every external role' | readonly string[] {
  return (Object.hasOwn(GIVES, giver) ? GIVES[giver] : undefined) ?? [];
}
