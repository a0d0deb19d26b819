import { DERIVED, isPermission, PERMISSIONS, type Permission } from '../../permissions.ts';

/** Two permissions that nobody should hold together. */
export interface Separation {
  one: string;
  other: string;
}

const ORDER: readonly string[] = PERMISSIONS;
const ofUserType: ReadonlySet<string> = new Set(
  DERIVED.filter(({ anyOf }) => !anyOf).map(({ permission }) => permission),
);

/** The permissions that can be kept apart: all but those that come with the kind of user alone, which nobody could be without. */
export const SEPARABLE: readonly Permission[] = PERMISSIONS.filter(
  (permission) => !ofUserType.has(permission),
);

/** So many pairs there can be, each of two permissions that can be kept apart, whichever way round it is said. */
export const MOST_PAIRS = (SEPARABLE.length * (SEPARABLE.length - 1)) / 2;

export type SeparationProblem = { field: 'one' | 'other'; code: 'unknown' | 'same' };

/** What is wrong with a pair; null when it can be kept. */
export function separationProblem({ one, other }: Separation): SeparationProblem | null {
  for (const [field, permission] of [
    ['one', one],
    ['other', other],
  ] as const)
    if (!isPermission(permission) || ofUserType.has(permission)) return { field, code: 'unknown' };
  return one === other ? { field: 'other', code: 'same' } : null;
}

/** The same pair in the order of the table of permissions, so that one said the other way round is the same. */
export function inOrder({ one, other }: Separation): Separation {
  return ORDER.indexOf(one) <= ORDER.indexOf(other) ? { one, other } : { one: other, other: one };
}

/** The pairs of which somebody, or a role, holds both. */
export function conflictsIn<S extends Separation>(held: ReadonlySet<string>, rules: readonly S[]): S[] {
  return rules.filter(({ one, other }) => held.has(one) && held.has(other));
}

/** The pairs that a change brings together. One that was held before stands: it is to be resolved, and keeps nothing else from being saved. */
export function newConflicts<S extends Separation>(
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
  rules: readonly S[],
): S[] {
  return conflictsIn(after, rules).filter(({ one, other }) => !(before.has(one) && before.has(other)));
}
