import { describe, expect, it } from 'vitest';
import { listItems, typedItems } from './listItems.ts';

describe('the members of a list', () => {
  it.each([
    ['P90001', ['P90001']],
    ['P90001, P90002,', ['P90001', 'P90002']],
    ['Sto. Niño, Manila; Real', ['Sto. Niño, Manila', 'Real']],
    ['one\ntwo\n\none', ['one', 'two']],
    [' ;, ', []],
    ['one,\ntwo,', ['one', 'two']],
  ])('%j', (typed, items) => {
    expect(typedItems(typed)).toEqual(items);
  });

  it('come back one by one, none of an empty cell', () => {
    expect(listItems('one\ntwo')).toEqual(['one', 'two']);
    expect(listItems(null)).toEqual([]);
  });
});
