import { describe, expect, it } from 'vitest';
import type { AddressForm } from '../form/applicationForm.ts';
import { emptyAddress, emptyAssociate, emptyBank } from '../form/emptyForms.ts';
import { sendAssociate, sendPerson } from './sendPerson.ts';

const nena = {
  ...emptyBank().authorizedSignatory,
  firstName: ' Nena ',
  lastName: 'Reyes',
  birthDate: { year: '1990', month: 'January', day: '5' },
  mobileNumber: '9171234567',
};
const there: AddressForm = { ...emptyAddress(), region: { label: 'NCR', value: '1300000000' } };
const types = (person: ReturnType<typeof sendAssociate>) => person.addresses.map(({ type }) => type);

describe('a contact person that is sent', () => {
  it('[selfService.contactBirthDateFormat] [send.mobilePrefix] has a role, the date as YYYY-MM-DD and the 63', () =>
    expect(sendPerson(nena, 'AUTHORIZED_SIGNATORY')).toEqual({
      role: 'AUTHORIZED_SIGNATORY',
      fullName: { firstName: 'Nena', middleName: null, lastName: 'Reyes' },
      birthDate: '1990-01-05',
      jobTitle: null,
      contactDetail: { mobileNumber: '639171234567', emailAddress: null },
    }));
});

describe('a person of a store that is sent', () => {
  const person = { ...emptyAssociate(), firstName: 'Ben', lastName: 'Cruz' };

  it('may have no number, date and address', () =>
    expect(sendAssociate(person)).toEqual({
      names: { firstName: 'Ben', middleName: null, lastName: 'Cruz' },
      gender: null,
      civilStatus: null,
      birthDate: null,
      email: null,
      mobile: null,
      position: null,
      isEnabled: true,
      isSameAddress: false,
      addresses: [],
    }));

  it('[send.mobilePrefix] has the number with its 63', () =>
    expect(sendAssociate({ ...person, mobileNumber: '0917 123 4567' }).mobile).toBe('639171234567'));

  it('[const.addressTypes] has a Present and a Permanent address', () => {
    const both = { ...person, presentAddress: there, permanentAddress: there };
    expect(types(sendAssociate({ ...both, isSameAddress: false }))).toEqual(['Present', 'Permanent']);
    expect(types(sendAssociate({ ...both, isSameAddress: true }))).toEqual(['Present']);
    expect(sendAssociate({ ...both, isSameAddress: true }).isSameAddress).toBe(true);
  });
});
