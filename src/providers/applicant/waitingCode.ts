import type { Contact } from './held.ts';

/** A code that was sent, and where to. */
export interface SentCode {
  challengeId: string;
  contact: Contact;
  /** Instant (ms) from which another code may be asked for. */
  resendAt: number;
}

const KEY = 'suki.applicantCode';
/** A code is sent anew for so long (ms); then one starts over, and what was typed need not stay. */
const KEPT_MS = 30 * 60_000;

interface Waiting {
  path: string;
  sent: SentCode;
}

const isWaiting = (value: unknown): value is Waiting =>
  typeof value === 'object' && value !== null && 'path' in value && 'sent' in value;

/** The code that this page waits for in this tab, or null: a phone drops a page while its owner reads the message. */
export const waitingCode = (): SentCode | null => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (!isWaiting(value) || value.path !== location.pathname) return null;
    return Date.now() < value.sent.resendAt + KEPT_MS ? value.sent : null;
  } catch {
    return null;
  }
};

/** Keeps the code that this page waits for, where it went and not what it is; null forgets it. */
export const keepWaiting = (sent: SentCode | null): void => {
  try {
    if (sent) sessionStorage.setItem(KEY, JSON.stringify({ path: location.pathname, sent }));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage it lasts until the page is loaded anew.
  }
};
