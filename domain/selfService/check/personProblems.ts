import { isDateString } from '../../day.ts';
import { contactDetailFields, contactPersonFields, fullNameFields } from '../../fields/contactPerson.ts';
import { normalizeMobile } from '../../formats/mobile.ts';
import { birthDateProblem } from '../../people/age.ts';
import type { Sentence } from '../../sentence.ts';
import type { BirthDateForm, NamesForm, PersonForm } from '../form/applicationForm.ts';
import { sendBirthDate } from '../send/sendBirthDate.ts';
import { found, missing, type Problems, textProblem } from './problems.ts';

const NOT_MOBILE: Sentence = {
  en: 'A mobile number looks like 0917 123 4567',
  fil: 'Ang numero ng mobile ay tulad ng 0917 123 4567',
};
const NOT_EMAIL: Sentence = {
  en: 'Write an e-mail address as name@example.com',
  fil: 'Isulat ang e-mail address bilang name@example.com',
};
const NO_DAY: Sentence = {
  en: 'There is no such day: check day, month and year',
  fil: 'Walang ganitong araw: suriin ang araw, buwan at taon',
};
const CHECK_YEAR: Sentence = { en: 'Check the year of birth', fil: 'Suriin ang taon ng kapanganakan' };
const EMAIL = /^[A-Za-z0-9_'+.-]+@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** What is wrong with a mobile number; null when nothing is. */
export const mobileProblem = (typed: string, { isOptional = false } = {}): Sentence | null => {
  if (typed.trim() === '') return isOptional ? null : missing(contactDetailFields.mobileNumber);
  return normalizeMobile(typed) ? null : NOT_MOBILE;
};

/** What is wrong with an e-mail address, which may be left out; null when nothing is. */
export const emailProblem = (typed: string): Sentence | null => {
  const text = typed.trim();
  if (text === '' || (EMAIL.test(text) && text.length <= contactDetailFields.emailAddress.max)) return null;
  return NOT_EMAIL;
};

/** What is wrong with a birth date that may be left out: no such day, one to come, or of somebody under 18 or over 100 on `today`. */
export const birthProblem = (typed: BirthDateForm, today: string): Sentence | null => {
  const day = sendBirthDate(typed);
  if (day === null) return null;
  if (!isDateString(day)) return NO_DAY;
  return day > today ? CHECK_YEAR : birthDateProblem(day, today);
};

/** What is wrong with the parts of a name. */
export const nameProblems = ({ firstName, middleName, lastName }: NamesForm): Problems =>
  found({
    firstName: textProblem(firstName, fullNameFields.firstName),
    middleName: textProblem(middleName, fullNameFields.middleName, { isOptional: true }),
    lastName: textProblem(lastName, fullNameFields.lastName),
  });

/** What is wrong with a person who is reached, by field. */
export const personProblems = (person: PersonForm, today: string): Problems => ({
  ...nameProblems(person),
  ...found({
    jobTitle: textProblem(person.jobTitle, contactPersonFields.jobTitle, { isOptional: true }),
    birthDate: birthProblem(person.birthDate, today),
    mobileNumber: mobileProblem(person.mobileNumber),
    emailAddress: emailProblem(person.emailAddress),
  }),
});
