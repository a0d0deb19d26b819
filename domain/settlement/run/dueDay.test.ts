import { describe, expect, it } from 'vitest';
import { lastDayDue, lastDayOver } from './dueDay.ts';

describe('the last day to be settled', () => {
  it.each([
    ['2026-11-20T23:59:59.999+08:00', '2026-11-19', '2026-11-19'],
    ['2026-11-21T00:00:00+08:00', '2026-11-20', '2026-11-19'],
    ['2026-11-21T00:59:59.999+08:00', '2026-11-20', '2026-11-19'],
    ['2026-11-21T01:00:00+08:00', '2026-11-20', '2026-11-20'],
    ['2027-01-01T01:00:00+08:00', '2026-12-31', '2026-12-31'],
  ])('at %s is %s where it is asked for, else %s', (now, over, due) => {
    expect(lastDayOver(new Date(now))).toBe(over);
    expect(lastDayDue(new Date(now))).toBe(due);
  });
});
