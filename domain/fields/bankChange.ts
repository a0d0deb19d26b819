import { bankAccountFields } from './bankAccount.ts';
import { contactDetailFields, contactPersonFields } from './contactPerson.ts';
import type { FieldRows } from './field.ts';
import { storeFields } from './store.ts';

/** What a change of a bank account that waits for a second person names, in one row of an account and of who signs for it. */
export const bankChangeFields = {
  isSameBank: storeFields.isSameBank,
  bankName: bankAccountFields.bankId,
  bankBranchName: bankAccountFields.bankBranchId,
  accountName: bankAccountFields.accountName,
  accountNumber: bankAccountFields.accountNumber,
  accountType: bankAccountFields.accountType,
  isPaymentsReceived: bankAccountFields.isPaymentsReceived,
  signatory: storeFields.authorizedSignatory,
  signatoryJobTitle: contactPersonFields.jobTitle,
  signatoryBirthDate: contactPersonFields.birthDate,
  signatoryMobile: contactDetailFields.mobileNumber,
  signatoryLandline: contactDetailFields.landlineNumber,
  signatoryEmail: contactDetailFields.emailAddress,
} as const satisfies FieldRows;
