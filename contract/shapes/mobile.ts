import { z } from 'zod';
import { contactDetailFields } from '#domain/fields/contactPerson.ts';
import { readContactNumber } from '#domain/formats/contactNumber.ts';
import { isLandline, LANDLINE_MAX, NOT_LANDLINE } from '#domain/formats/landline.ts';
import { normalizeMobile } from '#domain/formats/mobile.ts';
import { own } from '../messages/own.ts';
import { optionalLine } from './lineOf.ts';
import { optional } from './optional.ts';

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
export const optionalLandline = optionalLine(contactDetailFields.landlineNumber.max).refine(
  (text) => text === null || isLandline(text),
  own(NOT_LANDLINE),
);
/** The number of a store, which may be left out: a mobile one is stored as 639XXXXXXXXX, a landline as it was typed. */
export const optionalContactNumber = optionalLine(LANDLINE_MAX)
  .refine((text) => text === null || readContactNumber(text) !== null, own(NOT_LANDLINE))
  .transform((text) => text && readContactNumber(text));
/** An e-mail address. */
export const email = z
  .email(
    own({
      en: 'Write an e-mail address as name@example.com',
      fil: 'Isulat ang e-mail address bilang name@example.com',
    }),
  )
  .max(contactDetailFields.emailAddress.max);
export const optionalEmail = optional(email);
