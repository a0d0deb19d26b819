import { z } from 'zod';
import { APPLICATION_STATUSES } from '#domain/review/applicationStatus.ts';
import { call } from '../call.ts';
import { envelope, id, noInput } from '../envelope.ts';
import { filter, listOf, listQuery } from '../list.ts';
import { MERCHANT_SORTS } from '../merchants.ts';
import { address } from '../shapes/address.ts';
import { bankAccount } from '../shapes/bankAccount.ts';
import { fullName } from '../shapes/contactPerson.ts';
import { draft } from './drafts.ts';

const ofApplicant = { access: 'otp', addition: true } as const;
const named = z.string().nullable();

const ownPartner = z.object({
  id,
  name: z.string(),
  status: z.enum(APPLICATION_STATUSES),
  businessType: named,
  tinNumber: named,
  dtiRegistrationNumber: named,
  secRegistrationNumber: named,
  referenceNumber: named,
  hcAgent: z.boolean(),
  shoppingMallsPartner: z.boolean(),
  digitalPosPartner: z.boolean(),
  /** Where it is registered. */
  address: address.nullable(),
  /** The account that is the default, of its number the last four digits. */
  bankDetails: bankAccount.nullable(),
  /** Who signs; how they are reached is not told. */
  authorizedSignatory: fullName.nullable(),
});
export type OwnPartner = z.infer<typeof ownPartner>;

/** A store that the partner has, enough to know it again: no account, nobody's name, no TIN. */
const ownBranch = z.object({
  id,
  merchantName: z.string(),
  city: named,
  province: named,
  status: z.enum(APPLICATION_STATUSES),
});

/**
 * Stores that a partner which is there applies for. Whoever applies speaks for it by a code to its registered contact
 * (`issueApplicantOtp` with its reference number or TIN); the session that this gives is of that partner, and no call here names another.
 * 404 for every other session.
 */
export const applicantPartners = {
  /** The partner of the session, or of its draft of stores: what its steps of an application are filled with, to be read and not changed. */
  getOwnPartner: call('GET', '/api/self-service/partners', ofApplicant)
    .input(noInput)
    .output(envelope(ownPartner)),
  /**
   * Begins a draft of stores for the partner of the session, which is one of the draft from then on; one that is open already, of the same
   * contact, is gone on with. A partner without a reference number gets it. 422 rule_partner_invalid with the reason in the specification's
   * words, rule_partner_closed unless it is active, rule_drafts_full; 429.
   */
  openBranches: call('POST', '/api/self-service/partners/open', ofApplicant)
    .input(z.object({ body: z.strictObject({}) }))
    .output(envelope(draft)),
  /** The stores that it has, so that none is added twice. */
  listOwnBranches: call('GET', '/api/self-service/partners/branches', ofApplicant)
    .input(z.object({ query: listQuery({ merchantName: filter.text() }, MERCHANT_SORTS) }))
    .output(listOf(ownBranch)),
};
