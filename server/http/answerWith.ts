import { getConnInfo } from '@hono/node-server/conninfo';
import { ORPCError } from '@orpc/server';
import type { Context as HonoContext } from 'hono';
import { ERRORS } from '#contract/errors.ts';
import { languageOf } from '#domain/sentence.ts';
import type { Config } from '../config.ts';
import { requester } from '../db/fairTurns.ts';
import { accountOf, isNobody } from './caller/admit.ts';
import { asSeenBy, refusalSeenBy } from './caller/asSeenBy.ts';
import { checkQuery } from './checkQuery.ts';
import type { Deps, RequestContext } from './deps.ts';
import { errorBody, notFound, tooLarge, translate, unreadable, wrongMedia } from './errors/fail.ts';
import { forLog } from './errors/forLog.ts';
import { isGivenUp } from './errors/isGivenUp.ts';
import { noteOutage } from './errors/noteOutage.ts';
import { formOf } from './files/form.ts';
import { type Calls, jsonHandler } from './jsonHandler.ts';
import { callerAddress, countedAddress } from './limits/callerAddress.ts';
import { holdBack, inTurn } from './limits/inTurn.ts';
import { MOST, mostBytes } from './limits/limitBodies.ts';
import { parseJson } from './limits/parseJson.ts';
import { untilSent } from './limits/takeHeavySlot.ts';
import { routed, withoutColons } from './withoutColons.ts';

const handlerOf = (calls: Calls) =>
  jsonHandler(withoutColons(calls), {
    customErrorResponseBodyEncoder: (error) => error.data,
    clientInterceptors: [
      ({ next, context, path }) => {
        const asked = context as RequestContext;
        asked.decoded = true;
        return inTurn(asked.deps, () => cutToReader(asked, path, next));
      },
    ],
    interceptors: [
      async ({ next, ...options }) => {
        const context = options.context as RequestContext;
        const { url, method } = options.request;
        const read = async () => (method === 'GET' ? undefined : readBody(context));
        const request = { ...options.request, url: routed(url), body: read };
        try {
          return await next({ ...options, request });
        } catch (thrown) {
          const undecoded = !context.decoded && !(thrown instanceof ORPCError);
          throw asSent(undecoded ? unreadable() : thrown, context);
        }
      },
    ],
  });

// What people wrote for themselves, under names of their own.
const OWN_WORDS = ['drafts', 'preferences'];

/** The one place that every answer and refusal passes: outsiders get what they may see of it. */
const cutToReader = async <T>(
  { deps, caller, requestId, language }: RequestContext,
  [area = '']: readonly string[],
  next: () => Promise<T>,
): Promise<T> => {
  if (OWN_WORDS.includes(area)) return next();
  const reader = () => ({ user: caller.user, pools: deps.pools, requestId });
  try {
    const answer = await next();
    return await asSeenBy(reader(), language, answer);
  } catch (thrown) {
    throw await refusalSeenBy(reader(), language, thrown);
  }
};

/** The body; nothing for one that cannot be read, which the guard tells to those who may make the call. */
const readBody = async (context: RequestContext): Promise<unknown> => {
  if (context.unfit) return undefined;
  if (context.form) return context.form.body;
  try {
    const text = await context.readText().catch(() => Promise.reject(unreadable()));
    context.has.unread = false;
    // Of one whose length nobody told.
    if (isNobody(requester.getStore()?.account) && text.length > MOST) throw tooLarge(MOST);
    return parseJson(text);
  } catch (refusal) {
    context.unfit = refusal;
    return undefined;
  }
};

/** A thrown value as the error that is sent: its body complete, the unexpected logged with its stack. */
const asSent = (thrown: unknown, context: RequestContext) => {
  const { error, cause } = translate(thrown);
  const { deps, requestId } = context;
  if (context.isGivenUp(thrown)) deps.log.debug({ ...forLog(thrown), requestId }, 'request given up');
  else if (cause === 'busy') deps.log.warn({ ...forLog(thrown), requestId }, 'server busy');
  else if (cause === 'outage') noteOutage(deps.log, thrown, 'request failed', { requestId });
  else if (cause === 'unexpected') deps.log.error({ ...forLog(thrown), requestId }, 'request failed');
  context.resHeaders.set('Cache-Control', 'no-store');
  if (error.data?.retryAfter) context.resHeaders.set('Retry-After', String(error.data.retryAfter));
  return new (error.constructor as typeof import('@orpc/server').ORPCError)(error.code, {
    status: error.status,
    message: error.message,
    data: errorBody(error, context.requestId, context.language),
  });
};

const addressOf = (c: HonoContext, { trustedProxies }: Config): string => {
  try {
    const peer = getConnInfo(c).remote.address ?? 'unknown';
    return callerAddress(peer, c.req.header('x-forwarded-for') ?? null, trustedProxies);
  } catch {
    return 'unknown';
  }
};

const lengthOf = ({ headers }: Request): number => Number(headers.get('content-length') ?? 0);

const hasBody = (request: Request): boolean =>
  request.method !== 'GET' &&
  request.body !== null &&
  (lengthOf(request) > 0 || request.headers.has('transfer-encoding'));

const checkBody = (request: Request, most: number): void => {
  if (lengthOf(request) > most) throw tooLarge(most);
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) throw wrongMedia('JSON', 'application/json');
};

/** Notes what is wrong with a request whatever it asks for. More than others send is taken of accounts alone. */
const checkRequest = (request: Request, url: URL, context: RequestContext, account: string): void => {
  try {
    const form = formOf(request);
    if (form) context.form = form;
    context.has.body = form !== undefined || hasBody(request);
    context.has.unread = context.has.body;
    const most = isNobody(account) ? MOST : mostBytes(request.method, url.pathname);
    if (!form && context.has.body) checkBody(request, most);
    checkQuery(url.searchParams);
  } catch (refusal) {
    context.unfit = refusal;
  }
};

type Answer = (c: HonoContext, deps: Deps, requestId: string) => Promise<Response>;

/** Answers API requests: the calls it is handed, else 404 in our dialect. Never throws. */
export const answerWith = (calls: Calls): Answer => {
  const handler = handlerOf(calls);
  return (c, deps, requestId) => answer(handler, c, deps, requestId);
};

/** What the handler answers, with the status that the call chose. A file keeps the slot of a heavy call until it is sent. */
const asAnswered = (answered: Response, context: RequestContext): Response => {
  const { status, headers } = answered;
  const sent = { status: status === 200 ? (context.answer.status ?? 200) : status, headers };
  // A file goes out as it is read: as a Blob the HTTP server would read it whole into memory first.
  const isFile = headers.has('content-disposition');
  if (!isFile) return sent.status === status ? answered : new Response(answered.body, sent);
  const { endHeavy } = context;
  if (!answered.body || !endHeavy) return new Response(answered.body, sent);
  delete context.endHeavy;
  return new Response(untilSent(answered.body, endHeavy), sent);
};

const answer = async (
  handler: ReturnType<typeof handlerOf>,
  c: HonoContext,
  deps: Deps,
  requestId: string,
): Promise<Response> => {
  const { request, url } = { request: c.req.raw, url: new URL(c.req.url) };
  const resHeaders = new Headers({ 'Cache-Control': 'no-store' });
  const from = addressOf(c, deps.config);
  const context: RequestContext = {
    deps,
    requestId,
    headers: request.headers,
    language: languageOf(request.headers.get('accept-language')),
    caller: { user: null },
    resHeaders,
    answer: {},
    address: countedAddress(from),
    callerAddress: from,
    has: { query: url.search.length > 1, body: false, unread: false },
    isGivenUp: (error) => isGivenUp(request, error),
    readText: () => request.text(),
  };
  let response: Response;
  let account = context.address;
  try {
    account = await accountOf(context);
    checkRequest(request, url, context, account);
    const by = { account, signal: () => request.signal, hasBegun: false };
    const result = await requester.run(by, () => handler.handle(request, { context }));
    if (!result.matched) throw notFound();
    response = asAnswered(result.response, context);
  } catch (thrown) {
    const error = asSent(thrown, context);
    response = Response.json(error.data, { status: error.status });
  } finally {
    context.endHeavy?.();
  }
  if (response.status === ERRORS.busy) await holdBack(account, request.signal);
  for (const [name, value] of resHeaders) {
    if (name === 'set-cookie') continue;
    response.headers.set(name, value);
  }
  // The connection ends with a body that nobody reads: the client must not send its next request on it.
  if (context.has.unread) response.headers.set('Connection', 'close');
  // What ends only after something was done is not to be taken for whole by its length before.
  if (response.headers.has('transfer-encoding')) response.headers.delete('content-length');
  for (const cookie of resHeaders.getSetCookie()) response.headers.append('Set-Cookie', cookie);
  return response;
};
