import { decideRoute, matchRoute, type RouteDecision } from '#domain/access/decideRoute.ts';
import { NOT_FOUND, type PageRoute, REDIRECTS, ROUTES } from '#domain/pages.ts';

/** What the guard asks of the signed-in user; UserDetails of the contract satisfies it. */
export interface GuardUser {
  type: 'INTERNAL' | 'EXTERNAL';
  permissions: readonly string[];
}

export interface Guarded {
  decision: RouteDecision | { kind: 'moved'; to: string };
  route: PageRoute;
  params: Record<string, string>;
}

/** The row of the route table for a pathname, with its parameters; NOT_FOUND when there is none. */
export function routeAt(pathname: string): { route: PageRoute; params: Record<string, string> } {
  const found = matchRoute(ROUTES, pathname);
  const known =
    found &&
    Object.entries(found.route.values ?? {}).every(([name, values]) => {
      const value = found.params[name];
      return value !== undefined && values.includes(value);
    });
  return found && known ? found : { route: NOT_FOUND, params: {} };
}

/** What becomes of an address (path, with or without query) for a user, or for nobody: shown, moved, refused, not found. */
export function guardFor(asked: string, user: GuardUser | null): Guarded {
  const [pathname = '/', ...rest] = asked.split(/(?=[?#])/);
  const ways = REDIRECTS[pathname.replace(/(?<=.)\/+$/, '')] ?? [];
  const way = ways.find((one) => guardFor(one, user).decision.kind === 'allow') ?? ways[0];
  const { route, params } = routeAt(way ?? pathname);
  // Which of several ways is theirs shows once somebody has signed in: until then they are to come back to the base.
  if (way && (user || ways.length === 1))
    return { decision: { kind: 'moved', to: way + rest.join('') }, route, params };
  const decision = decideRoute({
    route: route === NOT_FOUND ? null : route,
    asked,
    session: { loggedIn: user !== null, otpHeld: false },
    permissions: new Set(user?.permissions),
    userType: user?.type ?? null,
  });
  return { decision, route, params };
}
