import {
  beginDraft,
  type DraftRow,
  getDraft,
  listDrafts,
  openDraft,
} from '../../../../providers/applicant/drafts.ts';
import { heldSession } from '../../../../providers/applicant/held.ts';
import { ApiError } from '../../../../providers/http/apiError.ts';
import { randomId } from '../../../../providers/http/randomId.ts';
import { type Application, applicationOf } from './application.ts';

/** What a page of the application begins with. */
export type Opened =
  | { kind: 'open'; application: Application }
  /** It was sent: it is followed elsewhere. */
  | { kind: 'sent'; referenceNumber: string }
  /** The number has begun some before: which one is it? */
  | { kind: 'choose'; drafts: readonly DraftRow[] };

let opened: { referenceNumber: string; application: Application } | null = null;

const BEGIN_KEY = 'suki.application.begin';
/** The same for every try of this tab until there is one: a lost answer begins no second application. */
const beginKey = (): string => {
  try {
    const key = sessionStorage.getItem(BEGIN_KEY) ?? randomId();
    sessionStorage.setItem(BEGIN_KEY, key);
    return key;
  } catch {
    return randomId();
  }
};

const hold = (application: Application): Opened => {
  const { referenceNumber } = application.draft;
  opened = { referenceNumber, application };
  return { kind: 'open', application };
};

/** Begins another application. */
export const beginAnother = async (): Promise<Opened> => {
  const draft = await beginDraft(beginKey());
  sessionStorage.removeItem(BEGIN_KEY);
  return hold(applicationOf(draft));
};

/** Goes on with one that was begun. */
export const goOnWith = async (referenceNumber: string): Promise<Opened> => {
  const draft = await openDraft(referenceNumber);
  return draft.state === 'SENT' ? { kind: 'sent', referenceNumber } : hold(applicationOf(draft));
};

const named = async (referenceNumber: string): Promise<Opened> => {
  const draft = await getDraft(referenceNumber);
  return draft.state === 'SENT' ? { kind: 'sent', referenceNumber } : hold(applicationOf(draft));
};

/** The application of this tab, if it is open already. */
export const openNow = (): Opened | null => {
  const session = heldSession();
  return opened && session && opened.referenceNumber === session.referenceNumber
    ? { kind: 'open', application: opened.application }
    : null;
};

/** Finds the application that the session is of; begins one for a number that has none. */
export const openApplication = async (): Promise<Opened> => {
  const session = heldSession();
  if (session?.partnerId && session.referenceNumber)
    return { kind: 'sent', referenceNumber: session.referenceNumber };
  if (session?.referenceNumber) {
    try {
      return await named(session.referenceNumber);
    } catch (error) {
      // It is of an application that was sent, cancelled or ran out: what the number has begun besides is offered.
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
    }
  }
  const drafts = (await listDrafts()).filter(({ state }) => state === 'OPEN');
  return drafts.length > 0 ? { kind: 'choose', drafts } : beginAnother();
};
