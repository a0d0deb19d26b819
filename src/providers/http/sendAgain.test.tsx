import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendAgain } from './sendAgain.ts';

const LOST = () => Promise.reject(new TypeError('Failed to fetch'));
const calls: Request[] = [];
/** The first tries end as said, all others with 200. */
const answerWith = (...ends: readonly (() => Promise<Response>)[]): void => {
  const left = [...ends];
  vi.stubGlobal('fetch', async (call: Request) => {
    calls.push(call);
    return (left.shift() ?? (async () => Response.json({})))();
  });
};
const request = (more: RequestInit = {}) =>
  new Request('https://suki.test/api/x', {
    method: 'POST',
    body: '{"a":1}',
    headers: { 'idempotency-key': 'k' },
    ...more,
  });
/** The answer, or the code of the error; no pause takes any time. */
const outcome = async (sent = request()): Promise<unknown> => {
  vi.useFakeTimers();
  const ended = sendAgain(sent).then(
    ({ status }) => status,
    (error) => error.code ?? error.name,
  );
  await vi.runAllTimersAsync();
  return ended;
};
afterEach(() => {
  calls.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a request that the line loses', () => {
  it('is sent again with the same key and body, three times at most', async () => {
    answerWith(LOST, LOST, LOST);
    expect(await outcome()).toBe(200);
    expect(calls).toHaveLength(4);
    for (const call of calls)
      expect([call.headers.get('idempotency-key'), await call.text()]).toEqual(['k', '{"a":1}']);
    calls.length = 0;
    answerWith(LOST, LOST, LOST, LOST);
    expect(await outcome()).toBe('network');
    expect(calls).toHaveLength(4);
  });

  it('waits for a line where the device knows of none', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answerWith(LOST);
    expect(await outcome()).toBe('network');
    expect(calls).toHaveLength(1);
  });

  it('is not sent again once it was answered, came too late, or nobody wants it', async () => {
    answerWith(async () => new Response(null, { status: 503 }));
    expect(await outcome()).toBe(503);
    answerWith(() => Promise.reject(new DOMException('late', 'TimeoutError')));
    expect(await outcome()).toBe('timeout');
    answerWith(LOST);
    expect(await outcome(request({ signal: AbortSignal.abort() }))).toBe('network');
    expect(calls).toHaveLength(3);
  });
});
