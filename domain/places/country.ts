export const COUNTRY = 'PH';

/** An address with its country, which is always the Philippines, whatever was said. */
export function withCountry<A extends object>(address: A): Omit<A, 'country'> & { country: typeof COUNTRY } {
  return { ...address, country: COUNTRY };
}
