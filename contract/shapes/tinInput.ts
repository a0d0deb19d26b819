import { z } from 'zod';
import { registrationFields } from '#domain/fields/registration.ts';
import { isValidTin, normalizeTin, storedTin, tinLengths } from '#domain/formats/tin.ts';
import { own } from '../messages/own.ts';
import { tinRule } from '../tinRule.ts';

/** A TIN as it is typed, made one as it is stored. */
export const tinInput = z
  .string()
  .max(registrationFields.tinNumber.max)
  .transform((typed) => storedTin(normalizeTin(typed.trim()), tinRule()))
  .refine(isValidTin, { error: () => own(tinLengths(tinRule())) });
