import { describe, expect, it } from 'vitest';
import { closesAfterOpening, scheduleProblems } from './openingHours.ts';

const hours = (openingHour: string, closingHour: string, ...days: string[]) => ({
  days,
  openingHour,
  closingHour,
});

describe('a day of a store', () => {
  it.each([
    ['08:00', '17:00', true],
    ['00:00', '23:59', true],
    ['08:00', '08:01', true],
    ['08:00', '08:00', false],
    ['17:00', '08:00', false],
    ['09:00', '10:00', true],
    ['10:00', '09:59', false],
  ])('from %s to %s ends after it began: %s', (openingHour, closingHour, expected) =>
    expect(closesAfterOpening({ openingHour, closingHour })).toBe(expected),
  );
});

describe('a week of a store', () => {
  const fields = (...rows: ReturnType<typeof hours>[]) => Object.keys(scheduleProblems(rows, 'schedules'));

  it('may be empty', () => expect(fields()).toEqual([]));
  it('may open twice a day', () =>
    expect(fields(hours('08:00', '12:00', 'Monday'), hours('12:00', '17:00', 'Monday'))).toEqual([]));
  it('may have the same hours on other days', () =>
    expect(fields(hours('08:00', '12:00', 'Monday'), hours('08:00', '12:00', 'Tuesday'))).toEqual([]));
  it('names the closing hour that comes first', () =>
    expect(fields(hours('08:00', '12:00', 'Monday'), hours('18:00', '12:00', 'Tuesday'))).toEqual([
      'schedules.1.closingHour',
    ]));
  it('has no hour twice on a day', () =>
    expect(
      fields(
        hours('08:00', '12:01', 'Monday', 'Sunday'),
        hours('08:00', '12:00', 'Tuesday'),
        hours('12:00', '17:00', 'Sunday'),
      ),
    ).toEqual(['schedules.2.openingHour']));
  it('names each day of an entry once', () =>
    expect(
      fields(
        hours('08:00', '12:00', 'Monday', 'Tuesday'),
        hours('13:00', '17:00', 'Monday', 'Sunday', 'Monday'),
      ),
    ).toEqual(['schedules.1.days']));
});
