import { normalForm } from '../formats/unicode/normalForm.ts';
import type { Sentence } from '../sentence.ts';
import { birthDateProblem } from './age.ts';

const NO_PRESENT: Sentence = {
  en: 'Fill this in: the permanent address is the same',
  fil: 'Punan ito: pareho ang permanenteng address',
};

/** Whose people they are, a store's or a partner's. */
export const associateType = {
  'retailer-associates': { label: { en: 'Retailer associates', fil: 'Mga tauhan ng tindahan' } },
  'sales-representatives': { label: { en: 'Sales representatives', fil: 'Mga sales representative' } },
} satisfies Readonly<Record<string, { label: Sentence }>>;

/** What a person of a store is made of, as far as it can be wrong. */
export interface Person {
  birthDate?: string | null | undefined;
  isSameAddress?: boolean;
  presentAddress?: unknown;
}

/** What is wrong with a person of a store: a minor; a permanent address that is the same as none. */
export function associateProblems(
  { birthDate, isSameAddress, presentAddress }: Person,
  today: string,
): Partial<Record<'birthDate' | 'presentAddress', Sentence>> {
  const born = birthDateProblem(birthDate, today);
  return {
    ...(born ? { birthDate: born } : {}),
    ...(isSameAddress && !presentAddress ? { presentAddress: NO_PRESENT } : {}),
  };
}

/** What tells people of a store apart. */
export interface Named {
  firstName: string;
  middleName: string | null;
  lastName: string;
  birthDate?: string | null | undefined;
}

const plain = (text: string): string =>
  normalForm(text, 'NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Whether two are the same person by their names, in whatever letters, and birth date; a middle name counts where both have one. */
export function isSamePerson(one: Named, other: Named): boolean {
  const middles = [one.middleName, other.middleName].map((name) => (name ? plain(name) : null));
  return (
    plain(one.firstName) === plain(other.firstName) &&
    plain(one.lastName) === plain(other.lastName) &&
    (one.birthDate || null) === (other.birthDate || null) &&
    (middles.includes(null) || middles[0] === middles[1])
  );
}

const TWICE: Sentence = {
  en: 'This person is in the list already: name each person once',
  fil: 'Nasa listahan na ang taong ito: isang beses lang isulat ang bawat tao',
};

/** Which people of a store's list are in it before, by the path below `path`. */
export function repeatedPeople(people: readonly Named[], path: string): Record<string, Sentence> {
  const repeated = people.flatMap((person, at) =>
    people.slice(0, at).some((earlier) => isSamePerson(earlier, person)) ? [at] : [],
  );
  return Object.fromEntries(repeated.map((at) => [`${path}.${at}.lastName`, TWICE]));
}

const MISSING: Sentence = { en: 'Fill in the address', fil: 'Punan ang address' };
const NOTHING_TO_SHARE: Sentence = {
  en: 'There is no present address yet: fill that in first',
  fil: 'Wala pang kasalukuyang address: punan muna iyon',
};

/** A change of one of a person's two addresses; `isSameAddress` left out stays as it was, as far as it can. */
export interface AddressEdit {
  type: 'PRESENT' | 'PERMANENT';
  isSameAddress?: boolean | undefined;
  isGiven: boolean;
}

/** Whether the permanent address is the present one after a change, and what is wrong with the change. */
export function permanentAfter(
  { type, isSameAddress, isGiven }: AddressEdit,
  was: { isSameAddress: boolean; hasPresent: boolean },
): { isSame: boolean; problems: Partial<Record<'address' | 'isSameAddress', Sentence>> } {
  if (type === 'PRESENT') {
    const isSame = isSameAddress ?? was.isSameAddress;
    return { isSame, problems: isGiven ? {} : { address: MISSING } };
  }
  // A permanent address that is sent without a word is one of its own.
  const isSame = isSameAddress ?? (was.isSameAddress && !isGiven);
  if (isSame) return { isSame, problems: was.hasPresent ? {} : { isSameAddress: NOTHING_TO_SHARE } };
  return { isSame, problems: isGiven ? {} : { address: MISSING } };
}
