import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMonths,
  DATE_RANGES,
  type DateRangeName,
  monthEnd,
  monthStart,
  quarterEnd,
  quarterStart,
} from './dates.ts';
import { addDays, daysInMonth, isDateString } from './day.ts';

const dates = fc
  .date({
    min: new Date('1900-01-01T00:00:00Z'),
    max: new Date('2200-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10));

describe('counting months', () => {
  it.each([
    ['2024-01-31', 1, '2024-02-29'],
    ['2023-01-31', 1, '2023-02-28'],
    ['2024-03-31', -1, '2024-02-29'],
    ['2024-11-30', 3, '2025-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2024-01-15', -1, '2023-12-15'],
    ['2024-01-15', 0, '2024-01-15'],
  ])('from %s, %d on, is %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  });

  it('never leaves the month that it counts to', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -600, max: 600 }), (date, months) => {
        const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
        const at = year * 12 + month - 1 + months;
        const [toYear, toMonth] = [Math.floor(at / 12), (at % 12) + 1];
        const found = addMonths(date, months);
        expect(isDateString(found)).toBe(true);
        expect(found.split('-').map(Number)).toEqual([
          toYear,
          toMonth,
          Math.min(day, daysInMonth(toYear, toMonth)),
        ]);
      }),
    );
  });

  it('refuses what is no date', () => {
    for (const sum of [monthStart, monthEnd, quarterStart, quarterEnd, (date: string) => addMonths(date, 1)])
      for (const text of ['', 'soon', '2024-02-30', '2024-1-5']) expect(() => sum(text)).toThrow(RangeError);
  });
});

describe('months and quarters', () => {
  it.each([
    ['2024-02-10', '2024-02-01', '2024-02-29', '2024-01-01', '2024-03-31'],
    ['2023-02-28', '2023-02-01', '2023-02-28', '2023-01-01', '2023-03-31'],
    ['2024-06-30', '2024-06-01', '2024-06-30', '2024-04-01', '2024-06-30'],
    ['2024-07-01', '2024-07-01', '2024-07-31', '2024-07-01', '2024-09-30'],
    ['2024-12-31', '2024-12-01', '2024-12-31', '2024-10-01', '2024-12-31'],
  ])('of %s begin and end', (date, ...expected) => {
    expect([monthStart(date), monthEnd(date), quarterStart(date), quarterEnd(date)]).toEqual(expected);
  });

  it('hold their day and meet their neighbours', () => {
    fc.assert(
      fc.property(dates, (date) => {
        for (const [start, end] of [
          [monthStart, monthEnd],
          [quarterStart, quarterEnd],
        ] as const) {
          expect(start(date) <= date && date <= end(date)).toBe(true);
          expect(end(addDays(start(date), -1))).toBe(addDays(start(date), -1));
          expect(start(addDays(end(date), 1))).toBe(addDays(end(date), 1));
        }
      }),
    );
  });
});

describe('ranges by name', () => {
  const on = (today: string) =>
    Object.fromEntries(
      Object.entries(DATE_RANGES).map(([name, { of }]) => [name, Object.values(of(today)).join(' ')]),
    ) as Record<DateRangeName, string>;

  it('are whole days, both ends included', () => {
    expect(on('2026-11-23')).toEqual({
      today: '2026-11-23 2026-11-23',
      yesterday: '2026-11-22 2026-11-22',
      last7Days: '2026-11-17 2026-11-23',
      last30Days: '2026-10-25 2026-11-23',
      thisMonth: '2026-11-01 2026-11-30',
      lastMonth: '2026-10-01 2026-10-31',
      thisQuarter: '2026-10-01 2026-12-31',
      lastQuarter: '2026-07-01 2026-09-30',
      thisYear: '2026-01-01 2026-12-31',
    });
  });

  it('reach back over the new year and the short month', () => {
    expect(on('2027-01-01')).toMatchObject({
      yesterday: '2026-12-31 2026-12-31',
      last7Days: '2026-12-26 2027-01-01',
      lastMonth: '2026-12-01 2026-12-31',
      lastQuarter: '2026-10-01 2026-12-31',
    });
    expect(on('2024-03-31')).toMatchObject({
      lastMonth: '2024-02-01 2024-02-29',
      lastQuarter: '2023-10-01 2023-12-31',
    });
  });

  it('end no earlier than they begin, and the past ones before today', () => {
    fc.assert(
      fc.property(dates, (today) => {
        for (const { of } of Object.values(DATE_RANGES)) expect(of(today).from <= of(today).to).toBe(true);
        for (const name of ['yesterday', 'lastMonth', 'lastQuarter'] as const)
          expect(DATE_RANGES[name].of(today).to < today).toBe(true);
      }),
    );
  });
});
