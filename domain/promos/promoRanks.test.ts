import { describe, expect, it } from 'vitest';
import { choosableCategories, NO_RANK, rankChoices, rankOf } from './promoRanks.ts';

describe('ranks and categories of promos', () => {
  it('[promo.ranksNA] N/A comes first', () => {
    expect(rankChoices([1, 2, 3])).toEqual(['N/A', 1, 2, 3]);
    expect(rankChoices([])).toEqual([NO_RANK]);
  });

  it('[promo.ranksNA] N/A is no rank on the wire', () => {
    expect(rankChoices([1, 2]).map(rankOf)).toEqual([null, 1, 2]);
  });

  it('[promo.categoriesFiltered] Featured is not for choosing', () => {
    expect(choosableCategories(['Food', 'Featured', 'Travel'])).toEqual(['Food', 'Travel']);
    expect(
      choosableCategories([
        { code: 'FEATURED', label: 'Featured' },
        { code: 'CASHBACK', label: 'Cashback' },
      ]),
    ).toEqual([{ code: 'CASHBACK', label: 'Cashback' }]);
    expect(choosableCategories(['Featured deals', 'featured'])).toEqual(['Featured deals', 'featured']);
  });
});
