import { z } from 'zod';
import { CONTACT_REQUEST_STATES } from '#domain/applicants/contactRequest.ts';
import { any, type CallMeta, call } from '../call.ts';
import { done, envelope, id, idParams, instant, noInput, wholeList } from '../envelope.ts';
import { line } from '../line.ts';

/** What reviewers read of somebody who has lost the number of an application. */
const contactRequest = z.object({
  id,
  /** The reference number or TIN that was named. */
  identifier: z.string(),
  /** Null of a partner that has none. */
  referenceNumber: z.string().nullable(),
  /** Null of an application that was not sent yet. */
  partnerId: id.nullable(),
  fullName: z.string(),
  businessName: z.string(),
  tinNumber: z.string(),
  /** Whether the application says the same; null where it says nothing yet. */
  isSameName: z.boolean().nullable(),
  isSameTin: z.boolean().nullable(),
  /** Whether the application names somebody so called: who signs, or is reached. */
  isSamePerson: z.boolean().nullable(),
  /** To which a code was sent, and came back. */
  mobileNumber: z.string(),
  email: z.string().nullable(),
  state: z.enum(CONTACT_REQUEST_STATES),
  reason: z.string().nullable(),
  dtimeMade: instant,
  dtimeDecided: instant.nullable(),
  decidedBy: z.string().nullable(),
});
export type ContactRequest = z.infer<typeof contactRequest>;

const review = { ...any('PM_SBO_REVIEW'), userType: 'INTERNAL', addition: true } as const satisfies CallMeta;

/** Other numbers for applications whose own number is lost: their holder cannot prove it, so a reviewer decides. */
export const contactRequests = {
  /**
   * Asks for the number that a code of `issueApplicantOtp` was sent to, in the place of the lost one. Known and unknown applications are
   * answered alike; whoever is reached there by now is told. 422 as `beginApplicantSession`.
   */
  askContact: call('POST', '/api/self-service/contact-requests', {
    access: 'anyone',
    keyless: true,
    ownTransaction: true,
    addition: true,
  })
    .input(
      z.object({
        body: z.strictObject({
          identifier: line(40).min(1),
          fullName: line(120).min(1),
          businessName: line(200).min(1),
          tinNumber: line(40).min(1),
          challengeId: z.uuid(),
          otp: z.string().trim().max(12),
        }),
      }),
    )
    .output(done),
  /** Those that wait, the oldest first, then the hundred that were decided last. */
  listContactRequests: call('GET', '/api/partner-management/contact-requests', review)
    .input(noInput)
    .output(wholeList(contactRequest)),
  /**
   * Gives the application its new number, or refuses it; both numbers are told. What others ask of the same application is refused with a
   * number that is given, and they are told. Nobody gives their own number: 422 rule_own_request. The reviewer who gave it decides on the application
   * no more: 422 rule_last_reviewer where nobody else could. 404, 422 rule_request_final once it was decided or is over.
   */
  decideContactRequest: call('POST', '/api/partner-management/contact-requests/{id}/decide', {
    ...review,
    proof: 'approval',
  })
    .input(
      z.object({
        params: idParams,
        body: z.discriminatedUnion('isApproved', [
          z.strictObject({ isApproved: z.literal(true) }),
          z.strictObject({ isApproved: z.literal(false), reason: line(200).min(1) }),
        ]),
      }),
    )
    .output(envelope(contactRequest)),
};
