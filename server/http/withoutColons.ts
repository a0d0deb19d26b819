import { isProcedure, Procedure } from '@orpc/server';

// A colon in a path is a parameter to the router: it knows such paths by another character.
const STAND_IN = '~';
const COLON = /:(?=[a-z]+$)/;

/** The same router with a stand-in for the literal colon of its paths, like `status:update`. */
export const withoutColons = <R extends object>(router: R): R => {
  const entries = Object.entries(router).map(([name, part]: [string, object]) => {
    if (!isProcedure(part)) return [name, withoutColons(part)];
    const { route } = part['~orpc'];
    const path = route.path?.replace(COLON, STAND_IN) as typeof route.path;
    return [name, new Procedure({ ...part['~orpc'], route: { ...route, path } })];
  });
  return Object.fromEntries(entries) as R;
};

/** A request's URL as that router knows it; one that spells the stand-in itself leads nowhere. */
export const routed = (url: URL): URL => {
  const to = new URL(url);
  if (to.pathname.includes(STAND_IN)) to.pathname = '/';
  else to.pathname = to.pathname.replace(COLON, STAND_IN);
  return to;
};
