import { localMobile } from '#domain/formats/mobile.ts';
import { addressText as onOneLine } from '#domain/places/addressText.ts';
import { dayInWords } from '#domain/selfService/names/dayInWords.ts';
import type { Language } from '#domain/sentence.ts';
import type { Bank, Business } from '../../../providers/applicant/tracking.ts';
import type { Fact } from './Facts.tsx';

type Address = Business['addresses'][number];
type Person = Business['contactPersons'][number];

/** An address on one line, as on an envelope; empty where none is there. */
export const addressText = (address: Address | undefined): string => (address ? onOneLine(address) : '');

/** Whom to call, as facts. */
export const personFacts = (person: Person | null | undefined, language: Language): Fact[] =>
  person
    ? [
        [
          'fullName',
          [person.fullName.firstName, person.fullName.middleName, person.fullName.lastName]
            .filter(Boolean)
            .join(' '),
        ],
        ['birthDate', person.birthDate && dayInWords(person.birthDate)[language]],
        ['jobTitle', person.jobTitle],
        ['mobileNumber', person.contactDetail.mobileNumber && localMobile(person.contactDetail.mobileNumber)],
        ['landlineNumber', person.contactDetail.landlineNumber],
        ['emailAddress', person.contactDetail.emailAddress],
      ]
    : [];

/** An account, as facts; of its number the last four digits are shown. */
export const bankFacts = (
  bank: Bank['bankDetails'][number] | undefined,
  typeOf: (type: string) => string,
): Fact[] =>
  bank
    ? [
        ['bankId', bank.bankName],
        ['bankBranchId', bank.bankBranchName],
        ['accountName', bank.accountName],
        ['accountNumber', bank.accountNumber],
        ['accountType', typeOf(bank.accountType)],
      ]
    : [];

/** The person to call first: the signatory stands with the account. */
export const contactOf = ({ contactPersons }: Business): Person | undefined =>
  contactPersons.find(({ role }) => role !== 'AUTHORIZED_SIGNATORY');
