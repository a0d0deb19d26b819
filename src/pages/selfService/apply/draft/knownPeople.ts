import type { AssociateForm, PersonForm } from '#domain/selfService/form/applicationForm.ts';
import { type Application, bankOf, branchesOf, storeOf } from './application.ts';

/** What was typed of somebody before, as far as it is asked for of people of a store. */
export type Known = Pick<
  AssociateForm,
  'firstName' | 'middleName' | 'lastName' | 'birthDate' | 'mobileNumber' | 'emailAddress'
> &
  Partial<Omit<AssociateForm, 'isEnabled'>>;

const MOST = 3;

/** First and last name. */
export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName.trim()} ${lastName.trim()}`.trim();

const ofPerson = (person: PersonForm): Known => {
  const { jobTitle: _, ...known } = person;
  return known;
};
const ofAssociate = (person: AssociateForm): Known => {
  const { isEnabled: _, ...known } = person;
  return known;
};

/**
 * People of the application who are not among these, each once, those first of whom most is known: who works in
 * another store, who is spoken to of one, who signs.
 */
export const knownPeople = (application: Application, among: readonly AssociateForm[]): Known[] => {
  const stores = branchesOf(application).map((at) => storeOf(application, at));
  const all = [
    ...stores.flatMap(({ retailerAssociates }) => retailerAssociates.map(ofAssociate)),
    ...stores.filter(({ isSameContact }) => !isSameContact).map((store) => ofPerson(store.contactPerson)),
    ofPerson(bankOf(application).authorizedSignatory),
  ];
  const seen = new Set(['', ...among.map(nameOf)]);
  const others = all.filter((one) => {
    const name = nameOf(one);
    const isNew = one.firstName.trim() !== '' && one.lastName.trim() !== '' && !seen.has(name);
    seen.add(name);
    return isNew;
  });
  return others.slice(0, MOST);
};
