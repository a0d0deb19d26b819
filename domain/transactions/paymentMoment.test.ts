import { describe, expect, it } from 'vitest';
import { manilaMoment, readClock } from './paymentMoment.ts';

describe('a time of day', () => {
  it.each([
    ['14:05', '14:05:00'],
    ['14:05:33', '14:05:33'],
    ['2:05 PM', '14:05:00'],
    ['2pm', '14:00:00'],
    ['12:00 AM', '00:00:00'],
    ['12.30 p.m.', '12:30:00'],
    ['24:00', null],
    ['13:00 PM', null],
    ['9:75', null],
    ['9', null],
    ['noon', null],
  ])('is read as tills write it: %s', (text, expected) => {
    expect(readClock(text)).toBe(expected);
  });

  it('is Manila’s, and the first of its day where there is none', () => {
    expect(new Date(manilaMoment('2026-11-20', '00:30:00')).toISOString()).toBe('2026-11-19T16:30:00.000Z');
    expect(new Date(manilaMoment('2026-11-20', null)).toISOString()).toBe('2026-11-19T16:00:00.000Z');
  });
});
