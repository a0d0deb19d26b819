import { getConnInfo } from '@hono/node-server/conninfo';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { ORPCError } from '@orpc/server';
import type { Context as HonoContext } from 'hono';
import { router } from '../router.ts';
import { countedAddress } from './address.ts';
import type { Deps, RequestContext } from './deps.ts';
import { errorBody, fail, notFound, translate, unreadable } from './errors.ts';
import { forLog } from './forLog.ts';
import { checkQuery } from './query.ts';

const MAX_BODY = 1024 * 1024;

const handler = new OpenAPIHandler(router, {
  customErrorResponseBodyEncoder: (error) => error.data,
  clientInterceptors: [
    ({ next, context }) => {
      (context as RequestContext).decoded = true;
      return next();
    },
  ],
  interceptors: [
    async ({ next, context }) => {
      try {
        return await next();
      } catch (thrown) {
        const undecoded = !(context as RequestContext).decoded && !(thrown instanceof ORPCError);
        throw asSent(undecoded ? unreadable() : thrown, context as RequestContext);
      }
    },
  ],
});

/** A thrown value as the error that is sent: its body complete, the unexpected logged with its stack. */
const asSent = (thrown: unknown, context: RequestContext) => {
  const { error, unexpected } = translate(thrown);
  if (unexpected)
    context.deps.log.error({ ...forLog(thrown), requestId: context.requestId }, 'request failed');
  context.resHeaders.set('Cache-Control', 'no-store');
  if (error.data?.retryAfter) context.resHeaders.set('Retry-After', String(error.data.retryAfter));
  return new (error.constructor as typeof import('@orpc/server').ORPCError)(error.code, {
    status: error.status,
    message: error.message,
    data: errorBody(error, context.requestId),
  });
};

const addressOf = (c: HonoContext): string => {
  try {
    return countedAddress(getConnInfo(c).remote.address ?? 'unknown');
  } catch {
    return 'unknown';
  }
};

const checkBody = (request: Request): boolean => {
  const length = Number(request.headers.get('content-length') ?? 0);
  const has =
    request.method !== 'GET' &&
    request.body !== null &&
    (length > 0 || request.headers.has('transfer-encoding'));
  if (!has) return false;
  if (length > MAX_BODY) throw fail('too_large', 'The request is too large: send at most 1 MB.');
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\b/i.test(type))
    throw fail('unsupported_media', 'Send JSON (Content-Type: application/json).');
  return true;
};

/** Answers one API request: the contract's calls, else 404 in our dialect. Never throws. */
export const answer = async (c: HonoContext, deps: Deps, requestId: string): Promise<Response> => {
  const { request, url } = { request: c.req.raw, url: new URL(c.req.url) };
  const resHeaders = new Headers({ 'Cache-Control': 'no-store' });
  const context: RequestContext = {
    deps,
    requestId,
    headers: request.headers,
    resHeaders,
    address: addressOf(c),
    has: { query: url.search.length > 1, body: false },
  };
  let response: Response;
  try {
    context.has.body = checkBody(request);
    checkQuery(url.searchParams);
    const result = await handler.handle(request, { context });
    if (!result.matched) throw notFound();
    // A file goes out as it is read: as a Blob the HTTP server would read it whole into memory first.
    const isFile = result.response.headers.has('content-disposition');
    response = isFile ? new Response(result.response.body, result.response) : result.response;
  } catch (thrown) {
    const error = asSent(thrown, context);
    response = Response.json(error.data, { status: error.status });
  }
  for (const [name, value] of resHeaders) {
    if (name === 'set-cookie') continue;
    response.headers.set(name, value);
  }
  for (const cookie of resHeaders.getSetCookie()) response.headers.append('Set-Cookie', cookie);
  return response;
};
