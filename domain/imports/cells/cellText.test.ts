import { describe, expect, it } from 'vitest';
import { cellText } from './cellText.ts';
import type { SheetCell } from './sheetCell.ts';

describe('a cell as people see it', () => {
  it.each<[SheetCell, string]>([
    [null, ''],
    ['as typed ', 'as typed '],
    [{ kind: 'number', text: '0400', raw: '400', format: '0000' }, '0400'],
    [{ kind: 'number', text: '6.39E+11', raw: '639000000000', format: 'General' }, '6.39E+11'],
    [{ kind: 'date', text: '05/03/2026', iso: '2026-03-05', format: 'dd/mm/yyyy' }, '05/03/2026'],
    [{ kind: 'boolean', text: 'TRUE', value: true }, 'TRUE'],
    [{ kind: 'error', text: '#REF!' }, '#REF!'],
    [{ kind: 'merged', text: '', into: 'B7' }, ''],
    [{ kind: 'formula', text: 'P-1', value: 'P-1' }, 'P-1'],
  ])('%j is %j', (cell, text) => {
    expect(cellText(cell)).toBe(text);
  });
});
