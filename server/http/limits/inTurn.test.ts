import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requester } from '../../db/fairTurns.ts';
import type { Deps } from '../deps.ts';
import { holdBack, inTurn } from './inTurn.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new AbortController().signal;
const settled = () => vi.advanceTimersByTimeAsync(0);

describe('calls of an account', () => {
  const deps = { pools: {} } as Deps;
  const begun: string[] = [];
  const call = (
    account: string,
    name: string,
    work: () => Promise<unknown> = () => new Promise(() => undefined),
  ) =>
    requester.run({ account, signal: () => never, hasBegun: false }, () =>
      inTurn(deps, () => {
        begun.push(name);
        return work();
      }),
    );
  beforeEach(() => void begun.splice(0));

  it('begin two at a time, a long one making room after 100 ms, and keep nobody else waiting', async () => {
    for (const name of ['1', '2', '3', '4']) void call('a', name);
    await settled();
    expect(begun).toEqual(['1', '2']);
    void call('b', 'other');
    await settled();
    expect(begun).toEqual(['1', '2', 'other']);
    await vi.advanceTimersByTimeAsync(100);
    expect(begun).toEqual(['1', '2', 'other', '3', '4']);
  });

  it('make room at once when they end, also by a failure', async () => {
    const failed = call('c', '1', () => Promise.reject(new Error('refused')));
    void call('c', '2');
    void call('c', '3');
    await expect(failed).rejects.toThrow('refused');
    await settled();
    expect(begun).toEqual(['1', '2', '3']);
  });
});

describe('a refusal for asking too much', () => {
  const sent = (account: string, signal = never) => {
    const state = { isSent: false };
    void holdBack(account, signal).then(() => {
      state.isSent = true;
    });
    return state;
  };
  const many = (account: string, times: number) => Array.from({ length: times }, () => sent(account));
  const count = (all: { isSent: boolean }[]) => all.filter(({ isSent }) => isSent).length;

  it('leaves at once ten times a second, then twenty a second', async () => {
    const all = many('d', 100);
    await settled();
    expect(count(all)).toBe(10);
    await vi.advanceTimersByTimeAsync(999);
    expect(count(all)).toBe(10);
    await vi.advanceTimersByTimeAsync(1_001);
    expect(count(all)).toBe(41);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(count(all)).toBe(100);
  });

  it('is held for half a minute at most, and only while the client is there', async () => {
    const all = many('e', 2_000);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(count(all)).toBe(2_000);
    many('f', 20);
    const client = new AbortController();
    const last = sent('f', client.signal);
    await settled();
    expect(last.isSent).toBe(false);
    client.abort();
    await settled();
    expect(last.isSent).toBe(true);
  });

  it('leaves at once for others, and again after a second without one', async () => {
    many('g', 20);
    const other = sent('h');
    await settled();
    expect(other.isSent).toBe(true);
    await vi.advanceTimersByTimeAsync(3_000);
    const later = sent('g');
    await settled();
    expect(later.isSent).toBe(true);
  });
});
