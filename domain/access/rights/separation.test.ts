import { describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../../permissions.ts';
import { conflictsIn, inOrder, newConflicts, SEPARABLE, separationProblem } from './separation.ts';

const RECEIPTS = { one: 'HC_PROTECT_CREATE', other: 'PT_EDIT' };
const REVIEW = { one: 'MER_CREATE', other: 'PM_SBO_REVIEW' };
const holds = (...permissions: string[]) => new Set(permissions);

describe('a pair of permissions that are kept apart', () => {
  it.each([
    [{ one: 'HC_PROTECT_CREATE', other: 'PT_EDIT' }, null],
    [{ one: 'MER_CREATE', other: 'PM_SBO_REVIEW' }, null],
    [
      { one: 'PT_EDIT', other: 'PT_EDIT' },
      { field: 'other', code: 'same' },
    ],
    [
      { one: 'PT_FLY', other: 'PT_EDIT' },
      { field: 'one', code: 'unknown' },
    ],
    [
      { one: 'PT_EDIT', other: 'MA_VIEW' },
      { field: 'other', code: 'unknown' },
    ],
  ])('%j: %j', (pair, problem) => {
    expect(separationProblem(pair)).toEqual(problem);
  });

  it('can be any two but what everybody of a kind has', () => {
    expect(PERMISSIONS.filter((one) => !SEPARABLE.includes(one))).toEqual(['MA_VIEW']);
  });

  it('is the same said the other way round', () => {
    expect(inOrder({ one: 'PT_EDIT', other: 'HC_PROTECT_CREATE' })).toEqual(RECEIPTS);
    expect(inOrder(RECEIPTS)).toEqual(RECEIPTS);
  });

  it('is in conflict with whoever holds both, not with one of them', () => {
    const rules = [RECEIPTS, REVIEW];
    expect(conflictsIn(holds('HC_PROTECT_CREATE', 'MER_CREATE'), rules)).toEqual([]);
    expect(conflictsIn(holds('HC_PROTECT_CREATE', 'PT_EDIT', 'MER_CREATE'), rules)).toEqual([RECEIPTS]);
  });
});

describe('a change', () => {
  it.each([
    ['gives the second', ['PT_EDIT'], ['PT_EDIT', 'HC_PROTECT_CREATE'], 1],
    ['gives both at once', [], ['PT_EDIT', 'HC_PROTECT_CREATE'], 1],
    ['gives neither', ['PT_EDIT'], ['PT_EDIT', 'PT_VIEW'], 0],
    ['takes one for the other', ['PT_EDIT'], ['HC_PROTECT_CREATE'], 0],
    // Whoever held both before was there before the rule: that is to be resolved, and keeps nothing else from being saved.
    [
      'gives something else to whoever holds both',
      ['PT_EDIT', 'HC_PROTECT_CREATE'],
      ['PT_EDIT', 'HC_PROTECT_CREATE', 'PT_VIEW'],
      0,
    ],
  ])('that %s', (_, before, after, count) => {
    expect(newConflicts(holds(...before), holds(...after), [RECEIPTS])).toHaveLength(count);
  });
});
