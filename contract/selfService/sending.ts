import { z } from 'zod';
import { call } from '../call.ts';
import { envelope, id } from '../envelope.ts';
import { seenParts } from '../seenParts.ts';
import { merchantPayloadPublic } from '../shapes/merchantPayload.ts';
import { partnerPayloadPublic } from '../shapes/partnerPayload.ts';

const ofApplicant = { access: 'otp' } as const;
/** What was sent: the number of the application, and the id that the record has from now on. */
const sent = envelope(z.object({ referenceNumber: z.string(), id }));

/**
 * Sending what an applicant has written: the partner, then its stores, then their files (`uploadPartnerFilePublic`,
 * `uploadMerchantFilePublic`), and at last all of it at once. Until then nobody else sees any of it; sent again, each of them
 * takes the place of itself. What was composed of parts of the draft says which (`seen`), and is refused with 409 once another device has
 * changed one of them. 404 for a session that is of no draft, 422 rule_not_editable once it was completed.
 */
export const applicantSending = {
  /**
   * The partner of the draft, checked as a whole. A rate, a status, a flag of the staff's is no field here: 400. The TIN is not
   * compared with those of others before the review.
   */
  createPartnerV3Public: call('POST', '/api/partners/v3/public', ofApplicant)
    .input(z.object({ body: partnerPayloadPublic }))
    .output(sent),
  /** A store of the partner that was sent before, checked as a whole; 300 a minute at most. */
  createMerchantV3Public: call('POST', '/api/merchants/v3/public', { ...ofApplicant, ownLimit: true })
    .input(z.object({ body: merchantPayloadPublic }))
    .output(sent),
  /**
   * Hands the application in: partner, these stores and their files, all or nothing. Asked again it answers the same. 422
   * rule_application_incomplete with `consents.<policy>` or `documents.<code>` of what is missing, 400 with the
   * fields that are wrong by now (`merchants.<place>.…`), 409 when one of the stores was not sent, or when one that was sent stands
   * neither here nor under `leftOut`, unless its branch was taken out of the draft: then `current.merchants` has the ids of those. 409 too
   * when a part of the draft is not among those that were `seen`, or is gone, or of another version: then `current.parts` names them.
   */
  completeApplication: call('POST', '/api/self-service/drafts/{referenceNumber}/complete', {
    ...ofApplicant,
    addition: true,
  })
    .input(
      z.object({
        params: z.strictObject({ referenceNumber: z.string().max(40) }),
        body: z.strictObject({
          merchants: z.array(id).max(500),
          /** Stores that were sent and are not to be part of it (an addition). */
          leftOut: z.array(id).max(500).optional(),
          /** All parts with answers that what was sent was composed of. */
          seen: seenParts,
        }),
      }),
    )
    .output(sent),
};
