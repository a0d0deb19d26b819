import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../http/apiError.ts';
import { waitOut } from './waitOut.ts';

const putOff = (retryAfter?: number) => new ApiError(429, 'too_many', 'Too many', { retryAfter });
beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

describe('a call that the server puts off', () => {
  it('is made again as soon as it may be, as often as it takes, and says until when', async () => {
    const call = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(putOff(42))
      .mockRejectedValueOnce(putOff(1))
      .mockResolvedValue('taken');
    const tell = vi.fn();
    const answer = waitOut(call, tell);
    await vi.advanceTimersByTimeAsync(41_999);
    expect(call).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_001);
    expect(await answer).toBe('taken');
    expect(tell.mock.calls).toEqual([[42_000], [null], [43_000], [null]]);
  });

  it.each([
    ['nobody knows for how long', putOff()],
    ['it is longer than anybody waits', putOff(3600)],
    ['it was refused', new ApiError(422, 'rule_branches_full', 'Full', { retryAfter: 1 })],
    ['the line was lost', new ApiError(0, 'network', 'No network')],
  ])('is told at once when %s', async (_, error) => {
    const call = vi.fn<() => Promise<string>>().mockRejectedValue(error);
    await expect(waitOut(call, () => undefined)).rejects.toBe(error);
    expect(call).toHaveBeenCalledTimes(1);
  });
});
