import { normalizeMobile } from '../../formats/mobile.ts';

/** A mobile number as it is sent: with the 63 of its country, once; what is no mobile number goes as it was typed, to be refused. */
export const sendMobile = (typed: string): string => normalizeMobile(typed) ?? typed.trim();

/** The number of a store as it is sent: one that starts with 9 gets the 63, any other goes as it was typed. */
export const sendBranchContact = (typed: string): string => {
  const text = typed.trim();
  return text.startsWith('9') ? `63${text.replace(/[\s().-]/g, '')}` : text;
};
