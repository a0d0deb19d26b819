import type { DraftPartName } from '#domain/applicants/draftParts.ts';
import { normalizeMobile } from '#domain/formats/mobile.ts';
import { ApiError } from '../http/apiError.ts';
import { type Answer, ask, askBlob } from './ask.ts';
import { openDraft } from './beginning.ts';
import { type HeldSession, heldSession, holdSession } from './held.ts';
import type { SentCode } from './waitingCode.ts';

/** An application that is being written, as the server has it. */
export type Draft = Answer<'applicantDrafts', 'getDraft'>;
type Saved = Answer<'applicantDrafts', 'savePart'>;

const BASE = '/api/self-service/drafts';
const of = (referenceNumber: string, what = ''): string =>
  `${BASE}/${encodeURIComponent(referenceNumber)}${what}`;

/**
 * A call in the application: where the number was proved anew meanwhile, the session is of none yet and gets 404, so the application is
 * opened again first.
 */
export const inDraft = async <Data>(referenceNumber: string, call: () => Promise<Data>): Promise<Data> => {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    await openDraft(referenceNumber);
    return call();
  }
};

/** The application as a whole. */
export const getDraft = (referenceNumber: string): Promise<Draft> =>
  inDraft(referenceNumber, () => ask<Answer<'applicantDrafts', 'getDraft'>>('GET', of(referenceNumber)));

/** Whether codes of the application go to this contact by now. */
const goesTo = async (referenceNumber: string, contact: SentCode['contact']): Promise<boolean> => {
  if (!('mobileNumber' in contact)) return false;
  const { mobileNumber, email } = await getDraft(referenceNumber);
  return mobileNumber === normalizeMobile(contact.mobileNumber) && email === (contact.email || null);
};

/**
 * Makes the number that a code was sent to, and the address beside it, the contact of the application; this tab's session goes on, those
 * of other devices end. Rejects with an ApiError: rule_otp_wrong, rule_otp_expired, rule_otp_used_up.
 */
export const changeContact = async (
  referenceNumber: string,
  { challengeId, contact }: SentCode,
  otp: string,
): Promise<HeldSession> => {
  const body = { challengeId, otp };
  try {
    await inDraft(referenceNumber, () => ask('POST', of(referenceNumber, '/contact'), { body }));
  } catch (error) {
    // Of a change whose answer was lost the code is used up: where codes go by now says whether it was made.
    const isOfCode = error instanceof ApiError && error.code.startsWith('rule_otp_');
    if (!isOfCode || !(await goesTo(referenceNumber, contact))) throw error;
  }
  const session = heldSession();
  if (!session) throw new ApiError(401, 'invalid_token', 'The session has ended');
  const next = { ...session, contact };
  holdSession(next);
  return next;
};

/** All that is kept of the application, as a file. */
export const exportDraft = (referenceNumber: string): Promise<Blob> =>
  inDraft(referenceNumber, () => askBlob(of(referenceNumber, '/export')));

/** Keeps one part. */
export const savePart = (
  referenceNumber: string,
  body: { part: DraftPartName; values: object; seen: number | null; by: { writer: string; number: number } },
): Promise<Saved> =>
  inDraft(referenceNumber, () => ask<Saved>('POST', of(referenceNumber, '/parts'), { body }));

/** Takes one part away. */
export const discardPart = (
  referenceNumber: string,
  body: { part: DraftPartName; seen: number },
): Promise<unknown> =>
  inDraft(referenceNumber, () => ask('POST', of(referenceNumber, '/parts/discard'), { body }));
