import { z } from 'zod';
import { contactPersonFields, fullNameFields } from '#domain/fields/contactPerson.ts';
import { id } from '../envelope.ts';
import { day, named } from './code.ts';
import { lineOf, optionalLineOf } from './lineOf.ts';
import { mobile, optionalEmail, optionalLandline } from './mobile.ts';

export const CONTACT_ROLES = [
  'CONTACT_PERSON',
  'AUTHORIZED_SIGNATORY',
  'OWNER',
  'ACCOUNTING',
  'OPERATIONS',
] as const;

export const fullName = z.object({ firstName: z.string(), middleName: named, lastName: z.string() });
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
