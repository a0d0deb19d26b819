import type { z } from 'zod';
import type { merchantSections } from '#contract/shapes/sections.ts';
import { manilaDate } from '#domain/day.ts';
import { sharedPartProblem } from '#domain/records/sharedParts.ts';
import type { Subject } from '../../../records/lock/subject.ts';
import type { Work } from '../../../records/lock/work.ts';
import { contactProblems, placedContacts, saveContacts } from '../../../records/parts/contacts.ts';
import { refuseProblems } from '../../../records/parts/problems.ts';
import { updateRow } from '../../../records/parts/updateRow.ts';
import { STORE_SAME_CONTACT } from '../../../records/store/storeColumns.ts';

type ContactSection = z.output<(typeof merchantSections)['contact-person']>;

/** Writes whom to call in a store: its own people, or nobody of its own because it shares its partner's. 400. */
export const saveStoreContacts = async (
  { tx, deps }: Work,
  owner: Subject,
  { contactPersons, isSameContact }: ContactSection,
): Promise<void> => {
  const problem = sharedPartProblem(isSameContact, contactPersons);
  const born = contactProblems(placedContacts(contactPersons), manilaDate(deps.now()));
  refuseProblems(problem ? { contactPersons: problem } : {}, born);
  await saveContacts(tx, owner, contactPersons);
  await updateRow(tx, 'merchant', owner.id, STORE_SAME_CONTACT.write({ isSameContact }));
};
