import { associateFields } from '../../fields/associate.ts';
import { storeDetailFields as fields, storeFields } from '../../fields/store.ts';
import { readContactNumber } from '../../formats/contactNumber.ts';
import { NOT_LANDLINE } from '../../formats/landline.ts';
import { repeatedPeople } from '../../people/associate.ts';
import { scheduleProblems } from '../../records/openingHours.ts';
import type { Sentence } from '../../sentence.ts';
import type { AssociateForm, ScheduleForm, StoreForm } from '../form/applicationForm.ts';
import { isBegun } from '../form/emptyForms.ts';
import { sendBirthDate } from '../send/sendBirthDate.ts';
import { addressProblems, type KnownZips } from './addressProblems.ts';
import { accountProblems } from './bankProblems.ts';
import { birthProblem, emailProblem, mobileProblem, nameProblems, personProblems } from './personProblems.ts';
import { found, missing, type Problems, textProblem, under } from './problems.ts';

const numberProblem = (typed: string): Sentence | null => {
  const text = typed.trim();
  return text === '' || readContactNumber(text) ? null : NOT_LANDLINE;
};

/** What is wrong with a store itself: the step branch-details/merchant. What it shares with its partner is not asked. */
export const storeProblems = (store: StoreForm, hasZips: KnownZips, today: string): Problems => ({
  ...found({
    merchantName: textProblem(store.merchantName, fields.merchantName),
    contactNumber: numberProblem(store.contactNumber),
  }),
  ...(store.isSameAddress ? {} : under('address', addressProblems(store.address, hasZips))),
  ...(store.isSameBank ? {} : under('bankInformation', accountProblems(store.bankInformation))),
  ...(store.isSameContact ? {} : under('contactPerson', personProblems(store.contactPerson, today))),
});

/** Where a person lives may be left out, the permanent address with it; what was begun is whole. */
const homeProblems = (
  { presentAddress, permanentAddress, isSameAddress }: AssociateForm,
  hasZips: KnownZips,
): Problems =>
  isBegun(presentAddress)
    ? {
        ...under('presentAddress', addressProblems(presentAddress, hasZips)),
        ...(isSameAddress ? {} : under('permanentAddress', addressProblems(permanentAddress, hasZips))),
      }
    : {};

const associateProblems = (person: AssociateForm, hasZips: KnownZips, today: string): Problems => ({
  ...found({ position: person.position ? null : missing(associateFields.position) }),
  ...nameProblems(person),
  ...found({
    birthDate: birthProblem(person.birthDate, today),
    mobileNumber: mobileProblem(person.mobileNumber, { isOptional: true }),
    emailAddress: emailProblem(person.emailAddress),
  }),
  ...homeProblems(person, hasZips),
});

/** What is wrong with the people of a store: the step branch-details/retailer. */
export const peopleProblems = (
  { retailerAssociates }: StoreForm,
  hasZips: KnownZips,
  today: string,
): Problems =>
  Object.assign(
    repeatedPeople(
      retailerAssociates.map(({ birthDate, ...names }) => ({
        ...names,
        birthDate: sendBirthDate(birthDate),
      })),
      'retailerAssociates',
    ),
    ...retailerAssociates.map((person, at) =>
      under(`retailerAssociates.${at}`, associateProblems(person, hasZips, today)),
    ),
  );

const isWebsite = (text: string): boolean => /^https?:\/\/[^\s/.]+\.[^\s]+$/.test(text);
const NOT_SITE: Sentence = {
  en: 'A web address begins with https://',
  fil: 'Ang web address ay nagsisimula sa https://',
};
const siteProblem = (website: string): Sentence | null => {
  const text = website.trim();
  if (text === '') return null;
  return isWebsite(text) ? textProblem(text, storeFields.ecommerceSites.of.website) : NOT_SITE;
};

const NO_OPENING: Sentence = { en: 'Enter the opening time', fil: 'Ilagay ang oras ng pagbubukas' };
const NO_CLOSING: Sentence = { en: 'Enter the closing time', fil: 'Ilagay ang oras ng pagsasara' };
/** Times that were taken out: a browser hands over an empty one as ''. */
const noTimes = (schedules: readonly ScheduleForm[]): Problems =>
  Object.assign(
    {},
    ...schedules.map(({ openingHour, closingHour }, at) =>
      found({
        [`schedules.${at}.openingHour`]: openingHour === '' ? NO_OPENING : null,
        [`schedules.${at}.closingHour`]: closingHour === '' ? NO_CLOSING : null,
      }),
    ),
  );

const hoursProblems = (schedules: readonly ScheduleForm[]): Problems => {
  const empty = noTimes(schedules);
  // A time that is not there is neither early nor late.
  const all = { ...empty, ...scheduleProblems(schedules, 'schedules'), ...empty };
  const hasDay = ([path]: [string, Sentence]) => schedules[Number(path.split('.')[1])]?.days.length;
  return Object.fromEntries(Object.entries(all).filter(hasDay));
};

/** What is wrong with what a store sells, when and where: the step branch-details/commodity. Hours without a day are not sent. */
export const sellingProblems = ({
  schedules,
  ecommerceSites,
}: Pick<StoreForm, 'schedules' | 'ecommerceSites'>): Problems => ({
  ...hoursProblems(schedules),
  ...Object.assign(
    {},
    ...ecommerceSites.map(({ website }, at) =>
      found({ [`ecommerceSites.${at}.website`]: siteProblem(website) }),
    ),
  ),
});
