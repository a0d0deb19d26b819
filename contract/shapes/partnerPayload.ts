import { z } from 'zod';
import { partnerBusinessFields } from '#domain/fields/partner.ts';
import { MDR_TYPES } from '#domain/records/mdrRates.ts';
import { SELF_SERVICE_ACCOUNT } from '#domain/selfService/send/sendAccount.ts';
import { registration } from '../registration.ts';
import { seenParts } from '../seenParts.ts';
import { bankAccountInput } from './bankAccount.ts';
import { code, day } from './code.ts';
import { contactPersonInput } from './contactPerson.ts';
import { lineOf, optionalLine } from './lineOf.ts';
import { rateInput } from './mdrRate.ts';
import { optionalMobile } from './mobile.ts';
import { payloadAddress } from './payloadAddress.ts';
import { tinInput } from './tinInput.ts';

const name = z.string().max(200).nullish();

/** A bank account as a payload has it: the names say what the ids are. */
export const payloadAccount = bankAccountInput.extend({ bankName: name, bankBranchName: name });
/** The same by a user, who may say what it is anyway. */
export const payloadAccountOfUser = payloadAccount.extend({
  status: z.literal(SELF_SERVICE_ACCOUNT.status).optional(),
  isDefaultAccount: z.literal(SELF_SERVICE_ACCOUNT.isDefaultAccount).optional(),
});

/** A partner as self-service sends it. What is wanted of the provider's products are the three flags; nothing else of them is asked. */
const partner = z.strictObject({
  name: lineOf(partnerBusinessFields.name),
  businessType: code,
  tinNumber: tinInput,
  ...registration,
  hcAgent: z.boolean().default(false),
  shoppingMallsPartner: z.boolean().default(false),
  digitalPosPartner: z.boolean().default(false),
  address: payloadAddress,
  bankDetails: payloadAccount,
  contactPerson: contactPersonInput.extend({ role: z.literal('AUTHORIZED_SIGNATORY') }),
});

/** By a user: with rates, and the status that every application begins with. */
export const partnerPayload = partner.extend({
  bankDetails: payloadAccountOfUser,
  status: z.literal('SUBMITTED').optional(),
  mdrRates: z
    .array(z.strictObject({ type: z.enum(MDR_TYPES), mdrRate: rateInput, effectiveFrom: day.nullish() }))
    .max(6)
    .default([]),
});

/** By an applicant: with who fills it in. Business name and number are what the server knows of them, whatever is said here. */
export const partnerPayloadPublic = partner.extend({
  processor: z
    .strictObject({
      registeredBusinessName: optionalLine(200),
      jobTitle: optionalLine(80),
      fullName: optionalLine(120),
      mobileNumber: optionalMobile,
    })
    .nullish(),
  /** Addition. The parts of the draft that it was composed of. */
  seen: seenParts.optional(),
});
export type PartnerPayload = z.output<typeof partner>;
export type PartnerPayloadPublic = z.output<typeof partnerPayloadPublic>;
