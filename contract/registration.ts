import { z } from 'zod';
import { own } from './messages/own.ts';
import { optional } from './shapes/optional.ts';

const number = (pattern: RegExp, message: string) =>
  optional(z.string().trim().toUpperCase().regex(pattern, message));

/** Numbers of registration as they are printed: their forms differ by era, so no stricter than this. */
export const registration = {
  dtiRegistrationNumber: number(
    /^[A-Z0-9-]{5,20}$/,
    own({
      en: 'A DTI number has 5 to 20 letters, digits or dashes',
      fil: 'Ang numero ng DTI ay may 5 hanggang 20 titik, digit o gitling',
    }),
  ),
  secRegistrationNumber: number(
    /^[A-Z0-9-]{4,20}$/,
    own({
      en: 'A SEC number has 4 to 20 letters, digits or dashes',
      fil: 'Ang numero ng SEC ay may 4 hanggang 20 titik, digit o gitling',
    }),
  ),
};
