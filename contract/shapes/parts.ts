import { z } from 'zod';
import { addressFields } from '#domain/fields/address.ts';
import { bankAccountFields } from '#domain/fields/bankAccount.ts';
import { contactDetailFields, contactPersonFields, fullNameFields } from '#domain/fields/contactPerson.ts';
import { registrationFields } from '#domain/fields/registration.ts';
import { readContactNumber } from '#domain/formats/contactNumber.ts';
import { isLandline, LANDLINE_MAX, NOT_LANDLINE } from '#domain/formats/landline.ts';
import { normalizeMobile } from '#domain/formats/mobile.ts';
import { isValidTin, normalizeTin } from '#domain/formats/tin.ts';
import { isZip, NOT_ZIP } from '#domain/places/zip.ts';
import { MDR_STATUSES, MDR_TYPES } from '#domain/records/mdrRates.ts';
import { CLOSES_TOO_EARLY, closesAfterOpening, DAY_ONCE, hasDayTwice } from '#domain/records/openingHours.ts';
import { id, instant } from '../envelope.ts';
import { optional } from '../optional.ts';
import { own } from '../own.ts';
import { lineOf, optionalLine, optionalLineOf } from './ofField.ts';

export const tinInput = z
  .string()
  .max(registrationFields.tinNumber.max)
  .transform((typed) => normalizeTin(typed.trim()))
  .refine(isValidTin, own({ en: 'A TIN has 9, 12 or 15 digits', fil: 'Ang TIN ay may 9, 12 o 15 digit' }));

export const mobile = z
  .string()
  .max(contactDetailFields.mobileNumber.max)
  .transform((typed, ctx) => {
    const number = normalizeMobile(typed);
    if (number) return number;
    ctx.addIssue({
      code: 'custom',
      message: own({
        en: 'A mobile number looks like 0917 123 4567',
        fil: 'Ang numero ng mobile ay tulad ng 0917 123 4567',
      }),
    });
    return z.NEVER;
  });
/** Stored as 639XXXXXXXXX; typed as people type it. */
export const optionalMobile = optional(mobile);
/** A telephone number as it was typed, which may be left out. */
const optionalLandline = optionalLine(contactDetailFields.landlineNumber.max).refine(
  (text) => text === null || isLandline(text),
  own(NOT_LANDLINE),
);
/** The number of a store, which may be left out: a mobile one is stored as 639XXXXXXXXX, a landline as it was typed. */
export const optionalContactNumber = optionalLine(LANDLINE_MAX)
  .refine((text) => text === null || readContactNumber(text) !== null, own(NOT_LANDLINE))
  .transform((text) => text && readContactNumber(text));
const email = z
  .email(
    own({
      en: 'Write an e-mail address as name@example.com',
      fil: 'Isulat ang e-mail address bilang name@example.com',
    }),
  )
  .max(contactDetailFields.emailAddress.max);
export const optionalEmail = optional(email);
/** A code of a look-up. */
export const code = z.string().regex(/^[A-Za-z0-9_-]{1,60}$/);
/** A business day, YYYY-MM-DD. */
export const day = z.iso.date();
const placeId = z.string().regex(/^\d{10}$/);

export const ADDRESS_TYPES = [
  'REGISTRATION',
  'BUSINESS_PLACE',
  'PRESENT',
  'PERMANENT',
  'MAILING',
  'BILLING',
  'WAREHOUSE',
] as const;

/** An address as it is sent: ids of the cascade, then the parts below the barangay. The country is always PH. */
export const addressInput = z.strictObject({
  regionId: placeId,
  provinceId: placeId,
  municipalityId: placeId,
  subMunicipalityId: placeId.nullish(),
  barangayId: placeId,
  zipCodeId: placeId.nullish(),
  /** The 4 digits, typed where the town has no ZIP code to choose; there it may be left out too. */
  zipTyped: optional(z.string().refine(isZip, own(NOT_ZIP))),
  streetNumber: optionalLineOf(addressFields.streetNumber),
  streetName: optionalLineOf(addressFields.streetName),
  buildingName: optionalLineOf(addressFields.buildingName),
  floorNumber: optionalLineOf(addressFields.floorNumber),
  unitNumber: optionalLineOf(addressFields.unitNumber),
});
export type AddressInput = z.output<typeof addressInput>;

const named = z.string().nullable();
export const address = z.object({
  id,
  type: z.enum(ADDRESS_TYPES),
  country: z.literal('PH'),
  region: named,
  regionId: named,
  province: named,
  provinceId: named,
  municipality: named,
  municipalityId: named,
  subMunicipality: named,
  subMunicipalityId: named,
  barangay: named,
  barangayId: named,
  /** As "1000 - Ermita"; a typed one as "6216". */
  zipCode: named,
  zipCodeId: named,
  zipTyped: named,
  streetNumber: named,
  streetName: named,
  buildingName: named,
  floorNumber: named,
  unitNumber: named,
});
export type Address = z.infer<typeof address>;

export const CONTACT_ROLES = [
  'CONTACT_PERSON',
  'AUTHORIZED_SIGNATORY',
  'OWNER',
  'ACCOUNTING',
  'OPERATIONS',
] as const;

const fullName = z.object({ firstName: z.string(), middleName: named, lastName: z.string() });
export const fullNameInput = z.strictObject({
  firstName: lineOf(fullNameFields.firstName),
  middleName: optionalLineOf(fullNameFields.middleName),
  lastName: lineOf(fullNameFields.lastName),
});

export const contactPersonInput = z.strictObject({
  role: z.enum(CONTACT_ROLES),
  fullName: fullNameInput,
  birthDate: day.nullish(),
  jobTitle: optionalLineOf(contactPersonFields.jobTitle),
  contactDetail: z.strictObject({
    mobileNumber: mobile,
    landlineNumber: optionalLandline,
    emailAddress: optionalEmail,
  }),
});
export type ContactPersonInput = z.output<typeof contactPersonInput>;
export const contactPerson = z.object({
  id,
  role: z.enum(CONTACT_ROLES),
  fullName,
  birthDate: named,
  jobTitle: named,
  contactDetail: z.object({ mobileNumber: named, landlineNumber: named, emailAddress: named }),
});
export type ContactPerson = z.infer<typeof contactPerson>;

export const BANK_ACCOUNT_TYPES = ['SAVINGS', 'CURRENT'] as const;
export const bankAccountInput = z.strictObject({
  bankId: id,
  bankBranchId: optional(id),
  accountName: lineOf(bankAccountFields.accountName),
  accountNumber: z
    .string()
    .max(bankAccountFields.accountNumber.max)
    .transform((typed) => typed.replace(/[\s-]/g, ''))
    .refine(
      (digits) => /^\d{6,20}$/.test(digits),
      own({
        en: 'An account number has 6 to 20 digits',
        fil: 'Ang account number ay may 6 hanggang 20 digit',
      }),
    ),
  accountType: z.enum(BANK_ACCOUNT_TYPES),
  isPaymentsReceived: z.boolean().default(true),
});
export type BankAccountInput = z.output<typeof bankAccountInput>;
export const bankAccount = z.object({
  id,
  bankId: id,
  bankName: z.string(),
  bankBranchId: id.nullable(),
  bankBranchName: named,
  accountName: z.string(),
  /** In full for those who edit or review; for others all but the last four digits are asterisks. */
  accountNumber: z.string(),
  accountType: z.enum(BANK_ACCOUNT_TYPES),
  status: z.enum(['A', 'P', 'I', 'C']),
  isDefaultAccount: z.boolean(),
  isPaymentsReceived: z.boolean(),
});
export type BankAccount = z.infer<typeof bankAccount>;

/** Percent with at most three places, as a decimal string. */
export const rateInput = z
  .union([z.string().max(12), z.number()])
  .transform(String)
  .refine(
    (text) => /^\d{1,3}(\.\d{1,3})?$/.test(text) && Number(text) <= 100,
    own({
      en: 'A rate has to be between 0 and 100 percent, with at most three places',
      fil: 'Dapat mula 0 hanggang 100 porsiyento ang rate, hanggang tatlong decimal',
    }),
  );
export const mdrRate = z.object({
  id,
  type: z.enum(MDR_TYPES),
  /** Percent, "2.500". */
  mdrRate: z.string(),
  status: z.enum(MDR_STATUSES).nullable(),
  statusWorkflow: named,
  isEnabled: z.boolean().nullable(),
  effectiveFrom: z.string(),
  effectiveTo: named,
  createdBy: named,
});
export type MdrRate = z.infer<typeof mdrRate>;

export const documentRow = z.object({
  id,
  /** A code of the document types. */
  code: z.string(),
  name: z.string(),
  mediaType: z.string(),
  size: z.number().int(),
  isEnabled: z.boolean(),
  replacedBy: id.nullable(),
  createdBy: named,
  dtimeCreated: instant,
  disabledBy: named,
  dtimeDisabled: instant.nullable(),
});
export type DocumentRow = z.infer<typeof documentRow>;
/** A file that was uploaded before its record was there. */
export const stagedDocument = z.strictObject({ documentCode: code, fileId: id });

export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
export const schedule = z.strictObject({
  days: z.array(z.enum(DAYS)).max(7),
  openingHour: hour,
  closingHour: hour,
});
export const scheduleInput = schedule
  .refine(({ days }) => !hasDayTwice(days), { message: own(DAY_ONCE), path: ['days'] })
  .refine(closesAfterOpening, { message: own(CLOSES_TOO_EARLY), path: ['closingHour'] });
export type Schedule = z.infer<typeof schedule>;

export const ecommerceSite = z.strictObject({ website: z.string(), isEnabled: z.boolean() });
export const ecommerceSiteInput = z.strictObject({
  website: z
    .url({
      protocol: /^https?$/,
      error: own({
        en: 'A web address begins with https://',
        fil: 'Ang web address ay nagsisimula sa https://',
      }),
    })
    .max(300),
  isEnabled: z.boolean().default(true),
});
export type EcommerceSite = z.infer<typeof ecommerceSite>;

const commodityType = z.strictObject({
  code,
  name: z.string().max(120).optional(),
  isEnabled: z.boolean().optional(),
});
export const commodityInput = z.strictObject({
  code,
  name: z.string().max(120).optional(),
  isEnabled: z.boolean(),
  types: z.array(commodityType).max(100).default([]),
});
export const commodity = z.object({
  code: z.string(),
  name: z.string(),
  isEnabled: z.boolean(),
  types: z.array(z.object({ code: z.string(), name: z.string(), isEnabled: z.boolean() })),
});
export type Commodity = z.infer<typeof commodity>;

export const GENDERS = ['MALE', 'FEMALE'] as const;
export const CIVIL_STATUSES = ['SINGLE', 'MARRIED', 'WIDOWED', 'SEPARATED', 'ANNULLED'] as const;
