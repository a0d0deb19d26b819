import { MAX_NAMED_LOCATIONS } from '#domain/promos/promoCoverage.ts';
import type { PromoValues } from './promoValues.ts';

/** Which stores of a promo's areas take part: all, only those named, or all but those named. Ids are never held of all. */
export type StoreChoice = PromoValues['merchantLocations'];

export const ALL_STORES: StoreChoice = { mode: 'all', ids: [] };
export const NO_STORES: StoreChoice = { mode: 'only', ids: [] };

const without = (ids: readonly string[], gone: ReadonlySet<string>): string[] =>
  ids.filter((id) => !gone.has(id));
const united = (ids: readonly string[], more: readonly string[]): string[] => [...new Set([...ids, ...more])];
const exceptFor = (ids: string[]): StoreChoice => (ids.length === 0 ? ALL_STORES : { mode: 'except', ids });

/** Whether a store takes part. */
export const takesPart = ({ mode, ids }: StoreChoice, id: string): boolean =>
  mode === 'all' || ids.includes(id) === (mode === 'only');

/** The choice with these stores in it. */
export const withStores = (choice: StoreChoice, ids: readonly string[]): StoreChoice => {
  if (choice.mode === 'all') return choice;
  if (choice.mode === 'only') return { mode: 'only', ids: united(choice.ids, ids) };
  return exceptFor(without(choice.ids, new Set(ids)));
};

/** The choice with these stores out of it. */
export const withoutStores = (choice: StoreChoice, ids: readonly string[]): StoreChoice => {
  if (choice.mode === 'only') return { mode: 'only', ids: without(choice.ids, new Set(ids)) };
  return exceptFor(united(choice.ids, ids));
};

/** The choice with one store in it or out of it. */
export const toggled = (choice: StoreChoice, id: string): StoreChoice =>
  takesPart(choice, id) ? withoutStores(choice, [id]) : withStores(choice, [id]);

/** How many of so many stores take part. */
export const countOf = ({ mode, ids }: StoreChoice, total: number): number => {
  if (mode === 'only') return ids.length;
  return mode === 'all' ? total : Math.max(0, total - ids.length);
};

/** Whether more stores are named than a promo takes. */
export const namesTooMany = ({ ids }: StoreChoice): boolean => ids.length > MAX_NAMED_LOCATIONS;
