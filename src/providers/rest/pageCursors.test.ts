import { expect, it } from 'vitest';
import { createPageCursors } from './pageCursors.ts';

it('leads from a page to the next by the cursor that the page gave', () => {
  const cursors = createPageCursors();
  cursors.keep('list', 1, 'to-2');
  expect(cursors.find('list', 2, 20)).toBe('to-2');
  expect(cursors.find('other', 2, 20)).toBeUndefined();
});

it('forgets the old ways when the first page is read anew', () => {
  const cursors = createPageCursors();
  cursors.keep('list', 1, 'to-2');
  cursors.keep('list', 2, 'to-3');
  cursors.keep('list', 1, 'anew');
  expect(cursors.find('list', 3, 20)).toBeUndefined();
  expect(cursors.find('list', 2, 20)).toBe('anew');
});

it('refuses a jump beyond the offset that the API takes, but walks there by cursor', () => {
  const cursors = createPageCursors();
  expect(cursors.find('list', 101, 100)).toBeUndefined();
  expect(() => cursors.find('list', 102, 100)).toThrow('too far');
  cursors.keep('list', 101, 'to-102');
  expect(cursors.find('list', 102, 100)).toBe('to-102');
});

it('remembers the fifty lists that were used last', () => {
  const cursors = createPageCursors();
  for (let list = 0; list <= 50; list += 1) cursors.keep(String(list), 1, 'next');
  expect(cursors.find('0', 2, 20)).toBeUndefined();
  expect(cursors.find('50', 2, 20)).toBe('next');
});
