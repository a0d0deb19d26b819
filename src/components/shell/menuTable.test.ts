import { describe, expect, it } from 'vitest';
import { ROUTES } from '#domain/pages.ts';
import { menu } from '../../App.tsx';
import { itemAt, menuFor, menuLeading } from './menuTable.ts';
import { trailAt } from './trail/trail.ts';

const keysFor = (type: 'INTERNAL' | 'EXTERNAL', ...permissions: string[]) =>
  menuFor(menu, { type, permissions }).flatMap((section) => section.items.map((item) => item.key));

describe('the menu', () => {
  it('shows somebody without permissions the pages that need none', () => {
    expect(keysFor('EXTERNAL')).toEqual(['dashboard', 'jobs', 'guide']);
  });
  it('shows what one of the needed permissions opens', () => {
    expect(keysFor('EXTERNAL', 'MER_VIEW')).toEqual([
      'dashboard',
      'jobs',
      'partners',
      'merchants',
      'applications',
      'guide',
    ]);
  });
  it('shows reviewers their queue, and those who make or check changes the requests', () => {
    expect(keysFor('INTERNAL', 'PM_VIEW', 'PM_RISK_REVIEW')).toContain('reviewQueue');
    expect(keysFor('INTERNAL', 'PM_VIEW', 'PM_RISK_REVIEW')).not.toContain('approvals');
    expect(keysFor('INTERNAL', 'PM_VIEW', 'PM_SBO_REVIEW')).toContain('approvals');
    expect(keysFor('EXTERNAL', 'PAR_VIEW', 'PM_EDIT')).toContain('approvals');
    expect(keysFor('EXTERNAL', 'PAR_VIEW', 'PM_SBO_REVIEW')).not.toContain('reviewQueue');
    expect(keysFor('INTERNAL', 'CM_VIEW')).toContain('contracts');
  });
  it('hides a page for internal staff from a partner user with its permission', () => {
    expect(keysFor('EXTERNAL', 'UM_VIEW_ACCESS_ROLE')).toEqual(['dashboard', 'jobs', 'accessRoles', 'guide']);
    expect(keysFor('INTERNAL', 'UM_VIEW_ACCESS_ROLE')).toContain('audit');
  });
  it('leads whoever makes accounts and sees none to what they may open, and shows the way there', () => {
    const user = { type: 'EXTERNAL' as const, permissions: ['UR_CREATE'] };
    const codes = '/user-account/registration-codes';
    const items = menuFor(menu, user).flatMap((section) => section.items);
    expect(items.find(({ key }) => key === 'users')?.path).toBe(codes);
    expect(trailAt(menuLeading(menu, user), `${codes}/new`).steps.map(({ path }) => path)).toEqual([
      '/',
      codes,
    ]);
    const both = { type: 'INTERNAL' as const, permissions: ['UR_CREATE', 'UR_VIEW'] };
    expect(trailAt(menuLeading(menu, both), codes).steps.map(({ path }) => path)).toEqual([
      '/',
      '/user-account/list/internal',
    ]);
  });

  it('leads only to paths that belong to the item itself', () => {
    const items = menu.flatMap((section) => section.items);
    expect(items.filter((item) => itemAt(menu, item.path) !== item)).toEqual([]);
    expect(ROUTES.length).toBeGreaterThan(items.length);
  });
});

describe('the breadcrumbs', () => {
  it('tell partners from merchants on the path they share', () => {
    expect(itemAt(menu, '/partner-management/list/merchants/7')?.key).toBe('merchants');
    expect(itemAt(menu, '/partner-management/list/others')).toBeNull();
  });
  it('name a list of several tabs once, whichever stands in the address', () => {
    const paths = (path: string) => trailAt(menu, path).steps.map((step) => step.path);
    for (const tab of ['for-delivery', 'delivered', 'cancelled'])
      expect(paths(`/delivery-advice/list/${tab}`)).toEqual(['/']);
    for (const tab of ['computation', 'atc', 'receipt-series'])
      expect(paths(`/finance-management/report-settings/${tab}`), tab).toEqual(['/']);
    expect(paths('/delivery-advice/7')).toEqual(['/', '/delivery-advice/list/for-delivery']);
    const report = '/finance-management/reports/disbursement';
    expect(paths(`${report}/hcpay`)).toEqual(['/']);
    expect(paths(`${report}/hcpay/7`)).toEqual(['/', report]);
  });
  it('lead from an edit page over the record and the list to home', () => {
    expect(trailAt(menu, '/access-role-management/4/edit').steps.map((step) => step.path)).toEqual([
      '/',
      '/access-role-management/list',
      '/access-role-management/4',
    ]);
  });
  it('lead over the partner to a store below it, and over both to a form of the store', () => {
    const list = '/partner-management/list/partners';
    const paths = (path: string) => trailAt(menu, list + path).steps.map((step) => step.path);
    expect(paths('/7/bank-details')).toEqual(['/', list]);
    expect(paths('/7/merchant-list/9')).toEqual(['/', list, `${list}/7`]);
    expect(paths('/7/bank-details/edit')).toEqual(['/', list, `${list}/7`]);
    expect(paths('/7/merchant-list/9/commodities/edit')).toEqual([
      '/',
      list,
      `${list}/7`,
      `${list}/7/merchant-list/9`,
    ]);
    const stores = '/partner-management/list/merchants';
    expect(trailAt(menu, `${stores}/9/merchant-list/9/edit`).steps.map((step) => step.path)).toEqual([
      '/',
      stores,
      `${stores}/9`,
    ]);
  });
  it('lead over a store to a person of it, and over both to a form of the person', () => {
    const list = '/partner-management/list/partners';
    const paths = (path: string) => trailAt(menu, list + path).steps.map((step) => step.path);
    const store = `${list}/7/merchant-list/9`;
    const person = '/7/merchant-list/9/retailer-associate/5';
    expect(paths(person)).toEqual(['/', list, `${list}/7`, store]);
    expect(paths('/7/merchant-list/9/retailer-associate/add')).toEqual(['/', list, `${list}/7`, store]);
    expect(paths(`${person}/address/present/edit`)).toEqual(['/', list, `${list}/7`, store, list + person]);
    expect(paths('/7/sales-representative/view/5')).toEqual(['/', list, `${list}/7`]);
  });
  it('lead from an import to the page that lists them', () => {
    const paths = (search: string) =>
      trailAt(menu, '/batch-processing/merchant', search).steps.map(({ path }) => path);
    expect(paths('?import=7')).toEqual(['/', '/batch-processing/merchant']);
    expect(paths('?page=2')).toEqual(['/']);
  });

  it('lead people of partners to their own list of accounts, staff to that of staff', () => {
    const paths = (type: 'INTERNAL' | 'EXTERNAL', path: string) =>
      trailAt(menuLeading(menu, { type, permissions: ['UR_VIEW'] }), path).steps.map((step) => step.path);
    expect(paths('EXTERNAL', '/user-account/7/access')).toEqual(['/', '/user-account/list/external']);
    expect(paths('INTERNAL', '/user-account/7/access')).toEqual(['/', '/user-account/list/internal']);
    expect(paths('INTERNAL', '/user-account/list/external')).toEqual(['/']);
  });
  it('are empty on the dashboard', () => expect(trailAt(menu, '/').steps).toEqual([]));
});
