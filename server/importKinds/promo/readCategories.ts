import { promoFields } from '#domain/fields/promo.ts';
import type { Problem } from '#domain/imports/problems.ts';
import { FEATURED_CODE, MAX_RANK, NO_RANK } from '#domain/promos/promoRanks.ts';
import type { Lookup } from '../shared/lookup.ts';

/** A category of a promo; without a rank it is N/A. */
export interface RankedCategory {
  code: string;
  rank: number | null;
}

const { max: MOST } = promoFields.categories;
const FIELD = 'categories';

const RANK = /^(?:\d{1,4}|N\/A)$/i;

const rankedOf = (item: string): { name: string; typed: string } => {
  const sign = Math.max(item.lastIndexOf(':'), item.lastIndexOf('#'));
  const typed = item.slice(sign + 1).trimStart();
  return sign >= 0 && RANK.test(typed)
    ? { name: item.slice(0, sign).trimEnd(), typed }
    : { name: item, typed: NO_RANK };
};

/** Reads categories with their ranks, "Best deals:3; Cashback"; the first that is wrong is told. */
export const readCategories = (
  lookup: Lookup,
  items: readonly string[],
): { categories: RankedCategory[]; problems: Problem[] } => {
  if (items.length > MOST)
    return { categories: [], problems: [{ field: FIELD, code: 'too_many', params: { max: MOST } }] };
  const categories: RankedCategory[] = [];
  const problems: Problem[] = [];
  for (const item of items) {
    const { name, typed } = rankedOf(item);
    const found = lookup(FIELD, name);
    const rank = typed.toUpperCase() === NO_RANK ? null : Number(typed);
    problems.push(...found.problems);
    if (found.code === FEATURED_CODE) problems.push({ field: FIELD, code: 'not_choice' });
    if (rank !== null && (rank < 1 || rank > MAX_RANK))
      problems.push({ field: FIELD, code: 'out_of_range', params: { min: 1, max: MAX_RANK } });
    if (found.code) categories.push({ code: found.code, rank });
  }
  if (new Set(categories.map(({ code }) => code)).size < categories.length)
    problems.push({ field: FIELD, code: 'named_twice' });
  return { categories, problems: problems.slice(0, 1) };
};
