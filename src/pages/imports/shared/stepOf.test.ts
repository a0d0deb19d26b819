import { describe, expect, it } from 'vitest';
import { IMPORT_STATUSES } from '#domain/importJobs/importStatus.ts';
import { STEPS, stepOf } from './stepOf.ts';

const NONE = {
  total: 5,
  create: 0,
  update: 0,
  unchanged: 0,
  error: 0,
  warning: 0,
  created: 0,
  updated: 0,
  failed: 0,
  leftOut: 0,
  notStarted: 0,
  reversed: 0,
  editedSince: 0,
  refused: 0,
};

describe('the step an import is at', () => {
  it('is one of the strip for every status', () => {
    for (const status of IMPORT_STATUSES)
      expect(STEPS[stepOf({ status, counts: NONE, needsCheck: false }).at]).toBeDefined();
  });
  it('is fixing while rows wait, and writing once none does', () => {
    expect(
      STEPS[stepOf({ status: 'review', counts: { ...NONE, error: 2, create: 3 }, needsCheck: false }).at],
    ).toBe('fix');
    expect(STEPS[stepOf({ status: 'review', counts: { ...NONE, create: 5 }, needsCheck: false }).at]).toBe(
      'write',
    );
  });
  it('is the check while what was found before does not hold any more', () => {
    const job = { status: 'review', counts: { ...NONE, create: 5 }, needsCheck: true } as const;
    expect(STEPS[stepOf(job).at]).toBe('check');
  });
  it('is matching while columns are matched anew, whatever was found before', () => {
    const job = { status: 'review', counts: { ...NONE, error: 2 }, needsCheck: false } as const;
    expect(STEPS[stepOf(job, true).at]).toBe('match');
  });
  it('is the report of what is in when the writing was stopped', () => {
    expect(
      STEPS[stepOf({ status: 'cancelled', counts: { ...NONE, created: 2 }, needsCheck: false }).at],
    ).toBe('report');
    expect(STEPS[stepOf({ status: 'cancelled', counts: NONE, needsCheck: false }).at]).toBe('check');
  });
  it('is over when all is in or all is taken back', () => {
    expect(stepOf({ status: 'done', counts: NONE, needsCheck: false }).isOver).toBe(true);
    expect(stepOf({ status: 'undone', counts: NONE, needsCheck: false }).isOver).toBe(true);
    expect(stepOf({ status: 'done_with_errors', counts: NONE, needsCheck: false }).isOver).toBe(false);
  });
});
