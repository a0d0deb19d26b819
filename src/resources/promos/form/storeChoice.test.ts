import { describe, expect, it } from 'vitest';
import {
  ALL_STORES,
  countOf,
  NO_STORES,
  takesPart,
  toggled,
  withoutStores,
  withStores,
} from './storeChoice.ts';

describe('the stores of a promo', () => {
  it('are all until one is left out, and all again once it is back', () => {
    const without = toggled(ALL_STORES, '7');
    expect(without).toEqual({ mode: 'except', ids: ['7'] });
    expect(takesPart(without, '7')).toBe(false);
    expect(takesPart(without, '8')).toBe(true);
    expect(toggled(without, '7')).toEqual(ALL_STORES);
  });

  it('are none until one is chosen', () => {
    const one = toggled(NO_STORES, '7');
    expect(one).toEqual({ mode: 'only', ids: ['7'] });
    expect(takesPart(one, '8')).toBe(false);
    expect(toggled(one, '7')).toEqual(NO_STORES);
  });

  it('take in and leave out all that match at once, each once', () => {
    const some = withStores(withStores(NO_STORES, ['1', '2']), ['2', '3']);
    expect(some.ids).toEqual(['1', '2', '3']);
    expect(withoutStores(some, ['1', '9']).ids).toEqual(['2', '3']);
    const but = withoutStores(ALL_STORES, ['1', '2']);
    expect(withStores(but, ['1']).ids).toEqual(['2']);
    expect(withStores(but, ['1', '2'])).toEqual(ALL_STORES);
    expect(withStores(ALL_STORES, ['1'])).toBe(ALL_STORES);
  });

  it('are counted without holding them', () => {
    expect(countOf(ALL_STORES, 12_000)).toBe(12_000);
    expect(countOf({ mode: 'except', ids: ['1', '2'] }, 12_000)).toBe(11_998);
    expect(countOf({ mode: 'only', ids: ['1'] }, 12_000)).toBe(1);
  });
});
