import { z } from 'zod';
import { registrationFields } from '#domain/fields/registration.ts';
import { isValidTin, normalizeTin } from '#domain/formats/tin.ts';
import { own } from '../messages/own.ts';

export const tinInput = z
  .string()
  .max(registrationFields.tinNumber.max)
  .transform((typed) => normalizeTin(typed.trim()))
  .refine(isValidTin, own({ en: 'A TIN has 9, 12 or 15 digits', fil: 'Ang TIN ay may 9, 12 o 15 digit' }));
