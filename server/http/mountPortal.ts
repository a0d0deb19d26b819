import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono } from 'hono';
import { guardOver } from '#domain/access/guardOver.ts';
import { trimmedEnd } from '#domain/formats/trimmedEnd.ts';
import { REDIRECTS, ROUTES } from '#domain/pages.ts';
import { type PageSettings, portalPage } from './portalPage.ts';
import { contentSecurityPolicy } from './securityHeaders.ts';

const YEAR = 'public, max-age=31536000, immutable';

const isPrivate = (path: string): boolean => {
  try {
    return /\.html(\.\w+)?$|\/\./i.test(decodeURIComponent(path));
  } catch {
    return true;
  }
};

const { routeAt } = guardOver({ routes: ROUTES, redirects: REDIRECTS });

/** True when the portal has a page at a path, for any user. */
const isPage = (path: string): boolean =>
  routeAt(path).route.page !== 'notFound' || Object.hasOwn(REDIRECTS, trimmedEnd(path, '/') || '/');

/** True for a person who goes to an address. Programs, and the portal's own scripts and pictures, accept anything or something else. */
const wantsPage = (c: Context): boolean => /\btext\/html\b/i.test(c.req.header('accept') ?? '');

/**
 * Serves the built portal: hashed assets for a year, its pages never cached. A path that is no page is 404: with the portal, which says so in
 * the visitor's language, for browsers, and as plain text for programs.
 */
export const mountPortal = (app: Hono, dist: string, settings: PageSettings): void => {
  const file = join(dist, 'index.html');
  const html = existsSync(file) ? portalPage(readFileSync(file, 'utf8'), settings) : undefined;
  if (!html) return;
  const policy = contentSecurityPolicy(html);
  app.get(
    '/assets/*',
    async (c, next) => {
      await next();
      // Nobody asks whether a file with a hash in its name has changed.
      c.res.headers.delete('last-modified');
    },
    serveStatic({
      root: dist,
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', YEAR),
    }),
  );
  app.get('/assets/*', (c) => c.text('Not found', 404));
  const files = serveStatic({ root: dist, index: 'no-directory-index' });
  // The page goes out with its policy below, never as a plain file; names with a dot in front are the build's own.
  app.get('/*', (c, next) => (isPrivate(c.req.path) ? next() : files(c, next)));
  app.get('/*', (c) => {
    c.header('Cache-Control', 'no-store');
    // What is served here depends on it.
    c.header('Vary', 'Accept');
    const isThere = isPage(c.req.path);
    if (!isThere && !wantsPage(c)) return c.text('Not found', 404);
    c.header('Content-Security-Policy', policy);
    return c.html(html, isThere ? 200 : 404);
  });
  app.all('/*', (c) => {
    if (!isPage(c.req.path)) return c.text('Not found', 404);
    c.header('Allow', 'GET, HEAD');
    return c.text('Method not allowed', 405);
  });
};
