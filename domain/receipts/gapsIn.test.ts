import { describe, expect, it } from 'vitest';
import { gapsIn } from './gapsIn.ts';

const of = (seriesId: string, ...numbers: number[]) => numbers.map((number) => ({ seriesId, number }));

describe('gaps between numbers', () => {
  it('are counted series by series, whatever the order, and a range begins where it begins', () => {
    expect(gapsIn([])).toBe(0);
    expect(gapsIn([...of('1', 7, 5, 6), ...of('2', 1, 2)])).toBe(0);
    expect(gapsIn([...of('1', 5, 9), ...of('2', 1, 3)])).toBe(4);
  });
});
