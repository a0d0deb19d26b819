import type { Sentence } from '../sentence.ts';

/** How many characters of a telephone number are kept. */
export const LANDLINE_MAX = 24;
export const NOT_LANDLINE: Sentence = {
  en: 'A phone number has 7 to 15 digits',
  fil: 'Ang numero ng telepono ay may 7 hanggang 15 digit',
};

/** Room for 15 digits, however they are grouped, and an extension. */
const LONGEST = 60;
const LANDLINE = /^(\+?[\d\s()./-]+)(?:(?:loc|local|ext)\.?\s*\d{1,5})?$/i;

/** Whether a text is a telephone number: 7 to 15 digits however they are grouped, then an extension where there is one. */
export function isLandline(text: string): boolean {
  if (text.length > LONGEST) return false;
  const [, number = ''] = LANDLINE.exec(text) ?? [];
  const digits = number.replace(/\D/g, '').length;
  return digits >= 7 && digits <= 15;
}
