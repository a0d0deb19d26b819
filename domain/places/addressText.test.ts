import { describe, expect, it } from 'vitest';
import { type AddressParts, addressLines, addressText } from './addressText.ts';

const NOTHING: AddressParts = {
  unitNumber: null,
  floorNumber: null,
  buildingName: null,
  streetNumber: null,
  streetName: null,
  barangay: null,
  subMunicipality: null,
  municipality: null,
  province: null,
  zipCode: null,
};

describe('an address on one line', () => {
  it('goes from the unit to the ZIP code', () => {
    const whole = {
      unitNumber: '5B',
      floorNumber: '2',
      buildingName: 'Tower One',
      streetNumber: '12',
      streetName: 'Rizal Street',
      barangay: '659',
      subMunicipality: 'Ermita',
      municipality: 'City of Manila',
      province: 'Metro Manila',
      zipCode: '1000 - Ermita',
    };
    expect(addressText(whole)).toBe(
      'Unit 5B, Floor 2, Tower One, 12 Rizal Street, Barangay 659, Ermita, City of Manila, Metro Manila 1000',
    );
  });

  it('is broken before the barangay where there is room for two, and ends with a region that is given', () => {
    const some = {
      ...NOTHING,
      unitNumber: '5B',
      streetName: 'Rizal Street',
      barangay: 'San Roque',
      municipality: 'Pateros',
      region: 'National Capital Region',
    };
    expect(addressLines(some)).toEqual([
      'Unit 5B, Rizal Street',
      'San Roque, Pateros, National Capital Region',
    ]);
    expect(addressText(some)).toBe('Unit 5B, Rizal Street, San Roque, Pateros');
    expect(addressLines({ ...NOTHING, municipality: 'Pateros' })).toEqual(['Pateros']);
    expect(addressLines(NOTHING)).toEqual([]);
  });

  it('leaves out what is not there, and a word that stands there already', () => {
    const some = {
      ...NOTHING,
      floorNumber: 'Ground Floor',
      barangay: 'San Roque',
      municipality: 'Pateros',
      zipCode: '1620',
    };
    expect(addressText(some)).toBe('Ground Floor, San Roque, Pateros, 1620');
    expect(addressText(NOTHING)).toBe('');
  });
});
