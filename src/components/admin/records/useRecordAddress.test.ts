import { describe, expect, it } from 'vitest';
import { recordPages } from '#domain/pages/recordPages.ts';
import type { RecordKind } from '../../../providers/verbs/recordVerbs.ts';
import { detailsOf, tabsOf, viewOf } from './recordTabs.ts';
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
  const names = (...of: Parameters<typeof tabsOf>) => tabsOf(...of).map(({ name }) => name);
  it('are seven at most, differ for partners and stores, and leave out for a partner’s people what staff keep', () => {
    const all = ['overview', 'details', 'stores', 'documents', 'people', 'rates', 'history'];
    const without = (...left: string[]) => all.filter((name) => !left.includes(name));
    expect(names('partner', false)).toEqual(all);
    expect(names('merchant', false)).toEqual(without('stores'));
    expect(names('partner', true)).toEqual(without('history'));
    expect(names('merchant', true)).toEqual(without('stores', 'history'));
  });
  it.each(['partner', 'merchant'] as const)('of a %s hold each page that stands as a tab once', (kind) => {
    const pages: string[] = tabsOf(kind, false).flatMap((tab) => tab.pages);
    expect(new Set(pages).size).toBe(pages.length);
    const only: Readonly<Record<RecordKind, readonly string[]>> = {
      partner: detailsOf('merchant').filter((page) => !detailsOf('partner').includes(page)),
      merchant: ['storeList'],
    };
    const within = Object.entries(recordPages).filter(([, page]) => page.within === 'tab');
    expect([...pages].sort()).toEqual(
      within
        .map(([name]) => name)
        .filter((name) => !only[kind].includes(name))
        .sort(),
    );
  });
  it('are where forms lead back to', () => {
    expect(viewOf('operatingHourEdit')).toBe('operatingHours');
    expect(viewOf('recordOverview')).toBe('recordOverview');
  });
});
