import { fail } from '../../http/errors/fail.ts';
import { os } from '../../http/os.ts';
import { lockPartner } from '../../records/lock/lockRecord.ts';
import { mustBeInReview } from '../../records/lock/mustBeInReview.ts';
import { giveReference } from '../../records/partner/giveReference.ts';

const STAFF_ONLY = {
  en: 'Reference numbers are given by staff, or to the applicant.',
  fil: 'Ibinibigay ng kawani, o sa aplikante, ang mga reference number.',
};

/**
 * The partner's reference number; one that has none gets it here, by staff or by its applicant, the others keep theirs. 404, 403; 422
 * for an applicant's from its approval on.
 */
export const generatePartnerReferenceNumber = os.partners.generatePartnerReferenceNumber.handler(
  async ({ input, context }) => {
    const subject = await lockPartner(context, input.params.partnerId, null);
    if (subject.referenceNumber) return { data: subject.referenceNumber };
    mustBeInReview(context.user, subject);
    if (context.user.type !== 'INTERNAL' && context.user.applicantId === null)
      throw fail('forbidden', STAFF_ONLY);
    return { data: await giveReference(context, subject) };
  },
);
