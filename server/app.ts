import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { answer } from './http/api.ts';
import { securityHeaders } from './http/csp.ts';
import type { Deps } from './http/deps.ts';
import { errorBody, translate } from './http/errors.ts';
import { forLog } from './http/forLog.ts';
import { mountPortal } from './http/portal.ts';

const MAX_BODY = 1024 * 1024;

/** A request id from the caller when it is one of ours or looks like one, else a new one. */
const requestIdOf = (given: string | undefined): string =>
  given && /^[A-Za-z0-9-]{8,64}$/.test(given) ? given : crypto.randomUUID();

/** The whole application over its dependencies: API below /api, the portal for everything else. */
export const createApp = (deps: Deps, dist: string): Hono => {
  const app = new Hono();
  const headers = securityHeaders(deps.config.publicUrl);
  app.use('*', async (c, next) => {
    await next();
    // After the answer is there: an answer made elsewhere would not carry what was set before.
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
  });
  app.onError((error, c) => {
    const { error: sent } = translate(error);
    const requestId = crypto.randomUUID();
    deps.log.error({ ...forLog(error), requestId, path: c.req.path }, 'request failed');
    return c.json(errorBody(sent, requestId), 500);
  });
  app.get('/api/health', async (c) => {
    const alive = await deps.pools.session.query('select 1').then(
      () => true,
      () => false,
    );
    return c.json({ data: { status: alive ? 'ok' : 'database down' } }, alive ? 200 : 503);
  });
  app.use('/api/utility/*', etag());
  app.use('/api/partners/*', etag());
  app.use('*', compress());
  app.use(
    '/api/*',
    bodyLimit({
      maxSize: MAX_BODY,
      onError: (c) =>
        c.json(
          {
            error: 'too_large',
            message: 'The request is too large: send at most 1 MB.',
            requestId: crypto.randomUUID(),
          },
          413,
        ),
    }),
  );
  app.all('/api/*', async (c) => {
    const requestId = requestIdOf(c.req.header('x-request-id'));
    const started = performance.now();
    const response = await answer(c, deps, requestId);
    response.headers.set('X-Request-Id', requestId);
    deps.log.info(
      {
        requestId,
        method: c.req.method,
        path: c.req.path,
        status: response.status,
        ms: Math.round(performance.now() - started),
      },
      'request',
    );
    return response;
  });
  mountPortal(app, dist);
  return app;
};
