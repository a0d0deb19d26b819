import { normalizeMobile } from '#domain/formats/mobile.ts';
import { readMobile } from '#domain/selfService/read/mobile.ts';

/** A mobile number as the form holds it, 917 123 4567, whatever was typed before its nine. */
export const tidyMobile = (typed: string): string => {
  const national = readMobile(normalizeMobile(typed)) || typed.trim();
  return national.replace(/^(9\d{2})(\d{3})(\d{4})$/, '$1 $2 $3');
};
