import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
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

/** Serves the built portal: hashed assets for a year, every other path the page itself, never cached. */
export const mountPortal = (app: Hono, dist: string, settings: PageSettings): void => {
  const file = join(dist, 'index.html');
  const html = existsSync(file) ? portalPage(readFileSync(file, 'utf8'), settings) : undefined;
  if (!html) return;
  const policy = contentSecurityPolicy(html);
  app.use(
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
  app.use('/*', (c, next) => (isPrivate(c.req.path) ? next() : files(c, next)));
  app.get('/*', (c) => {
    c.header('Content-Security-Policy', policy);
    c.header('Cache-Control', 'no-store');
    return c.html(html);
  });
};
