import { ApiError } from '../http/apiError.ts';
import { randomId } from '../http/randomId.ts';
import { isFinal, retryTimer } from '../http/retrying.ts';
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

/** Whether the server will never take it. A session that has ended is followed by another one, which may be of this application again. */
const isRefused = (error: unknown, referenceNumber: string): boolean => {
  if (!(error instanceof ApiError) || error.status === 401) return false;
  if (error.status === 404) return heldSession()?.referenceNumber !== referenceNumber;
  return isFinal(error);
};

/** Tells what waits of one application, until nothing does or the server cannot be told; answers why it cannot. */
const sendOf = async (referenceNumber: string): Promise<unknown> => {
  const path = `/api/self-service/drafts/${encodeURIComponent(referenceNumber)}/events`;
  for (;;) {
    const told = waiting.filter((one) => one.referenceNumber === referenceNumber).slice(0, AT_ONCE);
    if (told.length === 0) return null;
    const body = { events: told.map(({ event }) => event) };
    try {
      await ask('POST', path, { body, once: true, unseen: true });
    } catch (error) {
      if (!isRefused(error, referenceNumber)) return error;
    }
    keep(waiting.filter((one) => !told.includes(one)));
  }
};

/** Tells the server what waits, now. */
export const sendProgress = async (): Promise<void> => {
  if (isSending) return;
  isSending = true;
  let failures: unknown[] = [];
  // What one application cannot be told of holds up no other.
  for (const referenceNumber of new Set(waiting.map((one) => one.referenceNumber)))
    failures = [...failures, await sendOf(referenceNumber)].filter((one) => one !== null);
  isSending = false;
  if (failures.length === 0) timer.done();
  // What passes by itself is tried again, whatever else was refused.
  else timer.failed(failures.find((one) => !isFinal(one)) ?? failures[0]);
};

const timer = retryTimer(() => void sendProgress(), AGAIN_MS);
const gather = (): void => {
  if (waiting.length > 0) timer.begin(GATHER_MS);
};

/**
 * Tells how somebody gets on with an application. Nobody waits for it: what is told goes out together after five seconds, when the page is
 * put away and when the line is back, until the server has it; a reload keeps it.
 */
export const noteProgress = (referenceNumber: string, event: ProgressEvent): void => {
  keep([...waiting, { referenceNumber, event: { ...event, id: randomId() } }]);
  gather();
};

// Whoever leaves this device leaves nothing of it here.
onHeld(() => {
  if (heldSession() === null) keep([]);
  else gather();
});
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') void sendProgress();
});
gather();
