import type { Challenge } from './sessionAnswers.ts';

/** A code that was sent and is waited for. It is kept per tab, so that a reload of the code page loses nothing. */
export interface PendingChallenge extends Challenge {
  purpose: 'login' | 'password';
  username: string;
  returnTo: string | null;
  /** Instant (ms) from which another code may be asked for. */
  resendAt: number;
}

const KEY = 'suki.challenge';
const RESEND_MS = 60_000;

/** Keeps the challenge for the code page; null forgets it. */
export function storeChallenge(challenge: PendingChallenge | null): void {
  if (challenge) sessionStorage.setItem(KEY, JSON.stringify(challenge));
  else sessionStorage.removeItem(KEY);
}

/** Keeps a challenge that was just sent; another code may be asked for in a minute. */
export function startChallenge(challenge: Omit<PendingChallenge, 'resendAt'>): void {
  storeChallenge({ ...challenge, resendAt: Date.now() + RESEND_MS });
}

const isChallenge = (value: unknown): value is PendingChallenge =>
  typeof value === 'object' && value !== null && 'challengeId' in value && 'purpose' in value;

/** The challenge that waits for its code in this tab, or null. */
export function pendingChallenge(): PendingChallenge | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isChallenge(value) ? value : null;
  } catch {
    return null;
  }
}

/** The right to set a new password that a code gave: in memory only, so a reload ends it. */
export interface PasswordReset {
  username: string;
  resetToken: string;
}

let reset: PasswordReset | null = null;

/** Keeps the reset for the change-password page; null forgets it. */
export function storeReset(value: PasswordReset | null): void {
  reset = value;
}

/**
 * The reset this tab holds: from the code page, or from the fragment of a one-time link (#username=…&resetToken=…), which
 * is taken out of the address at once.
 */
export function takeReset(): PasswordReset | null {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const [username, resetToken] = [fragment.get('username'), fragment.get('resetToken')];
  if (username && resetToken) {
    reset = { username, resetToken };
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  return reset;
}
