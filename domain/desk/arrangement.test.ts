import { expect, it } from 'vitest';
import { AS_IT_IS, arrangementOf, ordered, shown, withHidden, withOrder } from './arrangement.ts';

const KEYS = ['a', 'b', 'c', 'd'] as const;

it('leaves everything as it is until something is set, or where what was kept cannot be read', () => {
  for (const kept of [null, undefined, 'x', [], { order: 3 }, { hidden: [1, null] }])
    expect(shown(KEYS, arrangementOf(kept))).toEqual(KEYS);
});

it('keeps an order, puts what is new beside its neighbour, and forgets what is gone', () => {
  const set = withOrder(AS_IT_IS, ['c', 'gone', 'a']);
  expect(ordered(KEYS, set)).toEqual(['c', 'd', 'a', 'b']);
  expect(ordered(['x', ...KEYS], set)).toEqual(['x', 'c', 'd', 'a', 'b']);
});

it('hides and shows again, each section for itself', () => {
  const hidden = withHidden(withHidden(AS_IT_IS, 'b', true), 'd', true);
  expect(shown(KEYS, hidden)).toEqual(['a', 'c']);
  expect(shown(KEYS, withHidden(hidden, 'b', false))).toEqual(['a', 'b', 'c']);
  expect(shown(KEYS, arrangementOf(JSON.parse(JSON.stringify(hidden))))).toEqual(['a', 'c']);
});
