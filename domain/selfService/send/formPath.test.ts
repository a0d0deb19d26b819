import { describe, expect, it } from 'vitest';
import type { AddressForm, PersonForm } from '../form/applicationForm.ts';
import { emptyAddress, emptyAssociate, emptyBank, emptyBusiness, emptyStore } from '../form/emptyForms.ts';
import { valueAt } from '../form/valueAt.ts';
import { formPath } from './formPath.ts';
import { merchantPayload } from './merchantPayload.ts';
import { partnerPayload } from './partnerPayload.ts';

const choice = (label: string) => ({ label, value: `${label} id` });
const address: AddressForm = {
  ...emptyAddress(),
  ...{ region: choice('NCR'), province: choice('METRO MANILA'), municipality: choice('CITY OF MANILA') },
  ...{ subMunicipality: choice('TONDO'), barangay: choice('BARANGAY 1'), zipCode: choice('1012 - TONDO') },
};
const person: PersonForm = { ...emptyBank().authorizedSignatory, firstName: 'Nena', lastName: 'Reyes' };
const account = { ...emptyBank().bankInformation, bank: choice('BANK'), bankBranch: choice('BRANCH') };
const business = { ...emptyBusiness(), registeredBusinessName: 'Nena Trading', address };
const bank = { bankInformation: account, authorizedSignatory: person };
const store = {
  ...emptyStore(),
  ...{ merchantName: 'Nena Store', isSameAddress: false, isSameBank: false, isSameContact: false },
  ...{ address, bankInformation: account, contactPerson: person },
  retailerAssociates: [
    {
      ...emptyAssociate(),
      firstName: 'Ben',
      isSameAddress: false,
      presentAddress: address,
      permanentAddress: address,
    },
  ],
};

/** What is sent though nobody fills it in: whose it is, in which role, of what kind. */
const NOBODYS = /(?:^|\.)(?:country|type|role|partnerId|referenceNumber|createdBy)$|^processor\./;

const leavesOf = (sent: unknown, path = ''): string[] =>
  typeof sent === 'object' && sent !== null
    ? Object.entries(sent).flatMap(([key, value]) => leavesOf(value, path ? `${path}.${key}` : key))
    : [path];
const filledIn = (sent: object) => leavesOf(sent).filter((path) => !NOBODYS.test(path));

const applicant = { anonymous: true, fullName: '', jobTitle: '', mobileNumber: '9171234567' } as const;
const partner = partnerPayload(business, bank, applicant);
const merchant = merchantPayload(store, { id: '1', referenceNumber: 'SK-2026-000001' }, { anonymous: true });

describe('the field of what is sent', () => {
  it.each(filledIn(partner))('of a partner, %s, is one of the form', (path) => {
    expect(valueAt({ ...business, ...bank }, formPath('partner', path))).not.toBeUndefined();
  });

  it.each(filledIn(merchant))('of a store, %s, is one of the form', (path) => {
    expect(valueAt(store, formPath('store', path))).not.toBeUndefined();
  });

  it.each([
    ['partner', 'contactPerson.fullName.lastName', 'authorizedSignatory.lastName'],
    ['partner', 'contactPerson.contactDetail.mobileNumber', 'authorizedSignatory.mobileNumber'],
    ['partner', 'bankDetails.bankBranchId', 'bankInformation.bankBranch'],
    ['store', 'contactPerson.fullName.lastName', 'contactPerson.lastName'],
    ['store', 'retailerAssociates.3.addresses.1.zipCode', 'retailerAssociates.3.permanentAddress.zipCode'],
    ['store', 'retailerAssociates.3.mobile', 'retailerAssociates.3.mobileNumber'],
  ] as const)('of a %s at %s is %s', (of, sent, form) => expect(formPath(of, sent)).toBe(form));
});
