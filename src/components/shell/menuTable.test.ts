import { describe, expect, it } from 'vitest';
import { ROUTES } from '../../routes.ts';
import { itemAt, MENU, menuFor } from './menuTable.ts';
import { trailAt } from './trail.ts';

const keysFor = (type: 'INTERNAL' | 'EXTERNAL', ...permissions: string[]) =>
  menuFor({ type, permissions }).flatMap((section) => section.items.map((item) => item.key));

describe('the menu', () => {
  it('shows somebody without permissions the pages that need none', () => {
    expect(keysFor('EXTERNAL')).toEqual(['dashboard', 'jobs']);
  });
  it('shows what one of the needed permissions opens', () => {
    expect(keysFor('EXTERNAL', 'MER_VIEW')).toEqual(['dashboard', 'jobs', 'partners', 'merchants']);
  });
  it('hides a page for internal staff from a partner user with its permission', () => {
    expect(keysFor('EXTERNAL', 'UM_VIEW_ACCESS_ROLE')).toEqual(['dashboard', 'jobs', 'accessRoles']);
    expect(keysFor('INTERNAL', 'UM_VIEW_ACCESS_ROLE')).toContain('audit');
  });
  it('leads only to paths that belong to the item itself', () => {
    const items = MENU.flatMap((section) => section.items);
    expect(items.filter((item) => itemAt(item.path) !== item)).toEqual([]);
    expect(ROUTES.length).toBeGreaterThan(items.length);
  });
});

describe('the breadcrumbs', () => {
  it('tell partners from merchants on the path they share', () => {
    expect(itemAt('/partner-management/list/merchants/7')?.key).toBe('merchants');
    expect(itemAt('/partner-management/list/others')).toBeNull();
  });
  it('lead from an edit page over the record and the list to home', () => {
    expect(trailAt('/access-role-management/4/edit').steps.map((step) => step.path)).toEqual([
      '/',
      '/access-role-management/list',
      '/access-role-management/4',
    ]);
  });
  it('are empty on the dashboard', () => expect(trailAt('/').steps).toEqual([]));
});
