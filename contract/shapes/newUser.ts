import { z } from 'zod';
import { REGISTRATION_STATUS } from '#domain/people/newUser.ts';
import { id } from '../envelope.ts';
import { line } from '../line.ts';
import { day } from './code.ts';
import { fullNameInput } from './contactPerson.ts';
import { email, mobile, optionalLandline } from './mobile.ts';

const MOST_STORES = 200;

const moduleChoice = z.strictObject({
  moduleId: z.string().max(60).optional(),
  moduleCode: z.string().max(60),
  moduleName: z.string().max(120).optional(),
  /** False: none of its responsibilities, though the role has them. */
  isEnabled: z.boolean(),
});

/** The stores that somebody works in, and which is the main one. */
export const storeChoices = z
  .array(z.strictObject({ merchantId: id, primary: z.boolean() }))
  .max(MOST_STORES)
  .default([]);
/** Modules that somebody goes without though the role has them, or is to have besides. */
export const moduleRequests = z.array(moduleChoice).max(60).default([]);

/** The proof that a mobile number is one's own: good for one registration. */
export const numberProof = z.string().min(1).max(600);

/**
 * A new account, as whoever may make some sends it, or the person with a registration code. Of status, partnerLevel and createdBy the
 * server makes its own.
 */
export const newUserBody = z.strictObject({
  /** Null for staff; people of a partner make accounts of their own partner alone. */
  partnerId: id.nullish(),
  /** Where it is given, exactly the partner. */
  partnerIds: z.array(id).max(1).optional(),
  fullName: fullNameInput,
  birthDate: day,
  contactNumber: z.strictObject({ mobile, landline: optionalLandline }),
  emailAddress: email,
  registrationCode: line(20).nullish(),
  /** Without a session: the proof of the mobile number, and what the person agreed to. */
  otpId: numberProof.nullish(),
  flagAcceptableUse: z.boolean().optional(),
  flagPrivacyPolicy: z.boolean().optional(),
  /**
   * With a code, all of it: the kind of ID, its number, the last day of its validity where it has one, and the ids of the files that
   * were sent in with the same proof.
   */
  codeIdentificationType: line(40).nullish(),
  textIdentificationNumber: line(60).nullish(),
  dateValidity: day.nullish(),
  identificationFile: id.nullish(),
  selfieFile: id.nullish(),
  status: z.enum([REGISTRATION_STATUS.byStaff, REGISTRATION_STATUS.byCode]).optional(),
  /** The name of a job title; for staff that of an access role. */
  jobTitle: line(80).min(1),
  partnerLevel: z.boolean().optional(),
  createdBy: z.string().max(60).nullish(),
  merchants: storeChoices,
  moduleRequests,
  /** With a code: the modules that the person wants besides those of the job title. */
  moduleCodes: z.array(z.string().max(60)).max(60).optional(),
});
export type NewUserBody = z.output<typeof newUserBody>;

export type NewUserInput = z.input<typeof newUserBody>;
