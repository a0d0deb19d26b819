import { describe, expect, it } from 'vitest';
import { emptyBank, emptyBusiness } from '../form/emptyForms.ts';
import {
  type AccountRead,
  type PartnerRead,
  type PersonRead,
  prefilledBank,
  prefilledBusiness,
} from './prefilled.ts';

const partner: PartnerRead = {
  id: '7',
  name: 'Aling Nena Trading',
  tinNumber: '123456789000',
  businessType: 'SOLE_PROPRIETORSHIP',
  dtiRegistrationNumber: 'D-12345',
  secRegistrationNumber: null,
  referenceNumber: 'SK-2026-001001',
  hcAgent: true,
  shoppingMallsPartner: true,
  digitalPosPartner: false,
};
const account: AccountRead = {
  bankName: 'BDO Unibank',
  bankId: '3',
  bankBranchName: null,
  bankBranchId: null,
  accountName: 'Aling Nena Trading',
  accountNumber: '********6789',
  accountType: 'SAVINGS',
  isPaymentsReceived: true,
};
const signatory: PersonRead = {
  role: 'AUTHORIZED_SIGNATORY',
  fullName: { firstName: 'Nena', middleName: null, lastName: 'Reyes' },
  birthDate: [1990, 1, 5],
  jobTitle: 'Owner',
  contactDetail: { mobileNumber: '639171234567', emailAddress: null },
};

describe('an application from a partner that is there', () => {
  it('holds its business details', () =>
    expect(prefilledBusiness(partner, null)).toEqual({
      ...emptyBusiness(),
      registeredBusinessName: 'Aling Nena Trading',
      businessTin: '123456789000',
      businessType: 'SOLE_PROPRIETORSHIP',
      dtiRegistrationNumber: 'D-12345',
      handlingTransactions: 'HC_SALES_AGENT',
      shoppingmallPh: true,
      skuTemplateDownloaded: true,
    }));

  it('[selfService.birthMonthName] [selfService.readMobile] holds its account and who signs', () =>
    expect(prefilledBank(account, signatory)).toEqual({
      bankInformation: {
        bank: { label: 'BDO Unibank', value: '3' },
        bankBranch: null,
        accountName: 'Aling Nena Trading',
        accountNumber: '********6789',
        accountType: 'SAVINGS',
        isPaymentsReceived: true,
      },
      authorizedSignatory: {
        firstName: 'Nena',
        middleName: '',
        lastName: 'Reyes',
        birthDate: { year: '1990', month: 'January', day: '5' },
        jobTitle: 'Owner',
        mobileNumber: '9171234567',
        emailAddress: '',
      },
    }));

  it('is empty where nothing is known', () => expect(prefilledBank(null, null)).toEqual(emptyBank()));
});
