import type { Sentence } from '../sentence.ts';

export const NOT_ZIP: Sentence = { en: 'A ZIP code has 4 digits', fil: 'Ang ZIP code ay may 4 na digit' };

/** Whether a text is a ZIP code: 4 digits, and nothing else. */
export function isZip(text: string): boolean {
  return /^[0-9]{4}$/.test(text);
}
