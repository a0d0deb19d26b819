import { describe, expect, it } from 'vitest';
import { plannedAfter, replacedBy, versionOn } from './versions.ts';

const version = (fromDay: string, isReplaced = false) => ({ fromDay, isReplaced });
const VERSIONS = [
  version('2026-12-01'),
  version('2000-01-01'),
  version('2026-06-01', true),
  version('2026-09-01'),
  version('2027-01-01'),
];

describe('versions of a setting', () => {
  it.each([
    ['1999-12-31', undefined],
    ['2000-01-01', '2000-01-01'],
    ['2026-06-01', '2000-01-01'],
    ['2026-08-31', '2000-01-01'],
    ['2026-09-01', '2026-09-01'],
    ['2026-11-30', '2026-09-01'],
    ['2099-01-01', '2027-01-01'],
  ])('hold from their day until the next: on %s the one of %s', (day, fromDay) => {
    expect(versionOn(VERSIONS, day)?.fromDay).toBe(fromDay);
  });

  it('are planned until they begin, the next one first, without those that were replaced', () => {
    const days = (day: string) => plannedAfter(VERSIONS, day).map(({ fromDay }) => fromDay);
    expect(days('2026-05-01')).toEqual(['2026-09-01', '2026-12-01', '2027-01-01']);
    expect(days('2026-12-01')).toEqual(['2027-01-01']);
    expect(days('2027-01-01')).toEqual([]);
  });

  it('replace those that were to begin on their day or later, and none that has begun', () => {
    const days = (fromDay: string, today: string) =>
      replacedBy(VERSIONS, { fromDay, today }).map((one) => one.fromDay);
    expect(days('2026-12-01', '2026-11-25')).toEqual(['2026-12-01', '2027-01-01']);
    expect(days('2026-12-15', '2026-11-25')).toEqual(['2027-01-01']);
    expect(days('2026-01-01', '2026-12-05')).toEqual(['2027-01-01']);
    expect(days('2027-02-01', '2026-11-25')).toEqual([]);
  });
});
