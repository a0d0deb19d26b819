import { expect, it } from 'vitest';
import { namesOf, readMissing } from './missingAccess.ts';

it('reads what the guard handed over', () => {
  const state = { from: '/audit-trail', missing: [['UM_VIEW_ACCESS_ROLE']], userType: 'INTERNAL' };
  expect(readMissing(state)).toEqual({
    from: '/audit-trail',
    missing: [['UM_VIEW_ACCESS_ROLE']],
    internalOnly: true,
  });
});

it('survives a state that was lost or is not ours', () => {
  const nothing = { from: null, missing: [], internalOnly: false };
  expect(readMissing(null)).toEqual(nothing);
  expect(readMissing({ from: 3, missing: [[1]], userType: 'x' })).toEqual(nothing);
});

it('names any of a group, and all groups', () => {
  expect(namesOf([['A', 'B'], ['C']], 'or', 'and')).toBe('A or B, and C');
});
