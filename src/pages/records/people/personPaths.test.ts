import { describe, expect, it } from 'vitest';
import { pathOf } from '#domain/pages.ts';
import { guardFor, routeAt } from '../../../providers/guard.ts';
import { associateAddPath, associatePath, storePath } from './personPaths.ts';

const LIST = '/partner-management/list';
const ofPartner = { type: 'partners', id: '7' } as const;
const ofStore = { type: 'merchants', id: '9' } as const;

describe('the address of a retailer associate', () => {
  it('keeps the way one came, and in the list of stores names the store twice', () => {
    expect(associatePath(ofPartner, '9', '5')).toBe(
      `${LIST}/partners/7/merchant-list/9/retailer-associate/5`,
    );
    expect(associatePath(ofStore, '9', '5')).toBe(`${LIST}/merchants/9/merchant-list/9/retailer-associate/5`);
    // Another store of the same person is another record there.
    expect(associatePath(ofStore, '8', '5')).toBe(`${LIST}/merchants/8/merchant-list/8/retailer-associate/5`);
    expect(storePath(ofPartner, '9')).toBe(`${LIST}/partners/7/merchant-list/9`);
    expect(storePath(ofStore, '8')).toBe(`${LIST}/merchants/8`);
  });

  it('is another than that of the form for a new one', () => {
    const add = associateAddPath(ofPartner, '9');
    expect(routeAt(add)).toMatchObject({
      route: { page: 'retailerAssociateAdd' },
      params: { merchantId: '9' },
    });
    expect(routeAt(associatePath(ofPartner, '9', '5')).route.page).toBe('retailerAssociate');
  });
});

describe('who opens the pages of people', () => {
  const values = { ...ofPartner, merchantId: '9', retailerAssociateId: '5' };
  const decide = (path: string, ...permissions: string[]) =>
    guardFor(path, { type: 'EXTERNAL', permissions }).decision;

  it.each(['retailerAssociate', 'salesRepresentative'] as const)('%s: whoever sees the record', (page) => {
    const path = pathOf(page, values);
    for (const view of ['PAR_VIEW', 'MER_VIEW', 'PM_VIEW'])
      expect(decide(path, view)).toEqual({ kind: 'allow' });
    expect(decide(path, 'PM_EDIT')).toMatchObject({ to: '/unauthorized' });
  });

  it.each([
    'retailerAssociateAdd',
    'presentAddressEdit',
    'permanentAddressEdit',
    'personalDetailsEdit',
    'designationPositionEdit',
    'salesRepresentativeAdd',
  ] as const)('%s: who sees and edits it', (page) => {
    const path = pathOf(page, values);
    expect(decide(path, 'MER_VIEW', 'PM_EDIT')).toEqual({ kind: 'allow' });
    expect(decide(path, 'MER_VIEW')).toMatchObject({ to: '/unauthorized', missing: [['PM_EDIT']] });
    expect(decide(path, 'PM_EDIT')).toMatchObject({ to: '/unauthorized' });
    expect(guardFor(path, null).decision).toMatchObject({ to: '/login' });
  });
});
