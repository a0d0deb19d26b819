import { describe, expect, it } from 'vitest';
import { decideRoute, matchRoute, NO_ACCESS_MESSAGE, type Route, type RouteQuestion } from './decideRoute.ts';

const ROUTES: readonly Route[] = [
  { path: '/', access: 'login' },
  { path: '/login', access: 'public' },
  { path: '/terms-and-condition', access: 'public' },
  { path: '/unauthorized', access: 'login' },
  { path: '/user-guide/list', access: 'login' },
  { path: '/my-promos', access: 'permission', needs: { all: [['PRO_VIEW']] } },
  { path: '/my-promos/create', access: 'permission', needs: { all: [['PRO_CREATE']] } },
  { path: '/my-promos/{code}', access: 'permission', needs: { all: [['PRO_VIEW']] } },
  { path: '/my-account', access: 'permission', needs: { all: [['MA_VIEW']] } },
  { path: '/transactions', access: 'permission', needs: { all: [['PT_VIEW']] } },
  { path: '/transactions/{id}/refund', access: 'permission', needs: { all: [['PT_VIEW'], ['PT_EDIT']] } },
  {
    path: '/offset-report/list',
    access: 'permission',
    needs: { all: [['OFFSET_REPORT_VIEW', 'OFFSET_VIEW']] },
  },
  { path: '/home-credit-protect/{type}', access: 'internal', needs: { all: [['HC_PROTECT_VIEW']] } },
  {
    path: '/home-credit-protect/upload-receipt',
    access: 'internal',
    needs: { all: [['HC_PROTECT_CREATE']] },
  },
  {
    path: '/official-receipts',
    access: 'permission',
    needs: { all: [['HC_PROTECT_VIEW']] },
    userType: 'INTERNAL',
  },
  { path: '/self-service/business-details', access: 'otp-session' },
];

type Visit = Partial<Omit<RouteQuestion, 'route' | 'permissions'>> & { permissions?: readonly string[] };

/** A signed-in internal user with no permission, unless the visit says otherwise. */
const visit = (open: string, { permissions = [], ...over }: Visit = {}) =>
  decideRoute({
    route: matchRoute(ROUTES, open.split('?')[0] ?? '')?.route ?? null,
    asked: open,
    session: { loggedIn: true, otpHeld: false },
    userType: 'INTERNAL',
    permissions: new Set(permissions),
    ...over,
  });

const ALLOW = { kind: 'allow' };
const NOBODY: Visit = { session: { loggedIn: false, otpHeld: false }, userType: null };

describe('without a token', () => {
  it('[guard.noToken] sends to login with the message', () => {
    expect(NO_ACCESS_MESSAGE).toBe("You don't have access to this page.");
    for (const open of ['/my-promos', '/my-account', '/transactions', '/home-credit-protect/pending']) {
      expect(visit(open, NOBODY)).toEqual({
        kind: 'redirect',
        to: '/login',
        message: NO_ACCESS_MESSAGE,
        returnTo: open,
      });
    }
  });

  it('[guard.noToken] says nothing when the dashboard was the target', () => {
    expect(visit('/', NOBODY)).toEqual({ kind: 'redirect', to: '/login' });
    expect(visit('/?tab=2', NOBODY)).toEqual({ kind: 'redirect', to: '/login' });
  });

  it('[guard.noToken] remembers the whole address, but not the unauthorized page', () => {
    expect(visit('/transactions?status=open&page=2', NOBODY)).toMatchObject({
      returnTo: '/transactions?status=open&page=2',
    });
    expect(visit('/unauthorized', NOBODY)).toEqual({
      kind: 'redirect',
      to: '/login',
      message: NO_ACCESS_MESSAGE,
    });
  });

  it('[guard.noToken] comes before type and permission, even for stale ones', () => {
    const stale: Visit = {
      session: { loggedIn: false, otpHeld: false },
      userType: 'EXTERNAL',
      permissions: ['HC_PROTECT_VIEW'],
    };
    expect(visit('/home-credit-protect/pending', stale)).toMatchObject({ to: '/login' });
  });

  it('opens the public pages', () => {
    expect(visit('/login', NOBODY)).toEqual(ALLOW);
    expect(visit('/terms-and-condition', NOBODY)).toEqual(ALLOW);
  });
});

describe('with a token', () => {
  it('[guard.loginWhenLoggedIn] login leads to the dashboard, other public pages open', () => {
    expect(visit('/login')).toEqual({ kind: 'redirect', to: '/' });
    expect(visit('/login?returnTo=%2Fmy-promos')).toEqual({ kind: 'redirect', to: '/' });
    expect(visit('/terms-and-condition')).toEqual(ALLOW);
  });

  it('[guard.permission] a failed check leads to unauthorized and names what is missing', () => {
    expect(visit('/transactions')).toEqual({ kind: 'redirect', to: '/unauthorized', missing: [['PT_VIEW']] });
    expect(visit('/transactions', { permissions: ['PT_VIEW'] })).toEqual(ALLOW);
    expect(visit('/transactions/7/refund', { permissions: ['PT_VIEW'] })).toMatchObject({
      missing: [['PT_EDIT']],
    });
    expect(visit('/transactions/7/refund', { permissions: ['PT_EDIT'] })).toMatchObject({
      missing: [['PT_VIEW']],
    });
    expect(visit('/transactions/7/refund', { permissions: ['PT_VIEW', 'PT_EDIT'] })).toEqual(ALLOW);
  });

  it('[guard.userType] an external user never opens an internal page, whatever the permission', () => {
    const external: Visit = { userType: 'EXTERNAL', permissions: ['HC_PROTECT_VIEW', 'HC_PROTECT_CREATE'] };
    for (const open of [
      '/home-credit-protect/pending',
      '/home-credit-protect/upload-receipt',
      '/official-receipts',
    ]) {
      expect(visit(open, external)).toEqual({
        kind: 'redirect',
        to: '/unauthorized',
        missing: [],
        userType: 'INTERNAL',
      });
    }
    expect(visit('/official-receipts', { userType: null, permissions: ['HC_PROTECT_VIEW'] })).toMatchObject({
      to: '/unauthorized',
    });
  });

  it('[guard.userType] an internal user still needs the permission', () => {
    expect(visit('/home-credit-protect/pending', { permissions: ['HC_PROTECT_VIEW'] })).toEqual(ALLOW);
    expect(visit('/home-credit-protect/pending')).toMatchObject({ to: '/unauthorized' });
    expect(visit('/home-credit-protect/upload-receipt', { permissions: ['HC_PROTECT_VIEW'] })).toMatchObject({
      to: '/unauthorized',
      missing: [['HC_PROTECT_CREATE']],
    });
  });

  it('[route.permissionTable] each page asks for the permissions of its row', () => {
    const external: Visit = { userType: 'EXTERNAL' };
    expect(visit('/my-promos', { ...external, permissions: ['PRO_VIEW'] })).toEqual(ALLOW);
    expect(visit('/my-promos/create', { ...external, permissions: ['PRO_VIEW'] })).toMatchObject({
      to: '/unauthorized',
    });
    expect(visit('/my-promos/SUMMER', { ...external, permissions: ['PRO_VIEW'] })).toEqual(ALLOW);
    expect(visit('/offset-report/list', { permissions: ['OFFSET_VIEW'] })).toEqual(ALLOW);
    expect(visit('/offset-report/list', { permissions: ['OFFSET_REPORT_VIEW'] })).toEqual(ALLOW);
    expect(visit('/offset-report/list')).toEqual({
      kind: 'redirect',
      to: '/unauthorized',
      missing: [['OFFSET_REPORT_VIEW', 'OFFSET_VIEW']],
    });
    expect(visit('/user-guide/list', external)).toEqual(ALLOW);
  });

  it('opens the pages that need a login only', () => {
    for (const open of ['/', '/unauthorized', '/user-guide/list']) expect(visit(open)).toEqual(ALLOW);
  });

  it('keeps a guarded row closed that names no permission', () => {
    for (const needs of [undefined, { all: [] }, { all: [[]] }]) {
      const route: Route = { path: '/new', access: 'permission', needs };
      const session = { loggedIn: true, otpHeld: true };
      expect(
        decideRoute({ route, session, userType: 'INTERNAL', permissions: new Set(['PT_VIEW']) }),
      ).toMatchObject({
        to: '/unauthorized',
      });
    }
  });
});

describe('other pages', () => {
  it('[guard.unknownPath] an unknown path is not found, with or without a token', () => {
    expect(visit('/no-such-page')).toEqual({ kind: 'notFound' });
    expect(visit('/no-such-page', NOBODY)).toEqual({ kind: 'notFound' });
    expect(visit('/my-promos/SUMMER/nothing')).toEqual({ kind: 'notFound' });
  });

  it('self-service pages ask for the OTP session, not for a login', () => {
    const open = '/self-service/business-details';
    expect(visit(open, { session: { loggedIn: false, otpHeld: true } })).toEqual(ALLOW);
    expect(visit(open, NOBODY)).toEqual({ kind: 'redirect', to: '/login' });
    expect(visit(open)).toEqual({ kind: 'redirect', to: '/login' });
  });
});
