import { describe, expect, it } from 'vitest';
import type { AddressForm, Choice } from '../form/applicationForm.ts';
import { emptyAddress } from '../form/emptyForms.ts';
import { sendAddress, sendsSubMunicipality, sendZip } from './sendAddress.ts';

const choice = (label: string): Choice => ({ label, value: `id of ${label}` });
const inCity = (city: string): AddressForm => ({
  ...emptyAddress(),
  region: choice('NCR'),
  province: choice('Metro Manila'),
  municipality: choice(city),
  subMunicipality: choice('ERMITA'),
  barangay: choice('Barangay 658'),
  zipCode: choice('1000 - Ermita'),
  streetName: ' Taft Avenue ',
  floorNumber: '2',
});

describe('an address that is sent', () => {
  it.each([emptyAddress(), inCity('QUEZON CITY')])(
    '[selfService.fixedAddress] is always of the same country and type',
    (form) => expect(sendAddress(form)).toMatchObject({ country: 'PH', type: 'Registration' }),
  );

  it('[const.addressTypes] of a person of a store is Present or Permanent', () => {
    expect(sendAddress(inCity('X'), 'Present').type).toBe('Present');
    expect(sendAddress(inCity('X'), 'Permanent').type).toBe('Permanent');
  });

  it('names each place by id and label, and what was typed without blanks around it', () =>
    expect(sendAddress(inCity('QUEZON CITY'))).toEqual({
      country: 'PH',
      type: 'Registration',
      region: 'NCR',
      regionId: 'id of NCR',
      province: 'Metro Manila',
      provinceId: 'id of Metro Manila',
      municipality: 'QUEZON CITY',
      municipalityId: 'id of QUEZON CITY',
      barangay: 'Barangay 658',
      barangayId: 'id of Barangay 658',
      zipCode: '1000',
      zipCodeId: 'id of 1000 - Ermita',
      streetNumber: null,
      streetName: 'Taft Avenue',
      buildingName: null,
      floorNumber: '2',
      unitNumber: null,
    }));

  it('leaves out what was not chosen', () =>
    expect(Object.keys(sendAddress(emptyAddress()))).not.toContain('regionId'));
});

describe('the ZIP code that is sent', () => {
  it.each([
    ['1000 - Ermita', '1000'],
    ['0401 - A', '0401'],
    ['6216', '6216'],
    ['', ''],
  ])('[send.zip] of %j is %j', (label, sent) => expect(sendZip(label)).toBe(sent));

  it('has no id where it was typed', () => {
    const sent = sendAddress({ ...inCity('X'), zipCode: { label: '6216', value: '' } });
    expect(sent).toMatchObject({ zipCode: '6216' });
    expect(sent).not.toHaveProperty('zipCodeId');
  });
});

describe('the sub-municipality', () => {
  it.each(['CITY OF MANILA', 'City of Manila', ' city of manila '])(
    '[send.subMunicipality] is sent of %j',
    (city) => {
      expect(sendsSubMunicipality(city)).toBe(true);
      expect(sendAddress(inCity(city))).toMatchObject({
        subMunicipality: 'ERMITA',
        subMunicipalityId: 'id of ERMITA',
      });
    },
  );

  it.each(['QUEZON CITY', 'MANILA', 'CITY OF MANILA 2', ''])(
    '[send.subMunicipality] is not sent of %j',
    (city) => {
      expect(sendsSubMunicipality(city)).toBe(false);
      const sent = Object.keys(sendAddress(inCity(city)));
      expect(sent.filter((key) => key.startsWith('subMunicipality'))).toEqual([]);
    },
  );
});
