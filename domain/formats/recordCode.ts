import type { Sentence } from '../sentence.ts';

const CODE = /^[A-Za-z0-9-]{2,40}$/;

/** Whether a text can be the code of a partner (HSIS code) or a store (salesroom code): 2 to 40 letters, digits and dashes. */
export function isRecordCode(text: string): boolean {
  return CODE.test(text);
}

/** What is said of a text that cannot. */
export const NOT_RECORD_CODE: Sentence = {
  en: 'Use 2 to 40 letters, digits and dashes',
  fil: 'Gumamit ng 2 hanggang 40 titik, digit at gitling',
};
