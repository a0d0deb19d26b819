import { describe, expect, it } from 'vitest';
import type { SettingVersion } from '#contract/finance/reportSettings.ts';
import { atcStanding } from './atcStanding.ts';
import { placedVersions } from './versionCourse.ts';

const version = (no: number, fromDay: string, replacedByVersion: number | null = null): SettingVersion => ({
  ...{ version: no, fromDay, replacedByVersion, values: {}, madeBy: null, checkedBy: null },
  ...{ dtimeChecked: null, dtimeReplaced: null },
});

describe('the course of a setting', () => {
  const LIST = [
    version(5, '2027-01-01'),
    version(4, '2026-12-01'),
    version(3, '2026-12-01', 4),
    version(2, '2026-06-01'),
    version(1, '2000-01-01'),
  ];
  const placed = placedVersions(LIST, '2026-11-25');

  it('tells what is planned, what holds, what held, and what was replaced before it began', () => {
    expect(placed.map(({ version: { version: no }, standing }) => `${no} ${standing}`)).toEqual([
      ...['5 planned', '4 planned', '3 replaced', '2 today', '1 before'],
    ]);
  });

  it('compares each with what would have held without it when it was agreed', () => {
    expect(placed.map(({ previous }) => previous?.version ?? null)).toEqual([4, 2, 2, 1, null]);
  });
});

describe('a tax code', () => {
  it.each([
    [{ from: '2026-11-26', to: null }, 'planned'],
    [{ from: '2026-11-25', to: null }, 'today'],
    [{ from: '2026-01-01', to: '2026-11-25' }, 'today'],
    [{ from: '2026-01-01', to: '2026-11-24' }, 'before'],
    [{ from: '2026-12-01', to: '2026-11-30' }, 'never'],
  ])('of the days %j is %s', (days, key) => expect(atcStanding(days, '2026-11-25').key).toBe(key));
});
