import { describe, expect, it } from 'vitest';
import { DRAFT_DAYS, draftExpires, reminderMoments } from './draftLife.ts';

const CHANGED = new Date('2026-03-01T08:30:00.000Z');
const later = (days: number, more = 0) => new Date(CHANGED.getTime() + days * 86_400_000 + more);

describe('a draft that nobody changes', () => {
  it('is deleted 90 days after its last change, to the millisecond', () => {
    expect(draftExpires(CHANGED)).toEqual(later(90));
    expect(DRAFT_DAYS).toBe(90);
  });

  it.each([
    [0, 0, 0],
    [30, -1, 0],
    [30, 0, 1],
    [79, 0, 1],
    [80, -1, 1],
    [80, 0, 2],
    [89, 86_399_999, 2],
  ])('has after %i days and %i ms had %i reminders', (days, more, due) => {
    const moments = reminderMoments(later(days, more));
    expect(moments.filter((moment) => CHANGED.getTime() <= moment.getTime())).toHaveLength(due);
  });
});
