import { describe, expect, it } from 'vitest';
import { arrangesDesk } from './arrangement.ts';
import { chartDays, chartWeeks, mondayOf, seesCharts } from './deskCharts.ts';

it('names the days and weeks of a chart, over the end of a year too', () => {
  expect([chartDays('2027-01-03').at(0), chartDays('2027-01-03').at(-1)]).toEqual([
    '2026-12-21',
    '2027-01-03',
  ]);
  expect(['2026-11-22', '2026-11-23', '2026-11-29'].map(mondayOf)).toEqual([
    '2026-11-16',
    '2026-11-23',
    '2026-11-23',
  ]);
  expect(chartWeeks('2026-11-26')).toEqual([
    ...['2026-10-05', '2026-10-12', '2026-10-19', '2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'],
    '2026-11-23',
  ]);
});

describe('the desk by derived right', () => {
  const of = (type: 'INTERNAL' | 'EXTERNAL', ...permissions: string[]) => ({
    type,
    permissions: new Set(permissions),
  });

  it('shows charts to staff and lets them arrange it [perm.intDash]', () => {
    expect([seesCharts(of('INTERNAL', 'INT_DASH')), arrangesDesk(of('INTERNAL', 'INT_DASH'))]).toEqual([
      true,
      true,
    ]);
    expect([seesCharts(of('INTERNAL')), arrangesDesk(of('INTERNAL', 'MER_DASH_EDIT'))]).toEqual([
      false,
      false,
    ]);
  });

  it('shows charts to people of a store [perm.merDash]', () => {
    expect(seesCharts({ ...of('EXTERNAL', 'MER_DASH'), accessLevel: 'MERCHANT' })).toBe(true);
    expect(seesCharts({ ...of('EXTERNAL', 'INT_DASH'), accessLevel: 'MERCHANT' })).toBe(false);
    expect(seesCharts({ ...of('EXTERNAL'), accessLevel: 'PARTNER' })).toBe(true);
  });

  it('is arranged by managers of stores, not by whoever may only see it [perm.merDashEdit]', () => {
    expect(arrangesDesk(of('EXTERNAL', 'MER_DASH', 'MER_DASH_EDIT'))).toBe(true);
    expect(arrangesDesk(of('EXTERNAL', 'MER_DASH'))).toBe(false);
  });
});
