import { expect, it } from 'vitest';
import { textOrNull } from './textOrNull.ts';

it.each([
  ['Ana', 'Ana'],
  [' ', ' '],
  ['', null],
  [undefined, null],
  [7, null],
])('of %j is %j', (value, text) => {
  expect(textOrNull(value)).toBe(text);
});
