import { z } from 'zod';
import {
  associateAddress,
  designationPosition,
  newAssociate,
  personalDetails,
  servingBody,
} from '../associates.ts';
import { merchantBusiness, merchantDetails, merchantInput } from '../merchants.ts';
import { businessDetails, createPartnerBody } from '../partners.ts';
import { bankAccountInput } from './bankAccount.ts';
import { commodityInput } from './commodity.ts';
import { contactPersonInput } from './contactPerson.ts';
import { stagedDocument } from './documentRow.ts';
import { ecommerceSiteInput } from './ecommerceSite.ts';
import { scheduleInput } from './schedule.ts';

export const schedulesBody = z.strictObject({ schedules: z.array(scheduleInput).max(7) });
export const sitesBody = z.strictObject({ ecommerceSites: z.array(ecommerceSiteInput).max(10) });

const bankBody = z.strictObject({
  bankDetails: bankAccountInput,
  authorizedSignatory: contactPersonInput.nullish(),
});
const contactBody = z.strictObject({ contactPersons: z.array(contactPersonInput).min(1).max(10) });
const documentsBody = z.strictObject({ documents: z.array(stagedDocument).min(1).max(60) });

/** The body of each section of a partner. */
export const partnerSections = {
  'business-details': businessDetails,
  'bank-details': bankBody,
  'contact-person': contactBody,
  documents: documentsBody,
} as const;

/** The body of each section of a store; `isSame…` takes over what the partner has. */
export const merchantSections = {
  merchant: merchantDetails,
  'business-details': merchantBusiness,
  'bank-details': bankBody.extend({
    bankDetails: bankAccountInput.nullish(),
    isSameBank: z.boolean().default(false),
  }),
  'contact-person': contactBody.extend({
    contactPersons: z.array(contactPersonInput).max(10),
    isSameContact: z.boolean().default(false),
  }),
  commodities: z.strictObject({ commodities: z.array(commodityInput).max(40) }),
  documents: documentsBody,
} as const;

/** The body of each call about people of stores. */
export const personSections = {
  'personal-details': personalDetails,
  address: associateAddress,
  'designation-position': designationPosition,
  associate: newAssociate,
  representative: servingBody,
} as const;

/** The body of a new application in the parts of its wizard. */
export const newApplication = {
  business: businessDetails.extend(createPartnerBody.pick({ contactPersons: true }).shape),
  bank: createPartnerBody.pick({ bankDetails: true, authorizedSignatory: true, mdrRates: true }),
  store: merchantInput,
} as const;
