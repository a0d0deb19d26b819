import { trimmedEnd } from '../formats/trimmedEnd.ts';
import type { Page } from '../pages/page.ts';
import { notFoundPage } from '../pages/publicPages.ts';
import { decideRoute, matchRoute, type RouteDecision } from './decideRoute.ts';

/** What the guard asks of the signed-in user; UserDetails of the contract satisfies it. */
export interface GuardUser {
  type: 'INTERNAL' | 'EXTERNAL';
  permissions: readonly string[];
}

type Row<P extends string> = Page & { page: P };
export interface Found<P extends string> {
  route: Row<P | 'notFound'>;
  params: Record<string, string>;
}
export interface Guarded<P extends string = string> extends Found<P> {
  decision: RouteDecision | { kind: 'moved'; to: string };
}

interface Table<P extends string> {
  routes: readonly Row<P>[];
  /** Base paths that are no page of their own: each leads to the first of its paths that its visitor may open. */
  redirects: Readonly<Record<string, readonly string[]>>;
}

/** The guard over a table of pages. */
export const guardOver = <P extends string>({ routes, redirects }: Table<P>) => {
  /** The row of the table for a pathname, with its parameters; `notFoundPage` when there is none. */
  const routeAt = (pathname: string): Found<P> => {
    const found = matchRoute(routes, pathname);
    const known =
      found &&
      Object.entries(found.route.values ?? {}).every(([name, values]) => {
        const value = found.params[name];
        return value !== undefined && values.includes(value);
      });
    return found && known ? found : { route: notFoundPage, params: {} };
  };

  /**
   * What becomes of an address (path, with or without query) for a user, or for nobody: shown, moved, refused, not found. `otpHeld`:
   * whether an applicant has proved a number here.
   */
  const guardFor = (asked: string, user: GuardUser | null, otpHeld = false): Guarded<P> => {
    const [pathname = '/', ...rest] = asked.split(/(?=[?#])/);
    const ways = redirects[trimmedEnd(pathname, '/') || '/'] ?? [];
    const way = ways.find((one) => guardFor(one, user, otpHeld).decision.kind === 'allow') ?? ways[0];
    const { route, params } = routeAt(way ?? pathname);
    // Which of several ways is theirs shows once somebody has signed in: until then they are to come back to the base.
    if (way && (user || ways.length === 1))
      return { decision: { kind: 'moved', to: way + rest.join('') }, route, params };
    const decision = decideRoute({
      route: route === notFoundPage ? null : route,
      asked,
      session: { loggedIn: user !== null, otpHeld },
      permissions: new Set(user?.permissions),
      userType: user?.type ?? null,
    });
    return { decision, route, params };
  };
  return { routeAt, guardFor };
};
