import { merchantSections, partnerSections } from '#contract/shapes/sections.ts';
import { manilaDate } from '#domain/day.ts';
import { birthDateProblem } from '#domain/people/age.ts';
import { sharedPartProblem } from '#domain/records/sharedParts.ts';
import type { Sentence } from '#domain/sentence.ts';
import type { Values } from '../../../../components/admin/form/formSpec.tsx';
import { filled, type SectionSpec } from '../../../../components/admin/records/sections/sectionForm.ts';
import type { WholeRecord } from '../../../../components/admin/records/useWholeRecord.ts';
import { isPersonGiven, personToBody, personToValues } from '../personValues.ts';

const SIGNATORY = 'AUTHORIZED_SIGNATORY';

/** An account as a form holds one; an empty one when there is none. */
export const accountToValues = (account: WholeRecord['bankDetails'][number] | undefined): Values => ({
  bankId: account?.bankId ?? null,
  bankBranchId: account?.bankBranchId ?? null,
  accountName: account?.accountName ?? '',
  accountNumber: account?.accountNumber ?? '',
  accountType: account?.accountType ?? null,
  isPaymentsReceived: account?.isPaymentsReceived ?? true,
});

const toValues = (record: WholeRecord, isShared: boolean): Values => ({
  bankDetails: accountToValues(isShared ? undefined : record.bankDetails[0]),
  authorizedSignatory: personToValues(
    isShared ? undefined : record.contactPersons.find(({ role }) => role === SIGNATORY),
  ),
});

/** The account, and who signs when anything of a signatory was typed. */
const toBody = ({ bankDetails, authorizedSignatory }: Values): Values => ({
  bankDetails: filled(bankDetails),
  ...(isPersonGiven(authorizedSignatory)
    ? { authorizedSignatory: personToBody(authorizedSignatory, SIGNATORY) }
    : {}),
});

const birthDate = ({ authorizedSignatory: person }: Values): Record<string, Sentence> => {
  const date =
    typeof person === 'object' && person !== null && 'birthDate' in person ? person.birthDate : null;
  const born = birthDateProblem(typeof date === 'string' ? date : null, manilaDate(new Date()));
  return born ? { 'authorizedSignatory.birthDate': born } : {};
};

/** The account that a partner is paid to, and who signs for it. */
export const PARTNER_BANK: SectionSpec = {
  draft: 'partner-bank',
  schema: partnerSections['bank-details'],
  toValues: (record) => toValues(record, false),
  toBody,
  rules: birthDate,
  send: (provider, { id, version }, body) => provider.savePartnerSection(id, 'bank-details', body, version),
};

/** The account that a store is paid to: its partner's or one of its own. */
export const STORE_BANK: SectionSpec = {
  draft: 'store-bank',
  schema: merchantSections['bank-details'],
  toValues: (record) => {
    const isSameBank = record.kind === 'merchant' && record.isSameBank;
    return { isSameBank, ...toValues(record, isSameBank) };
  },
  toBody: (values) =>
    values.isSameBank === true ? { isSameBank: true } : { isSameBank: false, ...toBody(values) },
  rules: (body) => {
    const shared = sharedPartProblem(body.isSameBank === true, body.bankDetails);
    return { ...birthDate(body), ...(shared ? { bankDetails: shared } : {}) };
  },
  send: (provider, { id, version }, body) => provider.saveStoreSection(id, 'bank-details', body, version),
};
