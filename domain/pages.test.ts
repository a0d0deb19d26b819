import { describe, expect, it } from 'vitest';
import { importPath, importStartPath } from './pages/importPages.ts';
import { isRecordType } from './pages/recordPages.ts';
import { recordPath } from './pages/recordPath.ts';
import { PAGES, pathOf, REDIRECTS, ROUTES } from './pages.ts';

describe('the table of pages', () => {
  it('has each path once', () => {
    expect(new Set(ROUTES.map(({ path }) => path)).size).toBe(ROUTES.length);
  });

  it('names a permission for every page that needs one', () => {
    for (const { page, access, needs } of ROUTES)
      expect(['permission', 'internal'].includes(access), page).toBe((needs?.all.flat().length ?? 0) > 0);
  });

  it('names every page behind login, by its entry in the menu or by itself', () => {
    for (const { page, access, menu, title } of ROUTES)
      if (access !== 'public' && access !== 'otp-session') expect(menu ?? title, page).toBeTruthy();
  });

  it('asks for a type, a status, a product or a setting wherever an address has one', () => {
    const closed = ['type', 'status', 'transactionType', 'contractStatusType', 'setting'];
    for (const { path, values } of ROUTES)
      expect(Object.keys(values ?? {}), path).toEqual(closed.filter((name) => path.includes(`{${name}}`)));
  });

  it('[guard.selfServiceOtp] asks every page of an application for a proved number, and those that prove it for nothing', () => {
    for (const { page, path, access } of ROUTES) {
      if (path.startsWith('/self-service')) expect(access, page).toBe('otp-session');
      if (path.startsWith('/apply')) expect(access, page).toBe('public');
    }
  });

  it('leads from each base to a page', () => {
    const known = ROUTES.flatMap(({ path, values }) =>
      (values?.type ?? ['']).map((type) =>
        path
          .replace('{type}', type)
          .replace('{setting}', 'computation')
          .replace('{contractStatusType}', 'for-delivery'),
      ),
    );
    for (const to of Object.values(REDIRECTS).flat()) expect(known).toContain(to);
  });
});

describe('the address of a page', () => {
  it('has its values encoded', () => {
    expect(pathOf('jobs')).toBe('/jobs');
    expect(pathOf('promoDetail', { code: 'A/B 1' })).toBe('/my-promos/A%2FB%201');
  });

  it('is refused without a value that it needs', () => {
    expect(() => pathOf('approval')).toThrow('/approvals/{id} needs {id}');
    expect(() => pathOf('recordOverview', { type: 'partners', id: '' })).toThrow('{id}');
  });

  it('of a record is that of the store, else of the partner among partners or applications', () => {
    const partner = { partnerId: '7', merchantId: null };
    expect(recordPath(partner)).toBe('/partner-management/list/partners/7');
    expect(recordPath(partner, 'applications')).toBe('/partner-management/list/applications/7');
    expect(recordPath({ partnerId: '7', merchantId: '9' }, 'applications')).toBe(
      '/partner-management/list/merchants/9',
    );
    expect(['partners', 'jobs', undefined].map(isRecordType)).toEqual([true, false, false]);
  });

  it('of an import is that of its kind, third-party merchants by their switch', () => {
    expect(importPath({ id: '5', kind: 'merchant-3rd-party' })).toBe('/batch-processing/merchant?import=5');
    expect(importStartPath('merchant-3rd-party')).toBe(`${PAGES.batchMerchant.path}?third-party`);
    expect(importStartPath('promo')).toBe('/batch-processing/promo');
  });
});
