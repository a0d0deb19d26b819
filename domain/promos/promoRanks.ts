/** The ranks of a category; one promo each, the first is shown first. */
export const MAX_RANK = 20;
export const NO_RANK = 'N/A';
export type RankChoice = typeof NO_RANK | number;

/** The ranks that a form offers: N/A first. */
export function rankChoices(ranks: readonly number[]): RankChoice[] {
  return [NO_RANK, ...ranks];
}

/** A choice as the wire has it: null stands for N/A. */
export const rankOf = (choice: RankChoice): number | null => (choice === NO_RANK ? null : choice);

/** The category that promos come into by being featured, never by choice. */
const FEATURED_CATEGORY = 'Featured';
export const FEATURED_CODE = 'FEATURED';

/** The categories that a promo can be given, without the Featured one. */
export function choosableCategories<C extends string | { label: string }>(categories: readonly C[]): C[] {
  return categories.filter(
    (category) => (typeof category === 'string' ? category : category.label) !== FEATURED_CATEGORY,
  );
}
