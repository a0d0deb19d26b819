import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../day.ts';
import {
  dueDayOf,
  dueNextOn,
  isQuarter,
  monthsOf,
  quarterBefore,
  quarterDays,
  quarterOf,
  returnDayOf,
} from './quarter.ts';

describe('a calendar quarter', () => {
  it.each([
    ['2026-01-01', '2026-Q1', '2026-03-31', '2026-04-20', '2026-04-30'],
    ['2024-03-31', '2024-Q1', '2024-03-31', '2024-04-20', '2024-04-30'],
    ['2026-06-30', '2026-Q2', '2026-06-30', '2026-07-20', '2026-07-31'],
    ['2026-09-30', '2026-Q3', '2026-09-30', '2026-10-20', '2026-10-31'],
    ['2026-11-26', '2026-Q4', '2026-12-31', '2027-01-20', '2027-01-31'],
  ])('of %s is %s, ends on %s, is due on %s and returned by %s', (day, quarter, to, due, back) => {
    expect(quarterOf(day)).toBe(quarter);
    expect(quarterDays(quarter).to).toBe(to);
    expect(dueDayOf(quarter)).toBe(due);
    expect(returnDayOf(quarter)).toBe(back);
  });

  it('has three months, and the one before ends the day before', () => {
    expect(monthsOf('2026-Q3')).toEqual(['2026-07', '2026-08', '2026-09']);
    expect(quarterBefore('2026-Q1')).toBe('2025-Q4');
    expect(quarterDays('2026-Q3').from).toBe('2026-07-01');
  });

  it('is known by how it is written', () => {
    expect(['2026-Q1', '2026-Q5', '2026Q1', '26-Q1', ''].map(isQuarter)).toEqual([
      ...[true, false, false, false, false],
    ]);
    expect(() => quarterDays('2026-Q0')).toThrow(RangeError);
    expect(() => quarterOf('2026-13-01')).toThrow(RangeError);
  });
});

it.each([
  ['2026-11-26', true, '2026-Q4'],
  ['2026-11-26', false, '2026-Q3'],
  ['2026-10-20', true, '2026-Q3'],
  ['2026-10-21', true, '2026-Q4'],
  ['2027-01-01', true, '2026-Q4'],
])('on %s, with the last quarter issued: %s, that of %s is due next', (today, isIssued, quarter) => {
  expect(dueNextOn(today, () => isIssued)).toBe(quarter);
});

it('every day lies in its quarter and in none other, and quarters sort as days do', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: 40_000 }), (one, other) => {
      const [day, next] = [addDays('1990-01-01', one), addDays('1990-01-01', other)];
      const { from, to } = quarterDays(quarterOf(day));
      expect(from <= day && day <= to).toBe(true);
      expect(quarterDays(quarterBefore(quarterOf(day))).to).toBe(addDays(from, -1));
      expect(quarterOf(day) < quarterOf(next)).toBe(quarterDays(quarterOf(next)).from > to);
    }),
  );
});
