import { expect, it } from 'vitest';
import { sheetName } from './xlsxParts.ts';

it.each([
  ['Official receipts', 1, 'Official receipts'],
  ['Mga sertipikong hinihintay namin', 1, 'Mga sertipikong hinihintay'],
  ['Mga sertipikong hinihintay namin', 2, 'Mga sertipikong hinihintay 2'],
  ['Partners: [2026]', 1, 'Partners   2026'],
  ['A'.repeat(40), 1, 'A'.repeat(31)],
  ['//', 1, 'Rows'],
])('the sheet %j is called, as number %i, %j', (title, number, name) => {
  expect(sheetName(title, number)).toBe(name);
});
