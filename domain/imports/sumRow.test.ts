import { describe, expect, it } from 'vitest';
import { isSumRow } from './sumRow.ts';

describe('a row that sums up others', () => {
  it.each([
    [['TOTAL', '', '', '33']],
    [['', 'Grand Total:', '']],
    [['Sub-total', '1,500.00']],
    [['SUBTOTAL']],
    [['KABUUAN', '', '12']],
    [['Kabuuang bilang: 12']],
    [['Total rows: 33']],
    [['Total (33)']],
    [['', '', 'totals', '5', '6']],
  ])('%j is one', (texts) => expect(isSumRow(texts, 19)).toBe(true));

  it.each([
    [['', '', '']],
    [['TOTAL Gasoline Station', '1']],
    [['P-1', 'Total', '12', 'Rizal St', 'Real', 'Calamba', 'Laguna', '4027']],
    [['Totally Fit Gym']],
    [['33', '1500']],
  ])('%j is none', (texts) => expect(isSumRow(texts, 19)).toBe(false));
});
