import type { BankForm, BusinessForm } from '../form/applicationForm.ts';
import { emptyBank, emptyBusiness } from '../form/emptyForms.ts';
import { type AddressRead, addressToForm, choiceOf } from './address.ts';
import { birthDateToForm, type DateList } from './birthDate.ts';
import { readMobile } from './mobile.ts';
import { type Services, servicesToForm } from './services.ts';

/** A partner that is there already, as an application reads it. */
export interface PartnerRead extends Services {
  id: string;
  name: string;
  tinNumber: string | null;
  businessType: string | null;
  dtiRegistrationNumber: string | null;
  secRegistrationNumber: string | null;
  referenceNumber: string | null;
}

export interface AccountRead {
  bankName: string;
  bankId: string;
  bankBranchName: string | null;
  bankBranchId: string | null;
  accountName: string;
  accountNumber: string;
  accountType: 'SAVINGS' | 'CURRENT';
  isPaymentsReceived: boolean;
}

export interface PersonRead {
  role: string;
  fullName: { firstName: string; middleName: string | null; lastName: string };
  birthDate: DateList | null;
  jobTitle: string | null;
  contactDetail: { mobileNumber: string | null; emailAddress: string | null };
}

/** The step business-details, filled with what is known of a partner. */
export const prefilledBusiness = (partner: PartnerRead, address: AddressRead | null): BusinessForm => ({
  registeredBusinessName: partner.name,
  businessTin: partner.tinNumber ?? '',
  businessType: partner.businessType ?? '',
  dtiRegistrationNumber: partner.dtiRegistrationNumber ?? '',
  secRegistrationNumber: partner.secRegistrationNumber ?? '',
  address: address === null ? emptyBusiness().address : addressToForm(address),
  ...servicesToForm(partner),
});

/** The step bank-information, filled with a partner's account and with who signs for it. */
export const prefilledBank = (account: AccountRead | null, signatory: PersonRead | null): BankForm => {
  const empty = emptyBank();
  return {
    bankInformation: account
      ? {
          bank: choiceOf(account.bankName, account.bankId),
          bankBranch: choiceOf(account.bankBranchName, account.bankBranchId),
          accountName: account.accountName,
          accountNumber: account.accountNumber,
          accountType: account.accountType,
          isPaymentsReceived: account.isPaymentsReceived,
        }
      : empty.bankInformation,
    authorizedSignatory: signatory
      ? {
          ...signatory.fullName,
          middleName: signatory.fullName.middleName ?? '',
          birthDate: birthDateToForm(signatory.birthDate),
          jobTitle: signatory.jobTitle ?? '',
          mobileNumber: readMobile(signatory.contactDetail.mobileNumber),
          emailAddress: signatory.contactDetail.emailAddress ?? '',
        }
      : empty.authorizedSignatory,
  };
};
