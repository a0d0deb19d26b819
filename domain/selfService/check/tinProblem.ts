import { registrationFields } from '../../fields/registration.ts';
import { formatTin, isValidTin } from '../../formats/tin.ts';
import type { Sentence } from '../../sentence.ts';
import { missing } from './problems.ts';

/** The digits of a TIN however it was typed: dashes, dots and blanks left out. */
const digitsOf = (typed: string): string => typed.replace(/[\s.\-–—]/g, '');

/** A TIN as it is shown once it was typed, in groups of three; what is no number stays as it is. */
export const readTin = (typed: string): string => {
  const digits = digitsOf(typed);
  return /^\d+$/.test(digits) ? formatTin(digits) : typed.trim();
};

/** What is wrong with a typed TIN, with the count of digits that were found; null when nothing is. */
export const tinProblem = (typed: string): Sentence | null => {
  const digits = digitsOf(typed);
  if (digits === '') return missing(registrationFields.tinNumber);
  if (isValidTin(digits)) return null;
  if (!/^\d+$/.test(digits)) return { en: 'A TIN has digits only', fil: 'Mga digit lamang ang TIN' };
  return {
    en: `A TIN has 9, 12 or 15 digits; this one has ${digits.length}`,
    fil: `Ang TIN ay may 9, 12 o 15 digit; ${digits.length} ang narito`,
  };
};
