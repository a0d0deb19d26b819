import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { ERRORS } from '#contract/errors.ts';
import { setTinRule } from '#contract/tinRule.ts';
import { languageOf } from '#domain/sentence.ts';
import { answerWith } from './http/answerWith.ts';
import type { AppDeps } from './http/deps.ts';
import { type ApiRefusal, errorBody, tooLarge, translate } from './http/errors/fail.ts';
import { forLog } from './http/errors/forLog.ts';
import { GIVEN_UP, isGivenUp } from './http/errors/isGivenUp.ts';
import { noteOutage } from './http/errors/noteOutage.ts';
import { isForm } from './http/files/form.ts';
import { limitBodies } from './http/limits/limitBodies.ts';
import { proxyRequestId } from './http/limits/proxyRequestId.ts';
import { mountPortal } from './http/mountPortal.ts';
import { mountProbes } from './http/probes.ts';
import { referencePaths } from './http/referencePaths.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { router } from './router.ts';

const bodyFor = (c: Context, error: ApiRefusal, requestId: string) =>
  errorBody(error, requestId, languageOf(c.req.header('accept-language')));

/** The whole application over its dependencies: API below /api, the portal for everything else. */
export const createApp = (deps: AppDeps, dist: string): Hono => {
  setTinRule({ branchOfFive: deps.config.tinBranchOfFive });
  const app = new Hono();
  const answer = answerWith(router);
  app.use('*', async (c, next) => {
    await next();
    // After the answer is there: an answer made elsewhere would not carry what was set before. On the answer itself: set on the context,
    // each would make a new answer of it, whose text would then leave as a stream.
    const headers = securityHeaders(deps.config.publicUrl, c.req.path);
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  });
  app.onError((error, c) => {
    const { error: sent, cause } = translate(error);
    const about = { requestId: crypto.randomUUID(), path: c.req.path };
    if (isGivenUp(c.req.raw, error)) {
      deps.log.info({ ...about, method: c.req.method, status: GIVEN_UP }, 'request');
      return new Response(null, { status: GIVEN_UP });
    }
    if (cause === 'outage') noteOutage(deps.log, error, 'request failed', about);
    else deps.log.error({ ...forLog(error), ...about }, 'request failed');
    if (sent.data.retryAfter) c.header('Retry-After', String(sent.data.retryAfter));
    return c.json(bodyFor(c, sent, about.requestId), ERRORS[sent.code]);
  });
  mountProbes(app, deps);
  for (const path of referencePaths()) app.use(path, etag());
  app.use('*', compress());
  const limited = limitBodies((c, most) =>
    c.json(bodyFor(c, tooLarge(most), crypto.randomUUID()), 413, { Connection: 'close' }),
  );
  // A form is read, with bounds of its own, by the calls that take a file.
  app.use('/api/*', (c, next) => (isForm(c.req.raw) ? next() : limited(c, next)));
  app.all('/api/*', async (c) => {
    const requestId = crypto.randomUUID();
    const fromProxy = proxyRequestId(c, deps.config);
    const started = performance.now();
    const response = await answer(c, deps, requestId);
    response.headers.set('X-Request-Id', requestId);
    // As compressing says itself, of an answer that it makes anew for that.
    if (response.headers.get('content-type')?.startsWith('application/json'))
      response.headers.append('Vary', 'Accept-Encoding');
    deps.log.info(
      {
        requestId,
        ...(fromProxy ? { proxyRequestId: fromProxy } : {}),
        method: c.req.method,
        path: c.req.path,
        status: c.req.raw.signal.aborted ? GIVEN_UP : response.status,
        ms: Math.round(performance.now() - started),
      },
      'request',
    );
    return response;
  });
  mountPortal(app, dist, deps.config);
  return app;
};
