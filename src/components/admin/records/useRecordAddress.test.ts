import { describe, expect, it } from 'vitest';
import { tabsOf, viewOf } from './recordTabs.ts';
import { pathWithin, readAddress } from './useRecordAddress.ts';

const LIST = '/partner-management/list';

describe('the record that an address is about', () => {
  it('is the partner of partners and applications', () => {
    expect(readAddress({ type: 'applications', id: '7' })).toEqual({
      type: 'applications',
      id: '7',
      kind: 'partner',
      recordId: '7',
    });
  });
  it('is the store of stores, and the store below a partner', () => {
    expect(readAddress({ type: 'merchants', id: '9' })).toMatchObject({ kind: 'merchant', recordId: '9' });
    expect(readAddress({ type: 'partners', id: '7', merchantId: '9' })).toMatchObject({
      kind: 'merchant',
      recordId: '9',
    });
  });
  it('throws below no list', () => {
    expect(() => readAddress({ type: 'suppliers', id: '7' })).toThrow('list');
  });
});

describe('the other pages of a record', () => {
  const partner = readAddress({ type: 'applications', id: '7' });
  const below = readAddress({ type: 'partners', id: '7', merchantId: '9' });
  const store = readAddress({ type: 'merchants', id: '9' });

  it('of a partner stay below its list', () => {
    expect(pathWithin(partner, 'bankDetails')).toBe(`${LIST}/applications/7/bank-details`);
  });
  it('of a store below its partner keep the way where the specification has one', () => {
    expect(pathWithin(below, 'commoditiesEdit')).toBe(`${LIST}/partners/7/merchant-list/9/commodities/edit`);
    expect(pathWithin(below, 'storeOverview')).toBe(`${LIST}/partners/7/merchant-list/9`);
    expect(pathWithin(below, 'bankDetails')).toBe(`${LIST}/merchants/9/bank-details`);
  });
  it('of a store name it twice where the path has both places', () => {
    expect(pathWithin(store, 'merchantEdit')).toBe(`${LIST}/merchants/9/merchant-list/9/edit`);
  });
  it('throw when something is missing in the path', () => {
    expect(() => pathWithin(partner, 'merchantEdit')).toThrow('merchantId');
  });
});

describe('the tabs', () => {
  it('differ for partners and stores, and leave out for a partner’s people what staff keep', () => {
    const names = (...of: Parameters<typeof tabsOf>) => tabsOf(...of).map(({ page }) => page);
    expect(names('partner', false)).toContain('storeList');
    expect(names('merchant', false)).not.toContain('storeList');
    expect(names('merchant', false)).toContain('operatingHours');
    expect(names('partner', true)).not.toContain('recordTimeline');
  });
  it('are where forms lead back to', () => {
    expect(viewOf('operatingHourEdit')).toBe('operatingHours');
    expect(viewOf('recordOverview')).toBe('recordOverview');
  });
});
