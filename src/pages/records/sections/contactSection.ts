import { merchantSections, partnerSections } from '#contract/shapes/sections.ts';
import { manilaDate } from '#domain/day.ts';
import { birthDateProblem } from '#domain/people/age.ts';
import { sharedPartProblem } from '#domain/records/sharedParts.ts';
import type { Sentence } from '#domain/sentence.ts';
import type { Values } from '../../../components/admin/form/formSpec.tsx';
import type { SectionSpec } from '../../../components/admin/records/sections/sectionForm.ts';
import type { WholeRecord } from '../../../components/admin/records/useWholeRecord.ts';
import { personToBody, personToValues } from './personValues.ts';

const listOf = (value: unknown): Values[] => (Array.isArray(value) ? value : []);

/** People of a record as its form holds them; who signs is changed with the bank account. */
const peopleOf = ({ contactPersons }: WholeRecord): Values[] =>
  contactPersons
    .filter(({ role }) => role !== 'AUTHORIZED_SIGNATORY')
    .map((person) => ({ role: person.role, ...personToValues(person) }));

const bodyOf = (values: Values): Values[] =>
  listOf(values.contactPersons).map((person) => personToBody(person, person.role));

/** The birth dates of people that cannot be, by field. */
const birthDates = (body: Values): Record<string, Sentence> =>
  Object.fromEntries(
    listOf(body.contactPersons).flatMap(({ birthDate }, at) => {
      const born = birthDateProblem(typeof birthDate === 'string' ? birthDate : null, manilaDate(new Date()));
      return born ? [[`contactPersons.${at}.birthDate`, born]] : [];
    }),
  );

/** Whom to speak to at a partner. */
export const PARTNER_CONTACTS: SectionSpec = {
  draft: 'partner-contacts',
  schema: partnerSections['contact-person'],
  toValues: (record) => ({ contactPersons: peopleOf(record) }),
  toBody: (values) => ({ contactPersons: bodyOf(values) }),
  rules: birthDates,
  send: (provider, { id, version }, body) => provider.savePartnerSection(id, 'contact-person', body, version),
};

/** Whom to speak to at a store: its own people or those of its partner. */
export const STORE_CONTACTS: SectionSpec = {
  draft: 'store-contacts',
  schema: merchantSections['contact-person'],
  toValues: (record) => ({
    isSameContact: record.kind === 'merchant' && record.isSameContact,
    contactPersons: record.kind === 'merchant' && record.isSameContact ? [] : peopleOf(record),
  }),
  toBody: (values) => {
    const isSameContact = values.isSameContact === true;
    return { isSameContact, contactPersons: isSameContact ? [] : bodyOf(values) };
  },
  rules: (body) => {
    const shared = sharedPartProblem(body.isSameContact === true, body.contactPersons);
    return { ...birthDates(body), ...(shared ? { contactPersons: shared } : {}) };
  },
  send: (provider, { id, version }, body) => provider.saveStoreSection(id, 'contact-person', body, version),
};
