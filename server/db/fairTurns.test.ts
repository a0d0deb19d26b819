import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FairTurns, type Requester, ServerBusy } from './fairTurns.ts';

const turnsOf = (atOnce: number, perAccount: number, more: { waiting?: number; longestMs?: number } = {}) =>
  new FairTurns({ atOnce, perAccount, waiting: 100, longestMs: 10_000, retryAfter: 1, ...more });
const settled = () => new Promise((resolve) => setImmediate(resolve));

// A turn that is still waited for at the end of a test must not be refused during the next.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Takes a turn and notes when it begins. */
const watch = (turns: FairTurns, account: string | null, begun: string[], name = String(account)) =>
  turns.take(account).then((release) => {
    begun.push(name);
    return release;
  });
const requestOf = (hasBegun: boolean, signal = new AbortController().signal): Requester => ({
  account: 'a',
  signal: () => signal,
  hasBegun,
});

describe('turns that accounts share', () => {
  it('leaves a turn for others however many one account asks for', async () => {
    const turns = turnsOf(3, 2);
    const begun: string[] = [];
    for (let at = 0; at < 50; at++) void watch(turns, 'flood', begun);
    await watch(turns, 'other', begun);
    expect(begun).toEqual(['flood', 'flood', 'other']);
  });

  it('gives what becomes free to waiting accounts in rotation', async () => {
    const turns = turnsOf(1, 1);
    const begun: string[] = [];
    const release = await turns.take('first');
    const waiting = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) =>
      watch(turns, name.charAt(0), begun, name),
    );
    release();
    for (const one of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) {
      await settled();
      expect(begun.at(-1)).toBe(one);
      const at = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].indexOf(one);
      (await waiting[at])?.();
    }
  });

  it('passes over an account that has all its turns', async () => {
    const turns = turnsOf(2, 1);
    const begun: string[] = [];
    await watch(turns, 'a', begun);
    const release = await watch(turns, 'b', begun);
    void watch(turns, 'a', begun);
    void watch(turns, 'c', begun);
    release();
    await settled();
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  it('ends a turn once, however often it is given back', async () => {
    const turns = turnsOf(1, 1);
    const release = await turns.take('a');
    release();
    release();
    const begun: string[] = [];
    void watch(turns, 'b', begun);
    void watch(turns, 'c', begun);
    await settled();
    expect(begun).toEqual(['b']);
  });

  it('refuses an account that has too many waiting, and no other', async () => {
    const turns = turnsOf(1, 1, { waiting: 2 });
    for (let at = 0; at < 3; at++) void turns.take('a');
    await expect(turns.take('a')).rejects.toMatchObject({ whose: 'account', retryAfter: 1 });
    const begun: string[] = [];
    void watch(turns, 'b', begun);
    await settled();
    expect(begun).toEqual([]);
  });

  it('lets a request wait that has begun its work, and work in the background', async () => {
    vi.useRealTimers();
    const turns = turnsOf(1, 1, { waiting: 0, longestMs: 20 });
    await turns.take('a');
    await expect(turns.take('a', requestOf(false))).rejects.toMatchObject({ whose: 'account' });
    await expect(turns.take('a', requestOf(true))).rejects.toMatchObject({ whose: 'server' });
    await expect(turns.take(null)).rejects.toMatchObject({ whose: 'server' });
  });

  it('lets work in the background have all turns', async () => {
    const turns = turnsOf(2, 1);
    const begun: string[] = [];
    void watch(turns, null, begun);
    void watch(turns, null, begun);
    await settled();
    expect(begun).toHaveLength(2);
  });

  it('tells who waited too long that the server is busy, and forgets them', async () => {
    const turns = turnsOf(1, 1, { longestMs: 500 });
    const release = await turns.take('a');
    const late = turns.take('b').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(500);
    expect(await late).toBeInstanceOf(ServerBusy);
    release();
    expect(await turns.take('c')).toBeTypeOf('function');
  });

  it('forgets a waiting request whose client has left', async () => {
    const turns = turnsOf(1, 1);
    const release = await turns.take('a');
    const leaving = new AbortController();
    const left = turns.take('a', requestOf(false, leaving.signal)).catch((error: Error) => error.name);
    leaving.abort();
    expect(await left).toBe('AbortError');
    release();
    expect(await turns.take('a')).toBeTypeOf('function');
  });
});
