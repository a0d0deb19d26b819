/** How a code reaches the applicant: by the number that was typed, or by the application's reference number or TIN. */
export type Contact = { mobileNumber: string; email: string | null } | { identifier: string };

/** The session that a proved number gave, of one application or of none yet. */
export interface HeldSession {
  accessToken: string;
  /** Instant (ms) at which the server ends it. */
  until: number;
  partnerId: string | null;
  referenceNumber: string | null;
  /** What it was of until that was cancelled: another is begun by a press alone. */
  cancelled?: string | null;
  /** How the number was proved: it is proved again that way. */
  contact: Contact;
}

const KEY = 'suki.applicant';

const isSession = (value: unknown): value is HeldSession =>
  typeof value === 'object' &&
  value !== null &&
  'accessToken' in value &&
  'until' in value &&
  'contact' in value;

// What has ended before the page was opened is of no use; what ends while it is open is proved again in place.
const stored = (): HeldSession | null => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isSession(value) && value.until > Date.now() ? value : null;
  } catch {
    return null;
  }
};

let held = stored();
const listeners = new Set<() => void>();

/** The applicant's session in this tab, or null. The same object until it changes. */
export const heldSession = (): HeldSession | null => held;

/** Keeps the session of a proved number for this tab, until it closes; null forgets it. */
export const holdSession = (session: HeldSession | null): void => {
  held = session;
  try {
    if (session) sessionStorage.setItem(KEY, JSON.stringify(session));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage it lasts until the page is loaded anew.
  }
  for (const listener of listeners) listener();
};

/** Goes on without an application: the one that the session was of is gone. */
export const releaseHeld = (referenceNumber: string): void => {
  if (held?.referenceNumber === referenceNumber)
    holdSession({ ...held, referenceNumber: null, cancelled: referenceNumber });
};

/** Calls back after each change of the session; returns how to stop. */
export const onHeld = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
