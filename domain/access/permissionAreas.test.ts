import { expect, it } from 'vitest';
import { PERMISSIONS } from '../permissions.ts';
import { areaOf, byArea } from './permissionAreas.ts';

it('gives every permission an area, so that none is missing from the page', () => {
  expect(PERMISSIONS.filter((permission) => areaOf(permission) === null)).toEqual([]);
  expect(areaOf('NO_SUCH_VIEW')).toBeNull();
});

it('puts what modules and roles give into the same area', () => {
  const rows = [
    { permission: 'PRO_STATUS_REVIEW_EDIT' },
    { permission: 'PAR_VIEW' },
    { permission: 'PRO_VIEW' },
  ];
  expect(byArea(rows)).toEqual([
    ['PARTNERS', [{ permission: 'PAR_VIEW' }]],
    ['PROMOS', [{ permission: 'PRO_STATUS_REVIEW_EDIT' }, { permission: 'PRO_VIEW' }]],
  ]);
});
