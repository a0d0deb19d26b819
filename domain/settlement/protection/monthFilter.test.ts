import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clearMonths,
  daysOfMonth,
  type Month,
  monthOf,
  monthYearOf,
  NO_MONTHS,
  setMonths,
  usualMonths,
} from './monthFilter.ts';

const months = fc.array(
  fc.record({ year: fc.integer({ min: 0, max: 9999 }), month: fc.integer({ min: 1, max: 12 }) }),
  { maxLength: 24 },
);

describe('the filter by months', () => {
  it.each<[string, string[], Month[], string[]]>([
    ['into an empty filter', [], [{ month: 3, year: 2024 }], ['2024/03']],
    ['behind what is there', ['2024/03'], [{ month: 12, year: 2024 }], ['2024/03', '2024/12']],
    ['once, however often it is chosen', ['2024/03'], [{ month: 3, year: 2024 }], ['2024/03']],
    [
      'several in the order of choosing',
      ['2024/12'],
      [
        { month: 2, year: 2024 },
        { month: 1, year: 2024 },
      ],
      ['2024/12', '2024/02', '2024/01'],
    ],
    [
      'twice in one choice, once',
      [],
      [
        { month: 7, year: 2026 },
        { month: 7, year: 2026 },
      ],
      ['2026/07'],
    ],
    ['none', ['2024/03'], [], ['2024/03']],
  ])('takes a month as YYYY/MM %s [monthFilter.set]', (_, monthYears, chosen, expected) => {
    expect(setMonths({ ...NO_MONTHS, monthYears }, chosen).monthYears).toEqual(expected);
  });

  it('replaces the months selected before by the choice [monthFilter.set]', () => {
    const first = setMonths(NO_MONTHS, [{ month: 3, year: 2024 }]);
    const then = setMonths(first, [{ month: 12, year: 2024 }]);
    expect(then).toEqual({
      selectedMonths: [{ monthYear: '2024/12' }],
      monthYears: ['2024/03', '2024/12'],
    });
  });

  it('keeps what was there in its place and holds no month twice, whatever is chosen [monthFilter.set]', () => {
    fc.assert(
      fc.property(months, months, (before, chosen) => {
        const filter = setMonths(NO_MONTHS, before);
        const { monthYears, selectedMonths } = setMonths(filter, chosen);
        expect(monthYears.slice(0, filter.monthYears.length)).toEqual(filter.monthYears);
        expect(new Set(monthYears).size).toBe(monthYears.length);
        expect(new Set(monthYears)).toEqual(new Set([...before, ...chosen].map(monthYearOf)));
        expect(new Set(selectedMonths.map(({ monthYear }) => monthYear))).toEqual(
          new Set(chosen.map(monthYearOf)),
        );
      }),
    );
  });

  it('empties both lists when it is cleared [monthFilter.clear]', () => {
    const filter = setMonths(NO_MONTHS, [{ month: 3, year: 2024 }]);
    expect(filter.monthYears).toEqual(['2024/03']);
    expect(clearMonths()).toEqual({ selectedMonths: [], monthYears: [] });
    expect(setMonths(clearMonths(), [{ month: 4, year: 2024 }]).monthYears).toEqual(['2024/04']);
  });
});

describe('a month as text', () => {
  it('reads what it writes', () => {
    fc.assert(
      fc.property(months, (all) => {
        for (const one of all) expect(monthOf(monthYearOf(one))).toEqual(one);
      }),
    );
  });

  it.each(['2024/13', '2024/00', '2024-03', '2024/3', '24/03', '2024/03/01', '', ' 2024/03', '2024/03\n'])(
    'is not %j',
    (text) => {
      expect(monthOf(text)).toBeNull();
      expect(() => daysOfMonth(text)).toThrow(RangeError);
    },
  );

  it.each([
    ['2026/10', '2026-10-01', '2026-10-31'],
    ['2026/02', '2026-02-01', '2026-02-28'],
    ['2024/02', '2024-02-01', '2024-02-29'],
  ])('%s is of %s to %s', (text, from, to) => {
    expect(daysOfMonth(text)).toEqual({ from, to });
  });
});

describe('the months of a list where nobody chooses', () => {
  it('are twelve, the latest first, over the turn of a year', () => {
    expect(usualMonths('2026-02-28')).toEqual([
      ...['2026/02', '2026/01', '2025/12', '2025/11', '2025/10', '2025/09'],
      ...['2025/08', '2025/07', '2025/06', '2025/05', '2025/04', '2025/03'],
    ]);
  });
});
