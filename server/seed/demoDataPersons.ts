import {
  deniedPersons,
  difficultSurnames,
  femaleNames,
  maleNames,
  suffixes,
  surnames,
} from './demoDataNames.ts';
import type { DemoRandom } from './demoDataRandom.ts';

export interface DemoPerson {
  firstName: string;
  /** The mother's surname. */
  middleName: string;
  lastName: string;
  /** Jr., Sr., II, III or the empty string. */
  suffix: string;
  gender: 'Female' | 'Male';
}

/** Every sixth person bears a name with ñ, an apostrophe or a hyphen, so that no small set goes without one. */
const DIFFICULT_EVERY = 6;
const ATTEMPTS = 1000;

/** Writes a name in the letters, digits and dots that a user name or mail address may have. */
function plainLetters(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');
}

/** Adds 2, 3 and so on to a word that was given before. */
function numberedWhenTaken(): (word: string) => string {
  const taken = new Map<string, number>();
  return (word) => {
    const count = (taken.get(word) ?? 0) + 1;
    taken.set(word, count);
    return count === 1 ? word : `${word}${count}`;
  };
}

/** Makers of persons and of what is spelled from their names. */
export function personMakers(random: DemoRandom) {
  const given = new Set<string>();
  const usernames = numberedWhenTaken();
  const mailboxes = numberedWhenTaken();

  const draw = (): DemoPerson => {
    const gender = random.chance(0.52) ? 'Female' : 'Male';
    const difficult = difficultSurnames[(given.size / DIFFICULT_EVERY) % difficultSurnames.length];
    return {
      firstName: random.pick(gender === 'Female' ? femaleNames : maleNames),
      middleName: random.pick(surnames),
      lastName: difficult ?? random.pick(surnames),
      suffix: gender === 'Male' && random.chance(0.08) ? random.pick(suffixes) : '',
      gender,
    };
  };

  return {
    /** A person whose full name was not given before; throws when the lists are used up. */
    person(): DemoPerson {
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const person = draw();
        const key = `${person.firstName}|${person.middleName}|${person.lastName}`;
        const ofPublicLife = deniedPersons.includes(`${person.firstName} ${person.lastName}`);
        if (ofPublicLife || person.middleName === person.lastName || given.has(key)) continue;
        given.add(key);
        return person;
      }
      throw new Error('No unused person name was found');
    },
    /** A unique user name such as "liezel.nunez". */
    username(person: DemoPerson): string {
      return usernames(`${plainLetters(person.firstName)}.${plainLetters(person.lastName)}`);
    },
    /** A unique address below example.test, at the given company when there is one. */
    email(person: DemoPerson, company = 'mail'): string {
      const mailbox = `${plainLetters(person.firstName)}.${plainLetters(person.lastName)}`;
      const host = plainLetters(company).slice(0, 40) || 'mail';
      return `${mailboxes(mailbox)}@${host}.example.test`;
    },
    /** A birth date (YYYY-MM-DD) of somebody who is of age in any year from 2023. */
    birthDate(): string {
      const two = (value: number) => String(value).padStart(2, '0');
      return `${random.int(1962, 2004)}-${two(random.int(1, 12))}-${two(random.int(1, 28))}`;
    },
  };
}
