import { z } from 'zod';
import { storeDetailFields } from '#domain/fields/store.ts';
import type { Sentence } from '#domain/sentence.ts';
import { associateInput } from '../associates.ts';
import { id } from '../envelope.ts';
import { own } from '../messages/own.ts';
import { registration } from '../registration.ts';
import { seenParts } from '../seenParts.ts';
import { code } from './code.ts';
import { commodityInput } from './commodity.ts';
import { contactPersonInput, fullNameInput } from './contactPerson.ts';
import { ecommerceSiteInput } from './ecommerceSite.ts';
import { lineOf, optionalLine } from './lineOf.ts';
import { optionalContactNumber, optionalMobile } from './mobile.ts';
import { optional } from './optional.ts';
import { payloadAccount, payloadAccountOfUser } from './partnerPayload.ts';
import { payloadAddress, payloadPersonAddress } from './payloadAddress.ts';
import { scheduleInput } from './schedule.ts';
import { tinInput } from './tinInput.ts';

const ONE_OF_A_TYPE: Sentence = {
  en: 'Give one address of each type',
  fil: 'Isang address lang ng bawat uri ang ibigay',
};

/** A person of a store as self-service sends one: the names in a group, the addresses in a list. */
const person = associateInput
  .omit({
    ...{ firstName: true, middleName: true, lastName: true },
    ...{ mobileNumber: true, presentAddress: true, permanentAddress: true },
  })
  .extend({
    names: fullNameInput,
    mobile: optionalMobile,
    addresses: z
      .array(payloadPersonAddress)
      .max(2)
      .refine((list) => new Set(list.map(({ type }) => type)).size === list.length, own(ONE_OF_A_TYPE))
      .default([]),
  });
export type PayloadPerson = z.output<typeof person>;

/** A store as self-service sends it: what a partner has too, and what only stores have. What is the partner's is left out. */
const merchant = z.strictObject({
  partnerId: id,
  /** Of the partner's application; it is no other store's. */
  referenceNumber: optionalLine(40),
  name: lineOf(storeDetailFields.merchantName),
  merchantType: code.nullish(),
  tinNumber: optional(tinInput),
  ...registration,
  contactNumber: optionalContactNumber,
  isSameAddress: z.boolean().default(false),
  address: payloadAddress.nullish(),
  isSameBank: z.boolean().default(true),
  bankDetails: payloadAccount.nullish(),
  isSameContact: z.boolean().default(true),
  contactPerson: contactPersonInput.nullish(),
  commodities: z.array(commodityInput).max(40).default([]),
  schedules: z.array(scheduleInput).max(7).default([]),
  ecommerceSites: z.array(ecommerceSiteInput).max(10).default([]),
  retailerAssociates: z.array(person).max(50).default([]),
});

/** By a user, who may name the status that every store begins with. */
export const merchantPayload = merchant.extend({
  bankDetails: payloadAccountOfUser.nullish(),
  status: z.literal('SUBMITTED').optional(),
});

/** By an applicant. */
export const merchantPayloadPublic = merchant.extend({
  /** As the server says it, or left out. */
  createdBy: optionalLine(60),
  /** Addition. The part of the draft that it stands in: sent again, it is the same store. Without it, the same body is. */
  branch: z
    .string()
    .regex(/^branch-\d{1,3}$/)
    .optional(),
  /** Addition. The part of the draft that it was composed of. */
  seen: seenParts.optional(),
});
export type MerchantPayload = z.output<typeof merchant>;
