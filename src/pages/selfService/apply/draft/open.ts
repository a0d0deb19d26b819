import { chooseKind } from '../../../../providers/applicant/chosenKind.ts';
import { getDraft } from '../../../../providers/applicant/drafts.ts';
import { heldSession, onHeld, releaseHeld } from '../../../../providers/applicant/held.ts';
import { forgetPhotos } from '../../../../providers/applicant/keptPhotos.ts';
import { ApiError } from '../../../../providers/http/apiError.ts';
import { type Application, applicationOf } from './application.ts';
import { readExisting } from './existing.ts';
import { NOTHING_KEPT, readKept, writeKept } from './kept.ts';
import { keepSame, NOTHING_SAME } from './keptSame.ts';
import { keepSheet } from './keptSheet.ts';
import { type LatePart, lateInKept } from './lateParts.ts';

/** What a page of the application begins with. */
export type Opened =
  | { kind: 'open'; application: Application }
  /** It was sent: it is followed elsewhere. `late` is what was changed in this tab and had no answer before that. */
  | { kind: 'sent'; referenceNumber: string; late: readonly LatePart[] }
  /** The session is of none yet. */
  | { kind: 'none' };

let opened: Application | null = null;

/** The application of this tab, if it is open already. */
export const openNow = (): Opened | null =>
  opened && opened.draft.referenceNumber === heldSession()?.referenceNumber
    ? { kind: 'open', application: opened }
    : null;

// Whoever leaves the device leaves nothing on it.
onHeld(() => {
  if (heldSession()) return;
  chooseKind('');
  if (!opened) return;
  writeKept(opened.draft.referenceNumber, NOTHING_KEPT);
  closeApplication();
});

/** Forgets what is open: it is read anew when a page asks for it. */
export const closeApplication = (): void => {
  if (opened) {
    keepSheet(opened.draft.referenceNumber, null);
    keepSame(opened.draft.referenceNumber, NOTHING_SAME);
    forgetPhotos(opened.draft.referenceNumber);
  }
  opened = null;
};

/** Of one that was sent nothing is kept on the device any more. */
const sent = (referenceNumber: string): Opened => {
  const late = lateInKept(readKept(referenceNumber));
  forgetPhotos(referenceNumber);
  writeKept(referenceNumber, NOTHING_KEPT);
  return { kind: 'sent', referenceNumber, late };
};

/** Reads the application that the session is of. */
export const openApplication = async (): Promise<Opened> => {
  const session = heldSession();
  const { partnerId, referenceNumber } = session ?? {};
  if (!session || !referenceNumber) return { kind: 'none' };
  if (partnerId) return sent(referenceNumber);
  try {
    const draft = await getDraft(referenceNumber);
    if (draft.state === 'SENT') return sent(referenceNumber);
    opened = applicationOf(draft, draft.branchOnly ? await readExisting(referenceNumber) : null);
    return { kind: 'open', application: opened };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    // It was cancelled or ran out: the number may have begun others.
    forgetPhotos(referenceNumber);
    releaseHeld(referenceNumber);
    return { kind: 'none' };
  }
};
