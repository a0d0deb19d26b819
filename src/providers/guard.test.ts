import { describe, expect, it } from 'vitest';
import type { GuardUser } from '#domain/access/guardOver.ts';
import { ROUTES } from '#domain/pages.ts';
import { guardFor, routeAt } from './guard.ts';
import { loginPath } from './loginPath.ts';
import { hasPage, resourcePath } from './paths.ts';

const internal = { type: 'INTERNAL', permissions: ['UM_VIEW_ACCESS_ROLE'] } as const;
const external = { type: 'EXTERNAL', permissions: ['UM_VIEW_ACCESS_ROLE', 'MA_VIEW'] } as const;

describe('the guard over the route table', () => {
  it('[guard.noToken] sends a visitor to login with the message and the page to come back to, save from the dashboard', () => {
    expect(guardFor('/access-role-management/list?sort=-role', null).decision).toEqual({
      kind: 'redirect',
      to: '/login',
      message: "You don't have access to this page.",
      returnTo: '/access-role-management/list?sort=-role',
    });
    expect(guardFor('/', null).decision).toEqual({ kind: 'redirect', to: '/login' });
  });

  it('[guard.loginWhenLoggedIn] leads a signed-in user from login to the dashboard', () => {
    expect(guardFor('/login', internal).decision).toEqual({ kind: 'redirect', to: '/' });
    expect(guardFor('/login', null).decision).toEqual({ kind: 'allow' });
  });

  it('[guard.permission] names the missing permission', () => {
    expect(guardFor('/access-role-management/7/edit', internal).decision).toEqual({
      kind: 'redirect',
      to: '/unauthorized',
      missing: [['UM_EDIT_ACCESS_ROLE']],
    });
  });

  it('[route.baseRedirects] leads from the base of the wizard for a new user to its first step', () => {
    const maker = { type: 'EXTERNAL', permissions: ['UR_CREATE'] } as const;
    expect(guardFor('/user-account-create', maker).decision).toEqual({
      kind: 'moved',
      to: '/user-account-create/user-info',
    });
    expect(guardFor('/user-account-create/user-info', external).decision).toMatchObject({
      to: '/unauthorized',
    });
    expect(guardFor('/user-account-create/user-info', null).decision).toMatchObject({ to: '/login' });
  });

  it('[guard.userType] keeps an internal page from an external user who holds its permission', () => {
    expect(guardFor('/audit-trail', external).decision).toMatchObject({
      to: '/unauthorized',
      userType: 'INTERNAL',
    });
    expect(guardFor('/audit-trail', internal).decision).toEqual({ kind: 'allow' });
  });

  it('[guard.userType] keeps requests of people from somebody of a partner who holds UR_EDIT', () => {
    const permissions = ['UR_EDIT'];
    for (const path of ['/user-account/approvals', '/user-account/approvals/7']) {
      expect(guardFor(path, { type: 'INTERNAL', permissions }).decision).toEqual({ kind: 'allow' });
      expect(guardFor(path, { type: 'EXTERNAL', permissions }).decision).toMatchObject({
        to: '/unauthorized',
        userType: 'INTERNAL',
      });
      expect(guardFor(path, { type: 'INTERNAL', permissions: ['UR_VIEW'] }).decision).toMatchObject({
        to: '/unauthorized',
        missing: [['UR_EDIT']],
      });
    }
  });

  it('[guard.unknownPath] shows not found for an unknown path and an unknown list type, without a login redirect', () => {
    for (const path of [
      '/nowhere',
      '/partner-management/list/suppliers',
      '/partner-management/list/suppliers/1',
    ]) {
      expect(guardFor(path, null).decision).toEqual({ kind: 'notFound' });
      expect(routeAt(path).route.page).toBe('notFound');
    }
  });

  describe('of partner management', () => {
    const list = '/partner-management/list';
    const may = (path: string, type: 'INTERNAL' | 'EXTERNAL', ...permissions: string[]) =>
      guardFor(path, { type, permissions }).decision.kind === 'allow';

    it('opens what is seen with any of the three permissions', () => {
      for (const permission of ['PAR_VIEW', 'MER_VIEW', 'PM_VIEW']) {
        expect(may(`${list}/applications/7/bank-details`, 'EXTERNAL', permission)).toBe(true);
      }
      expect(may(`${list}/partners`, 'INTERNAL', 'PM_EDIT')).toBe(false);
    });
    it('opens forms with PM_EDIT besides', () => {
      const form = `${list}/partners/7/merchant-list/9/operating-hour/edit`;
      expect(may(form, 'EXTERNAL', 'PAR_VIEW')).toBe(false);
      expect(may(form, 'EXTERNAL', 'PAR_VIEW', 'PM_EDIT')).toBe(true);
    });
    it('keeps notes and timeline for staff', () => {
      expect(may(`${list}/partners/7/notes`, 'EXTERNAL', 'PAR_VIEW')).toBe(false);
      expect(may(`${list}/merchants/7/timeline`, 'INTERNAL', 'MER_VIEW')).toBe(true);
    });
    it('knows sections that only a store has below stores only', () => {
      expect(routeAt(`${list}/merchants/9/commodities`).route.page).toBe('commodities');
      expect(routeAt(`${list}/partners/9/commodities`).route.page).toBe('notFound');
    });
  });

  it('moves base paths to their list and keeps the query', () => {
    expect(guardFor('/access-role-management/?limit=50', internal).decision).toEqual({
      kind: 'moved',
      to: '/access-role-management/list?limit=50',
    });
    expect(guardFor('/partner-management', null).decision).toMatchObject({
      to: '/partner-management/list/partners',
    });
  });
  it('moves a base to the first of its lists that somebody may open; nobody comes back to it after login', () => {
    const lists = ['INTERNAL', 'EXTERNAL'].map(
      (type) =>
        guardFor('/user-account?page=2', { ...internal, type, permissions: ['UR_VIEW'] } as GuardUser)
          .decision,
    );
    expect(lists).toEqual([
      { kind: 'moved', to: '/user-account/list/internal?page=2' },
      { kind: 'moved', to: '/user-account/list/external?page=2' },
    ]);
    expect(guardFor('/user-account', null).decision).toMatchObject({
      to: '/login',
      returnTo: '/user-account',
    });
  });

  it('takes a literal before a parameter', () => {
    expect(routeAt('/access-role-management/create').route.page).toBe('accessRoleCreate');
    expect(routeAt('/access-role-management/12')).toMatchObject({ params: { id: '12' } });
  });
});

describe('paths of resources', () => {
  it('stand in the route table, each one', () => {
    for (const { page, resource } of ROUTES) {
      if (!resource) continue;
      const [name, action] = resource;
      const path = resourcePath(name === '{type}' ? 'merchants' : name, action, '5');
      expect(routeAt(path).route.page, path).toBe(page);
    }
    expect(new Set(ROUTES.map(({ path }) => path)).size).toBe(ROUTES.length);
  });

  it('take the id encoded, and refuse a page that does not exist', () => {
    expect(resourcePath('merchants', 'show', 'a/b')).toBe('/partner-management/list/merchants/a%2Fb');
    expect(() => resourcePath('partners', 'edit', 1)).toThrow('no page');
    expect(() => resourcePath('partners', 'show')).toThrow('id');
    expect(hasPage('toString', 'list')).toBe(false);
    expect(hasPage('jobs', 'toString')).toBe(false);
  });

  it('lead to login with a safe way back only', () => {
    expect(loginPath({ returnTo: '/jobs?x=1', reason: 'denied' })).toBe(
      '/login?returnTo=%2Fjobs%3Fx%3D1&reason=denied',
    );
    expect(loginPath({ returnTo: '//evil.example' })).toBe('/login');
    expect(loginPath({ returnTo: '/' })).toBe('/login');
  });
});

describe('[route.deliveryAdvice.list]', () => {
  it.each(['returned', 'FOR_DELIVERY', 'delivered%20', 'toString'])('has no status %s', (slug) => {
    expect(routeAt(`/delivery-advice/list/${slug}`).route.page).toBe('notFound');
    expect(routeAt('/delivery-advice/list/cancelled').route.page).toBe('deliveryList');
  });
});
