import { focusManager, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pollEvery } from './pollEvery.ts';

const HOUR = 3_600_000;
const refused = (status: number) => Object.assign(new Error(`${status}`), { status });
let client: QueryClient;
type Ask = () => Promise<string>;
const Part = ({ ask }: { ask: Ask }) => {
  useQuery({ queryKey: ['one'], queryFn: ask, retry: false, refetchInterval: pollEvery(60_000) });
  return null;
};
const setUp = (ask: Ask) => {
  render(
    <QueryClientProvider client={client}>
      <Part ask={ask} />
    </QueryClientProvider>,
  );
};

beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient();
});
afterEach(() => {
  cleanup();
  client.clear();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

describe('pollEvery', () => {
  it('asks every minute', async () => {
    const ask = vi.fn(async () => 'x');
    setUp(ask);
    await vi.advanceTimersByTimeAsync(10 * 60_000 + 1000);
    expect(ask).toHaveBeenCalledTimes(11);
  });

  it.each([401, 403, 404])('ends with %i', async (status) => {
    const ask = vi.fn(async () => 'x').mockImplementation(() => Promise.reject(refused(status)));
    setUp(ask);
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('backs off while the server fails for an hour, and asks every minute again after it', async () => {
    const ask = vi.fn(async () => 'x').mockImplementation(() => Promise.reject(refused(500)));
    setUp(ask);
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(ask.mock.calls.length).toBeGreaterThan(10);
    expect(ask.mock.calls.length).toBeLessThan(28);
    ask.mockReset().mockResolvedValue('x');
    await vi.advanceTimersByTimeAsync(300_000);
    const before = ask.mock.calls.length;
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(ask.mock.calls.length - before).toBe(10);
  });

  it('asks nothing in a hidden tab', async () => {
    const ask = vi.fn(async () => 'x');
    setUp(ask);
    await vi.advanceTimersByTimeAsync(0);
    focusManager.setFocused(false);
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('waits the same at each look, and counts failures from the last success', () => {
    const poll = pollEvery<string>(1000);
    const query = { state: { data: 'x', error: null as unknown, errorUpdateCount: 8 } };
    expect(poll(query)).toBe(1000);
    query.state = { data: 'x', error: refused(500), errorUpdateCount: 9 };
    const wait = poll(query);
    expect(wait).toBeLessThanOrEqual(5000);
    for (let at = 0; at < 5; at++) expect(poll(query)).toBe(wait);
  });
});
