import { describe, expect, it } from 'vitest';
import { requiredDocuments } from './requiredDocuments.ts';
import { usualDocuments } from './usualDocuments.ts';

describe('documents that a business usually has', () => {
  it.each([
    ['PARTNERSHIP', ['ARTICLES', 'BOARD_RESOLUTION']],
    ['CORPORATION', ['ARTICLES', 'GIS', 'BOARD_RESOLUTION']],
    ['SOLE_PROPRIETORSHIP', []],
    ['GOVERNMENT', []],
    ['constructor', []],
    [null, []],
  ])('of %s are %j', (entity, codes) => expect(usualDocuments(entity)).toEqual(codes));

  it.each(['PARTNERSHIP', 'CORPORATION', 'ONE_PERSON_CORPORATION', 'COOPERATIVE', 'ASSOCIATION_FOUNDATION'])(
    'of %s are none that it needs',
    (entity) => {
      const needed = new Set(requiredDocuments(entity));
      expect(usualDocuments(entity).filter((code) => needed.has(code))).toEqual([]);
    },
  );
});
