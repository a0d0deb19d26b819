import { describe, expect, it } from 'vitest';
import type { addressFields } from '#domain/fields/address.ts';
import { changesOf, missingPlaces, typedOf } from './typed.ts';

const address: Record<keyof typeof addressFields, string | null> = {
  regionId: '0500000000',
  provinceId: '0500500000',
  municipalityId: '0500504000',
  subMunicipalityId: null,
  barangayId: '0500504001',
  zipCodeId: null,
  zipTyped: '4506',
  streetNumber: '12',
  streetName: 'Mabini',
  buildingName: 'Rizal Arcade',
  floorNumber: '2',
  unitNumber: '2B',
};

describe('a TIN that is mended', () => {
  const sent = { tinNumber: '123456789000' };

  it('is typed over as it is shown, in groups, and nothing while it stays', () => {
    const typed = typedOf(['tinNumber'], sent);
    expect(typed).toEqual({ tinNumber: '123-456-789-000' });
    expect(changesOf(['tinNumber'], sent, typed)).toEqual({});
    expect(changesOf(['tinNumber'], sent, { tinNumber: '123-456-789-001' })).toEqual({
      tinNumber: '123-456-789-001',
    });
  });
});

describe('a day of birth that is mended', () => {
  const sent = { birthDate: '1980-12-25' };

  it('stands in the boxes that it was entered in, and is nothing while it stays', () => {
    const typed = typedOf(['birthDate'], sent);
    expect(typed).toEqual({ 'birthDate.year': '1980', 'birthDate.month': 'December', 'birthDate.day': '25' });
    expect(changesOf(['birthDate'], sent, typed)).toEqual({});
  });

  it('is sent whole, left out where it is emptied, and so that it is refused where a part is missing', () => {
    const typed = typedOf(['birthDate'], { birthDate: null });
    expect(changesOf(['birthDate'], {}, typed)).toEqual({});
    const day = { 'birthDate.year': '1981', 'birthDate.month': 'May', 'birthDate.day': '4' };
    expect(changesOf(['birthDate'], sent, day)).toEqual({ birthDate: '1981-05-04' });
    const none = { 'birthDate.year': '', 'birthDate.month': '', 'birthDate.day': '' };
    expect(changesOf(['birthDate'], sent, none)).toEqual({ birthDate: null });
    expect(changesOf(['birthDate'], sent, { ...day, 'birthDate.day': '' })).not.toEqual({ birthDate: null });
  });
});

describe('what is mended of an address', () => {
  it('is the part that was typed, and every other part as it was sent: the ZIP code that was typed too', () => {
    const typed = { ...typedOf(['address'], { address }), 'address.streetName': 'Bonifacio' };
    expect(changesOf(['address'], { address }, typed)).toEqual({
      address: { ...address, streetName: 'Bonifacio' },
    });
  });

  it('is the ZIP code alone, too', () => {
    const typed = { ...typedOf(['address'], { address }), 'address.zipTyped': '4507' };
    expect(changesOf(['address'], { address }, typed)).toEqual({ address: { ...address, zipTyped: '4507' } });
  });

  it('is nothing while nothing was typed', () => {
    expect(changesOf(['address'], { address }, typedOf(['address'], { address }))).toEqual({});
  });

  it('may be any part of it: the building, the floor and the unit too', () => {
    const typed = {
      ...typedOf(['address'], { address }),
      'address.floorNumber': '',
      'address.unitNumber': '3C',
    };
    expect(changesOf(['address'], { address }, typed)).toEqual({
      address: { ...address, floorNumber: null, unitNumber: '3C' },
    });
  });

  it('is not ready while a place below another choice waits to be chosen anew', () => {
    const typed = {
      ...typedOf(['address'], { address }),
      'address.municipalityId': '1',
      'address.barangayId': '',
    };
    expect(missingPlaces(['address'], typed)).toEqual(['address.barangayId']);
    expect(missingPlaces(['address'], { ...typed, 'address.barangayId': '2' })).toEqual([]);
    expect(missingPlaces(['name'], typed)).toEqual([]);
  });
});
