import type { Sentence } from '../sentence.ts';

/** The fewest and the most characters of a promo's code. */
export const PROMO_CODE_MIN = 3;
export const PROMO_CODE_MAX = 40;
/** A code as it is stored. */
export const PROMO_CODE = new RegExp(`^[A-Z0-9][A-Z0-9_-]{${PROMO_CODE_MIN - 1},${PROMO_CODE_MAX - 1}}$`);
/** What is said of a text that is none. */
export const NOT_PROMO_CODE: Sentence = {
  en: 'A code has 3 to 40 letters, digits, dashes or underscores',
  fil: 'Ang code ay 3 hanggang 40 letra, digit, gitling o underscore',
};

/** Addresses of the portal that a promo's page would be hidden by. */
const RESERVED_CODES = ['featured', 'create'] as const;

/** Whether a code is one of the words that stand in an address themselves, whatever their case. */
export function isReservedCode(code: string): boolean {
  return RESERVED_CODES.some((word) => word === code.trim().toLowerCase());
}

/** A typed code as it is stored: capitals. */
export const normalizePromoCode = (typed: string): string => typed.trim().toUpperCase();
