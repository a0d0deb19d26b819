import { getResponse, http } from 'msw';
import { makeFaults } from './portalFaults.ts';
import { installXhr } from './portalXhr.ts';

/** One call as the portal made it and how it was answered. */
export interface Call {
  method: string;
  path: string;
  search: string;
  headers: Headers;
  body: string;
  status: number;
}

/** The cookies that scripts cannot read; the others stand in document.cookie. */
export type Jar = Map<string, string>;

const keepCookie = (jar: Jar, header: string): void => {
  const [pair = ''] = header.split(';');
  const [name = '', value = ''] = pair.split(/=(.*)/s);
  // biome-ignore lint/suspicious/noDocumentCookie: this is the browser's part, done by hand
  if (!/;\s*httponly/i.test(header)) document.cookie = header;
  else if (value) jar.set(name, value);
  else jar.delete(name);
};

/** The headers as they were given: msw repeats those of a request that was made from another one. */
const headersOf = (request: Request): Headers => {
  const once = (value: string) => (/^(.+), \1$/.test(value) ? value.slice(0, (value.length - 2) / 2) : value);
  return new Headers([...request.headers].map(([name, value]): [string, string] => [name, once(value)]));
};

const forwarded = (request: Request, target: string, jar: Jar, body: ArrayBuffer): Request => {
  const { pathname, search } = new URL(request.url);
  const headers = headersOf(request);
  headers.set('accept-encoding', 'identity');
  headers.set('origin', target);
  const cookies = [...jar].map(([name, value]) => `${name}=${value}`);
  headers.set('cookie', [...cookies, document.cookie].filter(Boolean).join('; '));
  const payload = body.byteLength > 0 ? { body } : {};
  return new Request(target + pathname + search, { method: request.method, headers, ...payload });
};

/** Rejects as fetch does when whoever asked gives up. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));

/** An answer is read and dealt with in a few turns of the event loop. */
const QUIET_TURNS = 10;

/** The network between the portal and the app at `target`: calls are kept, faults are put in, cookies carried as a browser does. */
export const openNetwork = (target: string) => {
  const faults = makeFaults();
  const calls: Call[] = [];
  const reached = globalThis.fetch;
  const network = { jar: new Map() as Jar };
  const underWay = new Set<Promise<unknown>>();
  const counted = <T>(work: Promise<T>): Promise<T> => {
    const done = work.finally(() => underWay.delete(done));
    underWay.add(done);
    return done;
  };
  const reach = async (request: Request, body: ArrayBuffer): Promise<Response> => {
    const response = await reached(forwarded(request, target, network.jar, body));
    for (const header of response.headers.getSetCookie()) keepCookie(network.jar, header);
    const headers = new Headers(response.headers);
    headers.delete('set-cookie');
    return new Response(await response.arrayBuffer(), { status: response.status, headers });
  };
  /** Lets the app answer what the page that is left has asked, and what that leads to, so that none of it reaches the next one. */
  const settle = async (): Promise<void> => {
    for (let quiet = 0; quiet < QUIET_TURNS; quiet++) {
      if (underWay.size > 0) quiet = 0;
      await Promise.allSettled(underWay);
      await new Promise((done) => setTimeout(done));
    }
  };
  const answer = async ({ request }: { request: Request }): Promise<Response> => {
    const { pathname: path, search } = new URL(request.url);
    const body = await counted(request.clone().arrayBuffer());
    const call: Call = {
      method: request.method,
      path,
      search,
      headers: headersOf(request),
      body: new TextDecoder().decode(body),
      status: 0,
    };
    calls.push(call);
    const response = (await faults.answer(request)) ?? (await counted(reach(request, body)));
    call.status = response.status;
    return response;
  };
  const handlers = [http.all('http://localhost:3000/api/*', answer)];
  // In the place of fetch alone: msw's own server watches every socket of the process, the database's too.
  globalThis.fetch = async (input, init) => {
    const request = new Request(typeof input === 'string' ? new URL(input, location.href) : input, init);
    if (faults.cutsOff(request)) throw new TypeError('Failed to fetch');
    request.signal.throwIfAborted();
    const answered = getResponse(handlers, request);
    return (await Promise.race([answered, aborted(request.signal)])) ?? reached(request);
  };
  const removeXhr = installXhr();
  return Object.assign(network, {
    faults,
    calls,
    settle,
    /** The calls of a method and path that were made so far. */
    callsOf: (method: string, path: string) =>
      calls.filter((call) => call.method === method && call.path === path),
    /** Lets late calls end, then gives the window its own network back. */
    close: async (): Promise<void> => {
      await settle();
      removeXhr();
      globalThis.fetch = reached;
    },
  });
};
