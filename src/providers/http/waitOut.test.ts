import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './apiError.ts';
import { waitOut } from './waitOut.ts';

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
