import { describe, expect, it } from 'vitest';
import { sendAddress } from '../send/sendAddress.ts';
import { type AddressRead, addressToForm, choiceOf } from './address.ts';

const read: AddressRead = {
  region: 'NCR',
  regionId: '1300000000',
  province: 'Metro Manila',
  provinceId: '1399900000',
  municipality: 'City of Manila',
  municipalityId: '1380600000',
  subMunicipality: 'Ermita',
  subMunicipalityId: '1380608000',
  barangay: 'Barangay 658',
  barangayId: '1380608001',
  zipCode: '1000 - Ermita',
  zipCodeId: '1000000001',
  streetNumber: '12',
  streetName: 'Taft Avenue',
  buildingName: null,
  floorNumber: null,
  unitNumber: null,
};

describe('an address that was read', () => {
  it('[selfService.addressLabelValue] has each place as its name and its id', () => {
    expect(choiceOf('NCR', '13')).toEqual({ label: 'NCR', value: '13' });
    expect(addressToForm(read)).toMatchObject({
      region: { label: 'NCR', value: '1300000000' },
      province: { label: 'Metro Manila', value: '1399900000' },
      municipality: { label: 'City of Manila', value: '1380600000' },
      subMunicipality: { label: 'Ermita', value: '1380608000' },
      barangay: { label: 'Barangay 658', value: '1380608001' },
      zipCode: { label: '1000 - Ermita', value: '1000000001' },
    });
  });

  it('[selfService.addressLabelValue] has what has no id as text', () =>
    expect(addressToForm(read)).toMatchObject({
      streetNumber: '12',
      streetName: 'Taft Avenue',
      unitNumber: '',
    }));

  it('has nothing chosen where there is no place, and no id where a ZIP code was typed', () => {
    const bare = addressToForm({ ...read, subMunicipality: null, subMunicipalityId: null });
    expect(bare.subMunicipality).toBeNull();
    expect(addressToForm({ ...read, zipCode: '6216', zipCodeId: null }).zipCode).toEqual({
      label: '6216',
      value: '',
    });
  });

  it('goes back as it came', () => {
    expect(sendAddress(addressToForm(read))).toEqual({
      ...read,
      country: 'PH',
      type: 'Registration',
      zipCode: '1000',
    });
    const typed = sendAddress(addressToForm({ ...read, zipCode: '6216', zipCodeId: null }));
    expect(typed).toMatchObject({ zipCode: '6216' });
    expect(typed).not.toHaveProperty('zipCodeId');
  });
});
