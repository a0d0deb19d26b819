import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './apiError.ts';
import { sendWhileBusy, waitOut } from './waitOut.ts';

const putOff = (retryAfter?: number) => new ApiError(429, 'too_many', 'Too many', { retryAfter });
/** As whatever stands before a server answers while that is started anew. */
const away = (retryAfter?: number) => new ApiError(503, 'malformed', 'Action failed', { retryAfter });
beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

describe('a call that the server puts off', () => {
  it('is made again as soon as it may be, as often as it takes, and says until when', async () => {
    const call = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(putOff(42))
      .mockRejectedValueOnce(away(1))
      .mockResolvedValue('taken');
    const tell = vi.fn();
    const answer = waitOut(call, tell);
    await vi.advanceTimersByTimeAsync(41_999);
    expect(call).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_001);
    expect(await answer).toBe('taken');
    expect(tell.mock.calls).toEqual([[42_000], [null], [43_000], [null]]);
  });

  it('is stopped while it waits', async () => {
    const [call, stop, tell] = [
      vi.fn<() => Promise<string>>().mockRejectedValue(away(60)),
      new AbortController(),
      vi.fn(),
    ];
    const told = waitOut(call, tell, stop.signal).catch((error: Error) => error.name);
    await vi.advanceTimersByTimeAsync(1000);
    stop.abort();
    expect(await told).toBe('AbortError');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(call).toHaveBeenCalledTimes(1);
    expect(tell).toHaveBeenLastCalledWith(null);
  });

  it('waits no more when it was stopped before it was put off', async () => {
    const stop = new AbortController();
    const call = vi.fn<() => Promise<string>>().mockImplementation(() => {
      stop.abort();
      return Promise.reject(away(60));
    });
    const tell = vi.fn();
    await expect(waitOut(call, tell, stop.signal)).rejects.toHaveProperty('name', 'AbortError');
    expect(tell).not.toHaveBeenCalled();
  });

  it('is told when it has waited for a quarter of an hour in all', async () => {
    const call = vi.fn<() => Promise<string>>().mockRejectedValue(away(120));
    const told = waitOut(call, () => undefined).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(15 * 60_000);
    expect(await told).toEqual(away(120));
    expect(call).toHaveBeenCalledTimes(8);
  });

  it.each([
    ['nobody knows for how long', putOff()],
    ['nobody knows how long the server is away', away()],
    ['it is longer than anybody waits', putOff(3600)],
    ['the server failed', new ApiError(500, 'server_error', 'Server Error', { retryAfter: 1 })],
    ['it was refused', new ApiError(422, 'rule_branches_full', 'Full', { retryAfter: 1 })],
    ['the line was lost', new ApiError(0, 'network', 'No network')],
  ])('is told at once when %s', async (_, error) => {
    const call = vi.fn<() => Promise<string>>().mockRejectedValue(error);
    await expect(waitOut(call, () => undefined)).rejects.toBe(error);
    expect(call).toHaveBeenCalledTimes(1);
  });
});

describe('a call that is kept out by others of the same person', () => {
  const busy = (code = 'busy', retryAfter = 2) =>
    Response.json(
      { error: code, message: 'Wait' },
      { status: 429, headers: { 'retry-after': String(retryAfter) } },
    );
  const signal = () => new AbortController().signal;

  it('is sent again after Retry-After, until it is let in', async () => {
    const send = vi.fn<() => Promise<Response>>().mockResolvedValueOnce(busy()).mockResolvedValueOnce(busy());
    send.mockResolvedValue(new Response('done'));
    const answer = sendWhileBusy(send, signal());
    await vi.advanceTimersByTimeAsync(1_999);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await (await answer).text()).toBe('done');
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('is refused after eight tries, in the words of the server', async () => {
    const send = vi.fn<() => Promise<Response>>().mockImplementation(async () => busy());
    const answer = sendWhileBusy(send, signal());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await (await answer).json()).toMatchObject({ error: 'busy', message: 'Wait' });
    expect(send).toHaveBeenCalledTimes(8);
  });

  it.each([
    ['a limit of tries', () => busy('too_many')],
    ['a wait that is longer than anybody waits', () => busy('busy', 3600)],
    ['a database that is away', () => Response.json({ error: 'unavailable' }, { status: 503 })],
  ])('is answered at once by %s', async (_, refuse) => {
    const send = vi.fn<() => Promise<Response>>().mockImplementation(async () => refuse());
    expect((await sendWhileBusy(send, signal())).status).toBe(refuse().status);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('is not sent again once it was stopped', async () => {
    const stop = new AbortController();
    const send = vi.fn<() => Promise<Response>>().mockImplementation(async () => busy());
    const ended = sendWhileBusy(send, stop.signal).catch((error: Error) => error.name);
    await vi.advanceTimersByTimeAsync(1_000);
    stop.abort();
    expect(await ended).toBe('AbortError');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).toHaveBeenCalledTimes(1);
  });
});
