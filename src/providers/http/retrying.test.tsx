import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isFinal, retryTimer, waitAfter } from './retrying.ts';

const failure = (status: number, retryAfter?: number) => ({ status, retryAfter });
const see = (state: DocumentVisibilityState): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('isFinal', () => {
  it.each([400, 401, 403, 404, 409, 413, 422, 423])('is true for %i', (status) =>
    expect(isFinal(failure(status))).toBe(true),
  );
  it.each([0, 408, 425, 429, 500, 503])('is false for %i', (status) =>
    expect(isFinal(failure(status))).toBe(false),
  );
  it('is false for an error without a status', () => expect(isFinal(new Error('x'))).toBe(false));
});

describe('waitAfter', () => {
  it('doubles up to five minutes, of which half is random', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    expect([1, 2, 3, 7, 50].map((failures) => waitAfter(failures))).toEqual([
      2500, 5000, 10_000, 150_000, 150_000,
    ]);
    vi.spyOn(Math, 'random').mockReturnValue(1);
    expect([1, 2, 3, 7, 50].map((failures) => waitAfter(failures))).toEqual([
      5000, 10_000, 20_000, 300_000, 300_000,
    ]);
  });

  it('is never shorter than the Retry-After of the server', () =>
    expect(waitAfter(1, failure(429, 600))).toBe(600_000));
});

describe('retryTimer', () => {
  const setUp = (error: unknown) => {
    const run = vi.fn(() => timer.failed(error));
    const timer = retryTimer(run);
    timer.begin(5000);
    return { run, timer };
  };

  it('ends with a final answer, and begins again when there is something new', async () => {
    const { run, timer } = setUp(failure(422));
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(run).toHaveBeenCalledTimes(1);
    timer.begin(5000);
    await vi.advanceTimersByTimeAsync(5000);
    expect(run).toHaveBeenCalledTimes(2);
    timer.stop();
  });

  it('backs off while the server fails for an hour', async () => {
    const { run, timer } = setUp(failure(500));
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(run.mock.calls.length).toBeGreaterThan(12);
    expect(run.mock.calls.length).toBeLessThan(35);
    timer.stop();
  });

  it('begins with a short wait again after a success', async () => {
    const { run, timer } = setUp(failure(500));
    await vi.advanceTimersByTimeAsync(3_600_000);
    timer.done();
    run.mockClear();
    timer.begin(0);
    await vi.advanceTimersByTimeAsync(5000);
    expect(run).toHaveBeenCalledTimes(2);
    timer.stop();
  });

  it('waits in a hidden tab, and goes on once it is seen', async () => {
    const { run, timer } = setUp(failure(503));
    see('hidden');
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(run).not.toHaveBeenCalled();
    see('visible');
    await vi.advanceTimersByTimeAsync(0);
    expect(run).toHaveBeenCalledTimes(1);
    timer.stop();
  });

  it('uses a connection that is back at once, and only where the connection was what failed', async () => {
    const cut = setUp(failure(0));
    const down = setUp(failure(503, 300));
    await vi.advanceTimersByTimeAsync(5000);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect([cut.run, down.run].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
    cut.timer.stop();
    down.timer.stop();
  });
});
