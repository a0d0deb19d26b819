import type { Tokens } from '#contract/session.ts';
import { isEndReason } from '#domain/signIn/endReason.ts';
import { ApiError, apiErrorOf } from '../http/apiError.ts';
import { send } from '../http/send.ts';
import { adoptTokens, getAccessToken, noteEnd, subscribe } from './session.ts';
import { readTokens } from './sessionAnswers.ts';

const LOCK = 'suki.refresh';
/** Held a moment longer than needed, so that the other tabs have the new token before one of them asks. */
const HANDOVER_MS = 50;
const WAIT_FOR_BROADCAST_MS = 500;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** The server says why to the first that asks; the answer takes the cookie away, and who asks next is a stranger. */
function noteWhy(body: unknown): void {
  const why = typeof body === 'object' && body !== null && 'endReason' in body ? body.endReason : null;
  if (isEndReason(why)) noteEnd(why);
}

async function callRefresh(): Promise<Tokens> {
  const response = await send(
    new Request(new URL('/api/refresh-token', location.origin), { method: 'POST' }),
  );
  if (!response.ok) {
    const error = await apiErrorOf(response);
    noteWhy(error.body);
    throw error;
  }
  return readTokens(await response.json());
}

/** True once the token differs from `stale`, which another tab's broadcast may bring about. */
function freshFromElsewhere(stale: string | null, ms: number): Promise<boolean> {
  const isFresh = (): boolean => getAccessToken() !== null && getAccessToken() !== stale;
  if (isFresh()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const finish = (): void => {
      stop();
      clearTimeout(timer);
      resolve(isFresh());
    };
    const stop = subscribe(() => isFresh() && finish());
    const timer = setTimeout(finish, ms);
  });
}

/** Refreshes under the lock and answers as soon as the tokens are there; the lock is given back a moment later. */
function underLock(stale: string | null): Promise<void> {
  // Browsers have locks on https and on this machine only; elsewhere each tab refreshes for itself.
  const locks: LockManager | null | undefined = navigator.locks;
  if (!locks) return callRefresh().then(adoptTokens);
  return new Promise((resolve, reject) => {
    const hold = async (waited: boolean): Promise<void> => {
      if (waited && (await freshFromElsewhere(stale, WAIT_FOR_BROADCAST_MS))) return resolve();
      try {
        adoptTokens(await callRefresh());
        resolve();
        await pause(HANDOVER_MS);
      } catch (error) {
        reject(error);
      }
    };
    const queue = (): Promise<void> => locks.request(LOCK, () => hold(true));
    locks
      .request(LOCK, { ifAvailable: true }, (lock) => (lock ? hold(false).then(() => true) : false))
      .then((had) => (had ? undefined : queue()))
      .catch(reject);
  });
}

let running: Promise<void> | null = null;

/**
 * A token other than `stale`: one refresh serves every waiting call of every tab. Rejects with an ApiError when the
 * server refused (status 401) or could not be asked.
 */
export function refresh(stale: string | null): Promise<void> {
  if (getAccessToken() !== null && getAccessToken() !== stale) return Promise.resolve();
  running ??= underLock(stale).finally(() => {
    running = null;
  });
  return running;
}

declare global {
  interface Window {
    /** The refresh that the page's inline script began before the code was there: the answer's body, if it came. */
    sukiRefresh?: Promise<unknown>;
  }
}

async function restoreEarly(): Promise<boolean> {
  const body = await window.sukiRefresh;
  window.sukiRefresh = undefined;
  noteWhy(body);
  if (typeof body !== 'object' || body === null || !('data' in body)) return false;
  adoptTokens(readTokens(body));
  return true;
}

/** Brings back the session that the refresh cookie stands for. False when the server knows none; rejects when it cannot say. */
export async function restoreSession(): Promise<boolean> {
  try {
    if (!(await restoreEarly())) await refresh(null);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError && (error.status === 401 || error.status === 400))) throw error;
    noteEnd('ended');
    return false;
  }
}
