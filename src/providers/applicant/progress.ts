import { ApiError } from '../http/apiError.ts';
import { randomId } from '../http/randomId.ts';
import { ask } from './ask.ts';
import { heldSession, onHeld } from './held.ts';

/** How somebody gets on with an application, by sections and names of fields alone. */
export type ProgressEvent =
  | { kind: 'opened'; section: string }
  | { kind: 'done'; section: string; seconds: number }
  | { kind: 'errors'; section: string; fields: string[] };
interface Told {
  referenceNumber: string;
  event: ProgressEvent & { id: string };
}

const KEY = 'suki.progress';
/** What is told within it goes out together. */
const GATHER_MS = 5000;
const AGAIN_MS = 30_000;
/** The server takes so many at once. */
const AT_ONCE = 20;
const MOST = 200;

const stored = (): Told[] => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
};

let waiting = stored();
let timer: ReturnType<typeof setTimeout> | undefined;
let isSending = false;

const keep = (told: Told[]): void => {
  waiting = told.slice(-MOST);
  try {
    if (waiting.length > 0) sessionStorage.setItem(KEY, JSON.stringify(waiting));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage they wait in this page alone.
  }
};

const later = (ms: number): void => {
  clearTimeout(timer);
  timer = waiting.length > 0 ? setTimeout(sendProgress, ms) : undefined;
};

/**
 * Whether the server will never take it: what is told wrongly, and of an application that is over or that this tab has left. The line, a
 * limit and a session that has ended pass.
 */
const isRefused = (error: unknown, referenceNumber: string): boolean => {
  if (!(error instanceof ApiError)) return false;
  if (error.status === 404) return heldSession()?.referenceNumber !== referenceNumber;
  return [400, 403, 413, 422].includes(error.status);
};

/** Tells what waits of one application, until nothing does or the server cannot be told. */
const sendOf = async (referenceNumber: string): Promise<void> => {
  const path = `/api/self-service/drafts/${encodeURIComponent(referenceNumber)}/events`;
  for (;;) {
    const told = waiting.filter((one) => one.referenceNumber === referenceNumber).slice(0, AT_ONCE);
    if (told.length === 0) return;
    const body = { events: told.map(({ event }) => event) };
    try {
      await ask('POST', path, { body, once: true, unseen: true });
    } catch (error) {
      if (!isRefused(error, referenceNumber)) return;
    }
    keep(waiting.filter((one) => !told.includes(one)));
  }
};

/** Tells the server what waits, now. */
export const sendProgress = async (): Promise<void> => {
  if (isSending) return;
  isSending = true;
  // What one application cannot be told of holds up no other.
  for (const referenceNumber of new Set(waiting.map((one) => one.referenceNumber)))
    await sendOf(referenceNumber);
  isSending = false;
  later(AGAIN_MS);
};

/**
 * Tells how somebody gets on with an application. Nobody waits for it: what is told goes out together after five seconds, when the page is
 * put away and when the line is back, until the server has it; a reload keeps it.
 */
export const noteProgress = (referenceNumber: string, event: ProgressEvent): void => {
  keep([...waiting, { referenceNumber, event: { ...event, id: randomId() } }]);
  later(GATHER_MS);
};

// Whoever leaves this device leaves nothing of it here.
onHeld(() => {
  if (heldSession() === null) keep([]);
});
window.addEventListener('online', () => void sendProgress());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') void sendProgress();
});
if (waiting.length > 0) later(GATHER_MS);
