import type { UserType } from '../permissions.ts';

/** How somebody has arranged the sections of their desk: keys in their order, and those that are not shown. */
export interface Arrangement {
  order: readonly string[];
  hidden: readonly string[];
}

export const AS_IT_IS: Arrangement = { order: [], hidden: [] };

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** An arrangement of what was kept of it, whatever that is; what cannot be read arranges nothing. */
export function arrangementOf(kept: unknown): Arrangement {
  if (typeof kept !== 'object' || kept === null) return AS_IT_IS;
  return {
    order: textsOf('order' in kept ? kept.order : null),
    hidden: textsOf('hidden' in kept ? kept.hidden : null),
  };
}

/** Sections in the order that was set; those that no order names, new ones among them, stand after the one that they stood after before. */
export function ordered<T extends string>(keys: readonly T[], { order }: Arrangement): T[] {
  const placed = order.filter((key): key is T => keys.some((one) => one === key));
  const result = [...placed];
  keys.forEach((key, at) => {
    if (placed.includes(key)) return;
    const before = keys[at - 1];
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, key);
  });
  return result;
}

/** The sections that are shown, in their order. */
export const shown = <T extends string>(keys: readonly T[], arrangement: Arrangement): T[] =>
  ordered(keys, arrangement).filter((key) => !arrangement.hidden.includes(key));

/** The arrangement with some sections in another order; the order of all others stays. */
export const withOrder = (arrangement: Arrangement, keys: readonly string[]): Arrangement => ({
  ...arrangement,
  order: [...arrangement.order.filter((key) => !keys.includes(key)), ...keys],
});

/** The arrangement with one section hidden, or shown again. */
export const withHidden = (arrangement: Arrangement, key: string, isHidden: boolean): Arrangement => ({
  ...arrangement,
  hidden: [...arrangement.hidden.filter((one) => one !== key), ...(isHidden ? [key] : [])],
});

/** Whether somebody may order and hide the sections of their desk: staff by INT_DASH, people of stores by MER_DASH_EDIT. */
export const arrangesDesk = ({
  type,
  permissions,
}: {
  type: UserType;
  permissions: ReadonlySet<string>;
}): boolean => permissions.has(type === 'INTERNAL' ? 'INT_DASH' : 'MER_DASH_EDIT');
