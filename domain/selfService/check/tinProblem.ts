import { registrationFields } from '../../fields/registration.ts';
import { formatTin, isValidTin, storedTin, type TinRule, tinLengths } from '../../formats/tin.ts';
import type { Sentence } from '../../sentence.ts';
import { missing } from './problems.ts';

/** The digits of a TIN however it was typed: dashes, dots and blanks left out. */
const digitsOf = (typed: string): string => typed.replace(/[\s.\-–—]/g, '');

/** A TIN as it is shown once it was typed, as it is stored and in groups of three; what is no number stays as it is. */
export const readTin = (typed: string, rule: TinRule = {}): string => {
  const digits = storedTin(digitsOf(typed), rule);
  return /^\d+$/.test(digits) ? formatTin(digits) : typed.trim();
};

/** What is wrong with a typed TIN, with the count of digits that were found; null when nothing is. */
export const tinProblem = (typed: string, rule: TinRule = {}): Sentence | null => {
  const digits = digitsOf(typed);
  if (digits === '') return missing(registrationFields.tinNumber);
  if (isValidTin(storedTin(digits, rule))) return null;
  if (!/^\d+$/.test(digits)) return { en: 'A TIN has digits only', fil: 'Mga digit lamang ang TIN' };
  const lengths = tinLengths(rule);
  return {
    en: `${lengths.en}; this one has ${digits.length}`,
    fil: `${lengths.fil}; ${digits.length} ang narito`,
  };
};
