import { afterEach, describe, expect, it, vi } from 'vitest';
import type { UserDetails } from '#contract/session.ts';
import {
  adoptTokens,
  clearSession,
  endSession,
  getAccessToken,
  getUser,
  hasEnded,
  onSessionEnded,
  type SessionEnd,
} from './session.ts';
import { forgetUnsaved, setUnsaved } from './unsaved.ts';

const userOf = (userId: string) => ({ userId, username: userId, permissions: [] as string[] }) as UserDetails;
const tokensOf = (userId: string) => ({ accessToken: `token of ${userId}`, user: userOf(userId) });

/** Another tab of the same browser. */
const otherTab = new BroadcastChannel('suki.session');
const told = () => new Promise((done) => setTimeout(done, 50));

const asked = vi.fn(async (_: SessionEnd) => false);
const typeSomething = () => setUnsaved('access-role/new', true, async () => true);

describe('the session of several tabs', () => {
  afterEach(() => {
    forgetUnsaved();
    clearSession();
    asked.mockClear();
  });

  it('never takes the tokens of somebody else over unsaved work', () => {
    adoptTokens(tokensOf('mark'));
    typeSomething();
    expect(() => adoptTokens(tokensOf('alvin'))).toThrow('Somebody else has signed in');
    expect(getAccessToken()).toBe('token of mark');
    forgetUnsaved();
    adoptTokens(tokensOf('alvin'));
    expect(getUser()?.userId).toBe('alvin');
  });

  it('ends over unsaved work when somebody else signs in in another tab, whose cookie stays', async () => {
    adoptTokens(tokensOf('mark'));
    typeSomething();
    // biome-ignore lint/suspicious/noDocumentCookie: the server sets it
    document.cookie = 'suki_signed_in=1';
    const stop = onSessionEnded(asked);
    otherTab.postMessage({ kind: 'session', session: tokensOf('alvin') });
    await told();
    stop();
    expect(asked).toHaveBeenCalledExactlyOnceWith('askPassword');
    expect(getUser()).toBeNull();
    expect(document.cookie).toContain('suki_signed_in=1');
  });

  it('goes on when the same person signs in again in another tab', async () => {
    adoptTokens(tokensOf('mark'));
    typeSomething();
    const stop = onSessionEnded(asked);
    await endSession();
    stop();
    expect(hasEnded()).toBe(true);
    otherTab.postMessage({ kind: 'session', session: tokensOf('mark') });
    await told();
    expect(getAccessToken()).toBe('token of mark');
    expect(hasEnded()).toBe(false);
  });
});
