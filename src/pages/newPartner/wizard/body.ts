import type { MerchantBusiness, MerchantDetails, MerchantInput } from '#contract/merchants.ts';
import type { Values } from '../../../components/admin/form/formSpec.tsx';
import { filled } from '../../../components/admin/records/sections/sectionForm.ts';
import { partnerBody, storeBusinessForm } from '../../records/sections/businessSection.ts';
import { personToBody } from '../../records/sections/personValues.ts';
import { storeDetailBody } from '../../records/sections/storeDetails.ts';
import { type Answers, type Branch, filesOf, type StagedFile } from './answers.ts';

const listOf = (value: unknown): Values[] => (Array.isArray(value) ? value : []);
const documentsOf = (files: readonly StagedFile[]) =>
  files.map(({ fileId, documentCode }) => ({ fileId, documentCode }));

/** The business details and contact persons as they are sent. */
export const businessBody = (business: Values): Values => {
  const { contactPersons, ...details } = business;
  return {
    ...partnerBody(details, false),
    contactPersons: listOf(contactPersons).map((person) => personToBody(person, person.role)),
  };
};

/** Rates that were given, in the order of the form. */
const givenRates = (rates: unknown): Values[] =>
  listOf(rates)
    .filter(({ mdrRate }) => mdrRate !== '' && mdrRate !== null && mdrRate !== undefined)
    .map((rate) => ({ type: rate.type, mdrRate: rate.mdrRate }));

/** Where in the form a rate stands that is the nth of those sent. */
export const rateAt = (rates: unknown, sent: number): number =>
  listOf(rates).findIndex(({ type }) => type === givenRates(rates)[sent]?.type);

/** The bank account, who signs, and the rates that were given. */
export const bankBody = ({ bankDetails, authorizedSignatory, mdrRates }: Values): Values => ({
  bankDetails: filled(bankDetails),
  authorizedSignatory: personToBody(authorizedSignatory, 'AUTHORIZED_SIGNATORY'),
  mdrRates: givenRates(mdrRates),
});

const isEmpty = (values: Values): boolean => Object.keys(values).length === 0;
const given = (values: Values): Values | undefined => (isEmpty(values) ? undefined : values);

const associateBody = (person: Values): Values => {
  const { presentAddress, permanentAddress, ...rest } = person;
  const present = given(filled(presentAddress));
  const isSame = person.isSameAddress === true;
  return {
    ...filled(rest),
    firstName: person.firstName ?? '',
    lastName: person.lastName ?? '',
    presentAddress: present,
    // A permanent address that is the same as none is none.
    isSameAddress: isSame && present !== undefined,
    permanentAddress: isSame ? undefined : given(filled(permanentAddress)),
  };
};

/** A store as it is sent; what is the same as the partner's is left out, and what only staff set when others send it. */
export const storeBody = (
  { key: _, sendKey: __, madeId: ___, ...branch }: Branch,
  files: readonly StagedFile[],
  isExternal: boolean,
): Values => {
  const { bankDetails, contactPerson } = branch;
  const role =
    contactPerson && typeof contactPerson === 'object' && 'role' in contactPerson ? contactPerson.role : null;
  const parts = {
    isSameBank: branch.isSameBank,
    isSameContact: branch.isSameContact,
    bankDetails: branch.isSameBank === true ? undefined : filled(bankDetails),
    contactPerson:
      branch.isSameContact === true ? undefined : personToBody(contactPerson, role ?? 'CONTACT_PERSON'),
    commodities: branch.commodities,
    schedules: branch.schedules,
    ecommerceSites: branch.ecommerceSites,
    retailerAssociates: listOf(branch.retailerAssociates).map(associateBody),
    documents: documentsOf(files),
  } satisfies Record<Exclude<keyof MerchantInput, keyof (MerchantDetails & MerchantBusiness)>, unknown>;
  return {
    ...storeDetailBody(branch, isExternal),
    ...storeBusinessForm.toBody(branch, isExternal),
    ...parts,
  };
};

/** The whole application as it is sent. */
export const applicationBody = (answers: Answers): Values => ({
  ...businessBody(answers.business),
  ...bankBody(answers.bank),
  merchants: answers.branches.map((branch) => storeBody(branch, filesOf(answers, branch.key), false)),
  documents: documentsOf(filesOf(answers, null)),
});
