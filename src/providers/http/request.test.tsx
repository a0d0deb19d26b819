import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UserDetails } from '#contract/session.ts';
import { fetchList } from '../rest/fetchList.ts';
import { adoptTokens, clearSession, getAccessToken, getUser, onSessionEnded } from '../session/session.ts';
import { setUnsaved } from '../session/unsaved.ts';
import { loadStore } from '../store.ts';
import { ApiError } from './apiError.ts';
import { request } from './request.ts';

const user = { userId: '1', username: 'a', type: 'INTERNAL', permissions: [] as string[] } as UserDetails;
type Answer = (request: Request) => Response | Promise<Response>;

let calls: Request[] = [];
const json = (status: number, body: unknown, headers = {}) => Response.json(body, { status, headers });
const refused = (error: string, status = 401, more = {}) =>
  json(status, { error, message: error, requestId: 'r-1', ...more });
const fresh = (n: number) => json(200, { data: { accessToken: `token-${n}`, expiresIn: 900, user } });
const isRefresh = (call: Request) => call.url.endsWith('/api/refresh-token');
const refreshes = () => calls.filter(isRefresh).length;

function answerWith(answer: Answer): void {
  vi.stubGlobal('fetch', async (call: Request) => {
    calls.push(call);
    return answer(call);
  });
}

let stop: () => void;
const ended = vi.fn<(end: string) => Promise<boolean> | undefined>(() => undefined);

beforeEach(() => {
  calls = [];
  ended.mockReset();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  adoptTokens({ accessToken: 'stale', user });
  stop = onSessionEnded(ended);
});
afterEach(() => {
  stop();
  clearSession();
  setUnsaved('form', false);
  vi.unstubAllGlobals();
});

describe('calls of the portal', () => {
  it('[api.headers] carry the bearer token, the device id as Signature, the language and a key for a write', async () => {
    answerWith(() => json(200, { data: {} }));
    await request('POST', '/api/partners', { body: { a: 1 }, version: 3 });
    const sent = calls[0]!.headers;
    expect(sent.get('authorization')).toBe('Bearer stale');
    expect(sent.get('signature')).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(sent.get('signature')).toBe(document.cookie.match(/suki_device=([^;]+)/)?.[1]);
    expect(sent.get('accept-language')).toMatch(/^(en|fil)$/);
    expect(sent.get('idempotency-key')).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(sent.get('if-match')).toBe('"3"');
    await request('GET', '/api/partners');
    expect(calls[1]!.headers.has('idempotency-key')).toBe(false);
  });

  it('[session.refresh] refresh the token on 401 invalid_token and retry with the same key and body', async () => {
    answerWith(async (call) => {
      if (isRefresh(call)) return fresh(1);
      if (call.headers.get('authorization') !== 'Bearer token-1') return refused('invalid_token');
      return json(200, { data: await call.json() });
    });
    expect(await request('POST', '/api/x', { body: { a: 1 } })).toEqual({ data: { a: 1 } });
    const keys = calls.filter((call) => !isRefresh(call)).map((call) => call.headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('[session.refresh] share one refresh among all that wait, and do none for the logout call or another 401', async () => {
    answerWith((call) => {
      if (isRefresh(call)) return fresh(1);
      return call.headers.get('authorization') === 'Bearer token-1'
        ? json(200, { data: 1 })
        : refused('invalid_token');
    });
    await Promise.all(Array.from({ length: 50 }, () => request('GET', '/api/x')));
    expect(refreshes()).toBe(1);
    answerWith(() => refused('invalid_token'));
    await expect(request('POST', '/api/logout')).rejects.toMatchObject({ status: 401 });
    answerWith(() => refused('invalid_credentials'));
    await expect(request('POST', '/api/login')).rejects.toMatchObject({ code: 'invalid_credentials' });
    expect(refreshes()).toBe(1);
    expect(ended).not.toHaveBeenCalled();
  });

  it('[session.retryLimit] refresh at most three times a request, then the user is logged out', async () => {
    let n = 0;
    answerWith((call) => (isRefresh(call) ? fresh(++n) : refused('invalid_token')));
    await expect(request('GET', '/api/x')).rejects.toMatchObject({ status: 401 });
    expect(refreshes()).toBe(3);
    expect(ended).toHaveBeenCalledExactlyOnceWith('logout');
  });

  it('[session.refreshFailure] clear the tokens, end the session once without a logout call, and reject', async () => {
    answerWith(() => refused('invalid_token'));
    const both = await Promise.allSettled([request('GET', '/api/x'), request('GET', '/api/y')]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect([getAccessToken(), getUser()]).toEqual([null, null]);
    expect(ended).toHaveBeenCalledExactlyOnceWith('logout');
    expect(calls.some((call) => call.url.endsWith('/api/logout'))).toBe(false);
  });

  const next = { accessToken: 'of the next one', user: { ...user, userId: '2' } };
  const asked = () =>
    calls.filter((call) => !isRefresh(call)).map(({ headers }) => headers.get('authorization'));

  it('[session.refreshFailure] let whoever signed in meanwhile go on, when the refresh of an earlier session is refused', async () => {
    answerWith((call) => {
      if (isRefresh(call)) adoptTokens(next);
      return refused('invalid_token');
    });
    await expect(request('POST', '/api/x', { body: {} })).rejects.toMatchObject({ status: 401 });
    expect(ended).not.toHaveBeenCalled();
    expect(getUser()?.userId).toBe('2');
    expect(asked()).toEqual(['Bearer stale']);
  });

  it('are not sent again in the name of somebody else who signed in while they were under way', async () => {
    answerWith(() => {
      adoptTokens(next);
      return refused('invalid_token');
    });
    await expect(request('POST', '/api/x', { body: {} })).rejects.toMatchObject({ status: 401 });
    expect(ended).not.toHaveBeenCalled();
    expect(asked()).toEqual(['Bearer stale']);
  });

  it('save no settings once nobody is signed in', async () => {
    answerWith(() => json(200, { data: {} }));
    const store = await loadStore();
    store.setItem('theme', 'light');
    await store.flush();
    expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST']);
    store.setItem('theme', 'dark');
    clearSession();
    await store.flush();
    expect(calls).toHaveLength(2);
    store.reset();
  });

  it('ask for the password in place while something typed is unsaved, and then go on', async () => {
    setUnsaved('form', true);
    ended.mockImplementation(async () => {
      adoptTokens({ accessToken: 'again', user });
      return true;
    });
    answerWith((call) =>
      call.headers.get('authorization') === 'Bearer again'
        ? json(200, { data: 1 })
        : refused('invalid_token'),
    );
    expect(await request('GET', '/api/x')).toEqual({ data: 1 });
    expect(ended).toHaveBeenCalledExactlyOnceWith('askPassword');
  });

  it('keep the session when nobody answers, and tell network, timeout, abort and nonsense apart', async () => {
    const throwing = (error: Error) => answerWith(() => Promise.reject(error));
    throwing(new TypeError('Failed to fetch'));
    await expect(request('GET', '/api/x')).rejects.toMatchObject({ code: 'network', status: 0 });
    throwing(new DOMException('late', 'TimeoutError'));
    await expect(request('GET', '/api/x')).rejects.toMatchObject({ code: 'timeout' });
    throwing(new DOMException('stop', 'AbortError'));
    await expect(request('GET', '/api/x')).rejects.toMatchObject({ name: 'AbortError' });
    answerWith(() => new Response('<html>', { status: 200 }));
    await expect(request('GET', '/api/x')).rejects.toMatchObject({ code: 'malformed' });
    answerWith(() => new Response('<html>', { status: 502 }));
    await expect(request('GET', '/api/x')).rejects.toMatchObject({ code: 'malformed', status: 502 });
    expect(getUser()).toBe(user);
  });

  it('[error.blobParsed] read the JSON of an error that was asked for as a blob', async () => {
    answerWith(() => refused('too_many', 429, { retryAfter: 7, fields: { a: 'b' } }));
    const error: unknown = await request('GET', '/api/files/1/download', { blob: true }).catch(
      (e: unknown) => e,
    );
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code: 'too_many', retryAfter: 7, fields: { a: 'b' }, requestId: 'r-1' });
    answerWith(() => new Response('abc'));
    expect(await (await request('GET', '/api/files/1/download', { blob: true })).text()).toBe('abc');
  });

  it('write filters in our dialect', async () => {
    answerWith(() => json(200, { data: {} }));
    await request('GET', '/api/x', {
      query: { name: { like: 'a b' }, id: { in: ['1', '2'] }, on: true, none: undefined, empty: '' },
    });
    expect(decodeURIComponent(new URL(calls[0]!.url).search)).toBe('?name[like]=a+b&id[in]=1,2&on=true');
  });
});

describe('look-ups', () => {
  const isText = (row: unknown): row is string => typeof row === 'string';

  it('[api.envelope] read a list wrapped in data and a bare one', async () => {
    answerWith(() => json(200, { data: { list: ['a'] } }));
    expect(await fetchList('/api/x', isText)).toEqual({ list: ['a'], failed: null });
    answerWith(() => json(200, { list: ['b'] }));
    expect(await fetchList('/api/x', isText)).toEqual({ list: ['b'], failed: null });
  });

  it('[error.listFallback] log the error, answer an empty list, and mark it as failed', async () => {
    answerWith(() => refused('server_error', 500));
    const answer = await fetchList('/api/x', isText);
    expect(answer.list).toEqual([]);
    expect(answer.failed).toMatchObject({ code: 'server_error', requestId: 'r-1' });
    expect(console.error).toHaveBeenCalled();
    answerWith(() => json(200, { data: { list: [1] } }));
    expect((await fetchList('/api/x', isText)).failed?.code).toBe('malformed');
  });
});
