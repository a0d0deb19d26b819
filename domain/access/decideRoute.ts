import type { UserType } from '../permissions.ts';
import { missing, type Needs } from './needs.ts';
import { safeReturnTo } from './returnTo.ts';

export { matchRoute } from './matchRoute.ts';
export { afterLogin, safeReturnTo } from './returnTo.ts';

export const NO_ACCESS_MESSAGE = "You don't have access to this page.";

export type RouteAccess = 'public' | 'login' | 'permission' | 'internal' | 'otp-session';
export type Route = { path: string; access: RouteAccess; needs?: Needs; userType?: 'INTERNAL' };

export type RouteDecision =
  | { kind: 'allow' }
  | { kind: 'redirect'; to: '/login'; message?: string; returnTo?: string }
  | { kind: 'redirect'; to: '/' }
  | { kind: 'redirect'; to: '/unauthorized'; missing: string[][]; userType?: 'INTERNAL' }
  | { kind: 'notFound' };

export type RouteQuestion = {
  route: Route | null;
  /** Path and query that were asked for, so that login can lead back to them. */
  asked?: string;
  session: { loggedIn: boolean; otpHeld: boolean };
  permissions: ReadonlySet<string>;
  userType: UserType | null;
};

function toLogin(route: Route, asked: string | undefined): RouteDecision {
  if (route.path === '/') return { kind: 'redirect', to: '/login' };
  const returnTo = route.path === '/unauthorized' ? null : safeReturnTo(asked);
  return { kind: 'redirect', to: '/login', message: NO_ACCESS_MESSAGE, ...(returnTo ? { returnTo } : {}) };
}

/** Whether a page opens, or where its visitor goes instead; asked in the order token, user type, permission. */
export function decideRoute({ route, asked, session, permissions, userType }: RouteQuestion): RouteDecision {
  if (!route) return { kind: 'notFound' };
  if (route.access === 'public') {
    return route.path === '/login' && session.loggedIn ? { kind: 'redirect', to: '/' } : { kind: 'allow' };
  }
  if (route.access === 'otp-session') {
    return session.otpHeld ? { kind: 'allow' } : { kind: 'redirect', to: '/login' };
  }
  if (!session.loggedIn) return toLogin(route, asked);

  const lacking = missing(permissions, route.needs);
  const internalOnly = route.access === 'internal' || route.userType === 'INTERNAL';
  if (internalOnly && userType !== 'INTERNAL') {
    return { kind: 'redirect', to: '/unauthorized', missing: lacking, userType: 'INTERNAL' };
  }
  // A permission route that names none is a mistake in the table: it stays closed.
  const nameless = route.access !== 'login' && !route.needs?.all.length;
  if (nameless || lacking.length > 0) return { kind: 'redirect', to: '/unauthorized', missing: lacking };
  return { kind: 'allow' };
}
