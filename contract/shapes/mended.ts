import { z } from 'zod';
import { partnerBusinessFields } from '#domain/fields/partner.ts';
import { storeDetailFields } from '#domain/fields/store.ts';
import { registration } from '../registration.ts';
import { addressInput } from './address.ts';
import { bankAccountInput } from './bankAccount.ts';
import { code } from './code.ts';
import { contactPersonInput, fullNameInput } from './contactPerson.ts';
import { lineOf, optionalLineOf } from './lineOf.ts';
import { optionalLandline } from './mobile.ts';
import { tinInput } from './tinInput.ts';

const account = bankAccountInput.shape;
const person = contactPersonInput.shape;

/** What an applicant mends by themselves, each within the bounds that it has everywhere; which of these are open a remark says. */
export const mended = z
  .strictObject({
    name: lineOf(partnerBusinessFields.name),
    businessEntity: code,
    tinNumber: tinInput,
    ...registration,
    vatType: code,
    address: addressInput,
    merchantName: lineOf(storeDetailFields.merchantName),
    segment: optionalLineOf(storeDetailFields.segment),
    bankId: account.bankId,
    bankBranchId: account.bankBranchId,
    accountName: account.accountName,
    accountNumber: account.accountNumber,
    accountType: account.accountType,
    authorizedSignatory: fullNameInput,
    fullName: fullNameInput,
    birthDate: person.birthDate,
    jobTitle: person.jobTitle,
    landlineNumber: optionalLandline,
  })
  .partial();
export type Mended = z.output<typeof mended>;
