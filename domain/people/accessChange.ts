import type { Permission } from '../permissions.ts';

/** How far somebody sees: everything as staff, their partner, or their own stores. */
export type AccessLevel = 'ALL' | 'PARTNER' | 'MERCHANT';

/** What an account may do, and where. */
export interface AccessState {
  permissions: ReadonlySet<Permission>;
  level: AccessLevel;
  /** Names of their stores by id. */
  stores: ReadonlyMap<string, string>;
}

/** What somebody has after a change and had not before, and the other way round. */
export interface AccessChange {
  gains: Permission[];
  loses: Permission[];
  /** Names of stores. Of the whole partner they are not counted one by one: `wider` and `narrower` tell that. */
  storesGained: string[];
  storesLost: string[];
  reach: 'wider' | 'narrower' | 'same';
}

const missingIn = <T>(some: Iterable<T>, other: { has: (one: T) => boolean }): T[] =>
  [...some].filter((one) => !other.has(one));

const namesOf = (ids: readonly string[], stores: ReadonlyMap<string, string>): string[] =>
  ids.map((id) => stores.get(id) ?? id);

/** What a change of an account's access gives and takes. */
export function accessChange(before: AccessState, after: AccessState): AccessChange {
  const isWhole = before.level !== 'MERCHANT' || after.level !== 'MERCHANT';
  return {
    gains: missingIn(after.permissions, before.permissions),
    loses: missingIn(before.permissions, after.permissions),
    storesGained: isWhole ? [] : namesOf(missingIn(after.stores.keys(), before.stores), after.stores),
    storesLost: isWhole ? [] : namesOf(missingIn(before.stores.keys(), after.stores), before.stores),
    reach: before.level === after.level ? 'same' : after.level === 'MERCHANT' ? 'narrower' : 'wider',
  };
}

/** Whether a change takes something away: then the person's sessions end at once. What is only added counts at the next step. */
export function takesAway({
  loses,
  storesLost,
  reach,
}: Pick<AccessChange, 'storesLost' | 'reach'> & { loses: readonly string[] }): boolean {
  return loses.length > 0 || storesLost.length > 0 || reach === 'narrower';
}

/** Whether somebody may do or see anything by it that they could not before. */
export function givesMore({ gains, storesGained, reach }: AccessChange): boolean {
  return gains.length > 0 || storesGained.length > 0 || reach === 'wider';
}
