import { delay } from 'msw';
import { DatabaseLost } from '#server/db/DatabaseLost.ts';
import { errorBody, translate } from '#server/http/errors/fail.ts';

/** What becomes of a call instead of its answer; a function may still let it through by answering nothing. */
export type Fault =
  | '500'
  | 'timeout'
  | 'malformed'
  | 'offline'
  | { status: number; body: unknown; headers?: Record<string, string> }
  | ((request: Request) => Response | undefined | Promise<Response | undefined>);

interface Rule {
  method: string;
  path: RegExp;
  fault: Fault;
  left: number;
}

/** The request id that an injected failure answers with. */
export const FAULT_ID = '0f0f0f0f-fa17-4fa1-8fa1-7fa17fa17fa1';

const failure = {
  error: 'server_error',
  message: 'Something went wrong on our side.',
  requestId: FAULT_ID,
};

/** The server's own answer while its database is down. */
export const DATABASE_DOWN: Fault = {
  status: 503,
  body: errorBody(translate(new DatabaseLost('down')).error, FAULT_ID, 'en'),
  headers: { 'retry-after': '5' },
};

/** `:id` stands for one part of a path, `*` for any rest. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace(/\*/g, '.*')}$`);

const realTimeout = AbortSignal.timeout;

/** Seconds of waiting for an answer pass in a blink while a call is made to time out. */
const quicken = (on: boolean): void => {
  AbortSignal.timeout = on ? () => realTimeout(150) : realTimeout;
};

const answerTo = async (fault: Fault, request: Request): Promise<Response | undefined> => {
  const headers = { 'x-request-id': FAULT_ID };
  if (typeof fault === 'function') return fault(request);
  if (fault === '500') return Response.json(failure, { status: 500, headers });
  if (fault === 'malformed') return new Response('<html>a proxy answers', { status: 200, headers });
  if (fault === 'timeout' || fault === 'offline') {
    await delay('infinite');
    return undefined;
  }
  return Response.json(fault.body, { status: fault.status, headers: { ...headers, ...fault.headers } });
};

/** The faults that are injected now, asked in the order in which the last one set comes first. */
export const makeFaults = () => {
  let rules: Rule[] = [];
  const find = (method: string, path: string) =>
    rules.find((rule) => rule.left > 0 && rule.method === method && rule.path.test(path));
  return {
    /** Injects a fault into the calls of a method and path (`/api/partners/:id`), `times` of them or all; stops by the answer. */
    on: (method: string, path: string, fault: Fault, times = Number.POSITIVE_INFINITY): (() => void) => {
      const rule = { method, path: patternOf(path), fault, left: times };
      rules = [rule, ...rules];
      if (fault === 'timeout') quicken(true);
      return () => {
        rules = rules.filter((one) => one !== rule);
      };
    },
    /** Keeps the calls waiting until the answer is called, then lets them through. */
    hold(method: string, path: string): () => void {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      const stop = this.on(method, path, () => promise);
      return () => {
        stop();
        resolve(undefined);
      };
    },
    /** Whether a call does not even leave the browser. */
    cutsOff: (request: Request): boolean =>
      find(request.method, new URL(request.url).pathname)?.fault === 'offline',
    clear: (): void => {
      rules = [];
      quicken(false);
    },
    /** The injected answer of a call, or nothing when it goes through to the app. */
    answer: async (request: Request): Promise<Response | undefined> => {
      const rule = find(request.method, new URL(request.url).pathname);
      if (!rule) return undefined;
      rule.left--;
      return answerTo(rule.fault, request);
    },
  };
};
