import { guardOver } from '#domain/access/guardOver.ts';
import { REDIRECTS, ROUTES } from '#domain/pages.ts';

/** The guard over all pages of the portal; the light entry has one of its own until this is here. */
export const { routeAt, guardFor } = guardOver({ routes: ROUTES, redirects: REDIRECTS });
