import type { RaRecord } from 'react-admin';
import type { z } from 'zod';
import type { Associate } from '#contract/associates.ts';
import { personSections } from '#contract/shapes/sections.ts';
import { manilaDate } from '#domain/day.ts';
import { associateProblems, permanentAfter } from '#domain/people/associate.ts';
import type { Sentence } from '#domain/sentence.ts';
import type { Values } from '../../../../components/admin/form/formSpec.tsx';
import { filled, type SectionSpec } from '../../../../components/admin/records/sections/sectionForm.ts';
import { addressToValues } from '../../../../components/ui/address/addressValues.ts';
import type { SukiDataProvider } from '../../../../providers/dataProvider.ts';
import type { PersonAt } from '../../../../providers/verbs/peopleVerbs.ts';
import { storeIdsOf } from '../storeChoice.ts';

/** A part of a retailer associate as its form knows it. */
export interface PersonSection extends Pick<SectionSpec, 'draft' | 'schema' | 'rules'> {
  toValues: (person: Associate) => Values;
  toBody: (values: Values) => Values;
  send: (provider: SukiDataProvider, person: PersonAt, body: Values) => Promise<RaRecord>;
}

const parsed = <S extends z.ZodType>(schema: S, body: Values): z.output<S> => schema.parse(body);

/** Personal details as a form holds them; empty ones when there is nobody yet. */
export const personToValues = (person?: Associate): Values => ({
  firstName: person?.firstName ?? '',
  middleName: person?.middleName ?? '',
  lastName: person?.lastName ?? '',
  gender: person?.gender ?? null,
  civilStatus: person?.civilStatus ?? null,
  birthDate: person?.birthDate ?? '',
  email: person?.email ?? '',
  mobileNumber: person?.mobileNumber ?? '',
});

/** Whose birth date cannot be, and a permanent address that is the same as none. */
export const personRules = (body: Values): Record<string, Sentence> =>
  associateProblems(body, manilaDate(new Date()));

/** Who a person is and how to reach them. */
export const PERSONAL_DETAILS: PersonSection = {
  draft: 'person-details',
  schema: personSections['personal-details'],
  toValues: personToValues,
  toBody: filled,
  rules: personRules,
  send: (provider, person, body) =>
    provider.savePersonalDetails(person, parsed(personSections['personal-details'], body)),
};

const addressOf = ({ addresses }: Associate, type: 'PRESENT' | 'PERMANENT') =>
  addressToValues(addresses.find((address) => address.type === type));

const sendAddress: PersonSection['send'] = (provider, person, body) =>
  provider.savePersonAddress(person, parsed(personSections.address, body));

/** Where a person lives now; the permanent address may go along. */
export const PRESENT_ADDRESS: PersonSection = {
  draft: 'person-present-address',
  schema: personSections.address,
  toValues: (person) => ({
    address: addressOf(person, 'PRESENT'),
    isSameAddress: person.isSameAddress,
  }),
  toBody: ({ address, isSameAddress }) => ({ type: 'PRESENT', isSameAddress, address: filled(address) }),
  send: sendAddress,
};

/** Where a person is at home: the present address or one of its own. */
export const permanentAddress = (hasPresent: boolean): PersonSection => ({
  draft: 'person-permanent-address',
  schema: personSections.address,
  toValues: (person) => ({
    isSameAddress: person.isSameAddress,
    address: person.isSameAddress ? addressToValues(undefined) : addressOf(person, 'PERMANENT'),
  }),
  toBody: ({ address, isSameAddress }) =>
    isSameAddress === true
      ? { type: 'PERMANENT', isSameAddress }
      : { type: 'PERMANENT', isSameAddress: false, address: filled(address) },
  rules: ({ isSameAddress }) => {
    const edit = { type: 'PERMANENT', isSameAddress: isSameAddress === true, isGiven: true } as const;
    return permanentAfter(edit, { isSameAddress: false, hasPresent }).problems;
  },
  send: sendAddress,
});

/** What a person does, whether they count, and in which stores. */
export const DESIGNATION: PersonSection = {
  draft: 'person-designation',
  schema: personSections['designation-position'],
  toValues: ({ position, isEnabled, merchants }) => ({ position, isEnabled, merchantIds: merchants }),
  toBody: ({ position, isEnabled, merchantIds }) => ({
    position: position ?? undefined,
    isEnabled,
    merchantIds: storeIdsOf(merchantIds),
  }),
  send: (provider, person, body) =>
    provider.saveDesignation(person, parsed(personSections['designation-position'], body)),
};
