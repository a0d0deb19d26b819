/** Addresses of the portal that a promo's page would be hidden by. */
const RESERVED_CODES = ['featured', 'create'] as const;

/** Whether a code is one of the words that stand in an address themselves, whatever their case. */
export function isReservedCode(code: string): boolean {
  return RESERVED_CODES.some((word) => word === code.trim().toLowerCase());
}

/** A typed code as it is stored: capitals. */
export const normalizePromoCode = (typed: string): string => typed.trim().toUpperCase();
