import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRY, withCountry } from './country.ts';

describe('the country of an address', () => {
  it('[const.country] is PH', () => {
    expect(COUNTRY).toBe('PH');
    expect(withCountry({})).toEqual({ country: 'PH' });
    expect(withCountry({ city: 'Makati' })).toEqual({ city: 'Makati', country: 'PH' });
  });

  it('[const.country] is PH whatever was said, and the rest is kept', () => {
    const addresses = fc.record({ city: fc.string(), country: fc.option(fc.string()) });
    fc.assert(
      fc.property(addresses, (address) => {
        expect(withCountry(address)).toEqual({ city: address.city, country: 'PH' });
      }),
    );
  });
});
