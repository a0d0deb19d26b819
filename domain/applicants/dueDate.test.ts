import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { manilaDate } from '../day.ts';
import { businessHoursAfter, dueAfter, isBusinessDay } from './dueDate.ts';
import { isHoliday } from './holidays.ts';

/** An instant by Manila's clock. */
const manila = (text: string): Date => new Date(`${text.replace(' ', 'T')}:00+08:00`);
const after = (from: string, hours: number): Date => businessHoursAfter(manila(from), hours);

describe('business hours', () => {
  it.each([
    ['within a day', '2026-11-24 09:00', 3, '2026-11-24 12:00'],
    ['to the end of a day', '2026-11-24 09:00', 8, '2026-11-24 17:00'],
    ['over a night', '2026-11-24 15:00', 16, '2026-11-26 15:00'],
    ['over a weekend', '2026-11-20 16:00', 2, '2026-11-23 10:00'],
    ['from before they begin', '2026-11-24 06:00', 1, '2026-11-24 10:00'],
    ['from after they end', '2026-11-24 20:00', 1, '2026-11-25 10:00'],
    ['from a Sunday', '2026-11-22 12:00', 16, '2026-11-24 17:00'],
    ['over Bonifacio Day', '2026-11-27 16:00', 2, '2026-12-01 10:00'],
    ['over Eid’l Fitr and a weekend', '2026-03-19 16:00', 2, '2026-03-23 10:00'],
    ['over Eid’l Adha', '2026-05-26 16:00', 2, '2026-05-28 10:00'],
    ['over Holy Week', '2026-04-01 16:00', 2, '2026-04-06 10:00'],
    ['over Christmas and New Year', '2026-12-23 16:00', 9, '2026-12-28 17:00'],
  ])('%s', (_, from, hours, to) => {
    expect(after(from, hours)).toEqual(manila(to));
  });

  it('count by Manila, where it is Monday while it is Sunday in London', () => {
    expect(businessHoursAfter(new Date('2026-11-22T23:00:00Z'), 1)).toEqual(manila('2026-11-23 10:00'));
  });

  it('end within business hours of a business day, and later for more', () => {
    const instant = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2027-12-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instant, fc.integer({ min: 1, max: 60 }), (from, hours) => {
        const due = businessHoursAfter(from, hours);
        const hour = new Date(due.getTime() + 8 * 3_600_000).getUTCHours();
        expect(isBusinessDay(manilaDate(due))).toBe(true);
        expect(hour >= 9 && hour <= 17).toBe(true);
        expect(due.getTime()).toBeGreaterThanOrEqual(from.getTime() + hours * 3_600_000);
        expect(businessHoursAfter(from, hours + 1) > due).toBe(true);
      }),
    );
  });
});

describe('a term in days', () => {
  it('ends with its last day in Manila', () => {
    expect(dueAfter(manila('2026-11-24 09:30'), { days: 30 })).toEqual(
      new Date(manila('2026-12-25 00:00').getTime() - 1),
    );
  });
});

describe('holidays', () => {
  it('are those of every year and those that move', () => {
    expect(['2026-06-12', '2030-12-25', '2026-04-03', '2027-08-30'].map(isHoliday)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['2026-06-11', '2027-04-03'].map(isHoliday)).toEqual([false, false]);
  });
});
