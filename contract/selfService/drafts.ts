import { z } from 'zod';
import { isAsked } from '#domain/applicants/askedFields.ts';
import { type DraftPartName, isDraftPart } from '#domain/applicants/draftParts.ts';
import { FUNNEL_SECTIONS } from '#domain/applicants/funnel.ts';
import { call } from '../call.ts';
import { done, envelope, id, instant, noInput, wholeList } from '../envelope.ts';
import { own } from '../messages/own.ts';
import { partVersion } from '../seenParts.ts';
import { applicantUpload } from './uploads.ts';

const ofApplicant = { access: 'otp', addition: true } as const;

/** A reference number as it is written, SK-2026-001001. */
const draftParams = z.strictObject({ referenceNumber: z.string().max(40) });
const part = z.custom<DraftPartName>(
  (name) => typeof name === 'string' && isDraftPart(name),
  own({ en: 'An application has no such part', fil: 'Walang ganitong bahagi ang aplikasyon' }),
);
const values = z.record(z.string(), z.unknown());

export const draftPart = z.object({ part: z.string(), values, version: partVersion, dtimeUpdated: instant });
export type ApplicantDraftPart = z.infer<typeof draftPart>;

/** OPEN: it is being written. SENT: it is an application now. Those that were cancelled or ran out are gone. */
const draftState = z.enum(['OPEN', 'SENT']);
const draftRow = z.object({
  referenceNumber: z.string(),
  state: draftState,
  /** `name` of the part `business`, as it was typed last; of a draft of stores alone the partner that gets them. */
  businessName: z.string().nullable(),
  /** It adds stores to a partner that is there, and makes no new one. */
  branchOnly: z.boolean(),
  dtimeCreated: instant,
  /** Of the last change, or of its beginning. */
  dtimeUpdated: instant,
  /** When it is deleted unless it changes before. */
  dtimeExpires: instant,
});
export type ApplicantDraftRow = z.infer<typeof draftRow>;

export const draft = draftRow.extend({
  /** Where codes, reminders and links go, to be shown to whoever proved it. */
  mobileNumber: z.string(),
  email: z.string().nullable(),
  /** The application that it has become; null before. */
  partnerId: id.nullable(),
  /** The partner that is there and gets its stores; null of a draft that becomes a partner itself. */
  existingPartnerId: id.nullable(),
  parts: z.array(draftPart),
  uploads: z.array(applicantUpload),
});
export type ApplicantDraft = z.infer<typeof draft>;

const section = z.enum(FUNNEL_SECTIONS);
/** A path on a form, `retailerAssociates.0.lastName`: what was typed stands in none. */
const fieldName = z.string().max(80);
/** Of the caller's own making: what is told again because the answer got lost is noted once. */
const event = { id: z.uuid(), section };
const draftEvent = z.discriminatedUnion('kind', [
  z.strictObject({ ...event, kind: z.literal('opened') }),
  z.strictObject({ ...event, kind: z.literal('done'), seconds: z.number().int().min(0).max(86_400) }),
  z
    .strictObject({ ...event, kind: z.literal('errors'), fields: z.array(fieldName).min(1).max(50) })
    .refine(({ section, fields }) => fields.every((field) => isAsked(section, field)), {
      path: ['fields'],
      error: own({ en: 'The section asks for no such field', fil: 'Walang ganitong tanong ang bahagi' }),
    }),
]);
export type ApplicantDraftEvent = z.infer<typeof draftEvent>;

/** Who saves a part, a page that is open somewhere, and its how manieth save this is: of its own saves the later one stays. */
const by = z.strictObject({ writer: z.uuid(), number: z.number().int().min(1).max(1_000_000_000) });

/**
 * An application that is being written: a draft in parts, which holds the reference number from its beginning. A session is of one draft,
 * the one that it began, opened or was given for; every other one is answered with 404.
 */
export const applicantDrafts = {
  /** Begins one and sends its number, with a link, to the contact that the session has proved. 422 rule_drafts_full with 5 open ones, 429. */
  beginDraft: call('POST', '/api/self-service/drafts', ofApplicant)
    .input(z.object({ body: z.strictObject({}) }))
    .output(envelope(draft)),
  /** Those that were begun with the contact that the session has proved, the newest first; with a code to a number and an address, both. */
  listDrafts: call('GET', '/api/self-service/drafts', ofApplicant).input(noInput).output(wholeList(draftRow)),
  /** Makes the session one of this draft, of its own contact and open still. Another one that it was of is so no more. */
  openDraft: call('POST', '/api/self-service/drafts/{referenceNumber}/open', {
    ...ofApplicant,
    keyless: true,
  })
    .input(z.object({ params: draftParams }))
    .output(envelope(draft)),
  getDraft: call('GET', '/api/self-service/drafts/{referenceNumber}', ofApplicant)
    .input(z.object({ params: draftParams }))
    .output(envelope(draft)),
  /**
   * Keeps the values of one part, 48 KB at most (413). `seen` is the version that the caller saw, null for none; 409 with the part that
   * is there (`current`, null: it is gone) when it is neither that one, nor an earlier save of the same writer, nor the same. One that
   * arrives after a later save of its writer changes nothing, and answers that. 422 rule_not_editable when the draft was sent, and for
   * `business` and `bank` of one that adds stores to a partner, whose these are.
   */
  savePart: call('POST', '/api/self-service/drafts/{referenceNumber}/parts', {
    ...ofApplicant,
    keyless: true,
    ownLimit: true,
  })
    .input(
      z.object({
        params: draftParams,
        body: z.strictObject({ part, values, seen: partVersion.nullable(), by }),
      }),
    )
    .output(envelope(draftPart.omit({ values: true }))),
  /** Takes a part away, a branch say; one that is not there is no mistake. 409 when it is another version than the one that was seen. */
  discardPart: call('POST', '/api/self-service/drafts/{referenceNumber}/parts/discard', {
    ...ofApplicant,
    keyless: true,
  })
    .input(z.object({ params: draftParams, body: z.strictObject({ part, seen: partVersion }) }))
    .output(done),
  /**
   * Tells how somebody gets on: which section was opened, done in how many seconds, and which of its fields were wrong. An event that is
   * told again, by its id, is noted once. 400 for a field that the section does not ask.
   */
  noteProgress: call('POST', '/api/self-service/drafts/{referenceNumber}/events', {
    ...ofApplicant,
    keyless: true,
  })
    .input(
      z.object({ params: draftParams, body: z.strictObject({ events: z.array(draftEvent).min(1).max(20) }) }),
    )
    .output(done),
  /**
   * Makes the number, and the address beside it, that a code of `issueApplicantOtp` was sent to the contact of the draft. The session goes
   * on; whatever else went to the old contact counts no more, and that one is told. 422 as `beginApplicantSession`, and rule_not_editable
   * of a draft that adds stores to a partner: it is reached where the partner is.
   */
  changeContact: call('POST', '/api/self-service/drafts/{referenceNumber}/contact', {
    ...ofApplicant,
    keyless: true,
    ownTransaction: true,
  })
    .input(
      z.object({
        params: draftParams,
        body: z.strictObject({ challengeId: z.uuid(), otp: z.string().trim().max(12) }),
      }),
    )
    .output(done),
  /** Deletes what was typed and uploaded; the number is never used again. */
  cancelDraft: call('POST', '/api/self-service/drafts/{referenceNumber}/cancel', ofApplicant)
    .input(z.object({ params: draftParams }))
    .output(done),
  /**
   * All that is kept of it, as a file of JSON: what `getDraft` answers, and `sent`, the partner, stores and files that were sent and wait for
   * the end (null when none was). Once it has become an application that is read by its own calls.
   */
  exportDraft: call('GET', '/api/self-service/drafts/{referenceNumber}/export', {
    ...ofApplicant,
    heavy: true,
  })
    .input(z.object({ params: draftParams }))
    .output(z.file()),
};
