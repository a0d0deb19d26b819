import { isDateString, manilaDate } from '#domain/day.ts';
import { isLandline, NOT_LANDLINE } from '#domain/formats/landline.ts';
import { normalizeMobile } from '#domain/formats/mobile.ts';
import type { Assignment } from '#domain/people/assignments.ts';
import { accountAgeProblem, nameProblem, storesProblem } from '#domain/people/newUser.ts';
import { identificationProblems } from '#domain/people/registering/identificationProblems.ts';
import type { RegisterPlace } from '#domain/people/registering/registerSteps.ts';
import type { Sentence } from '#domain/sentence.ts';
import { type Answers, isProved } from './answers.ts';
import { said } from './texts/said.ts';

type Problems = Readonly<Record<string, Sentence | null>>;

/** The assignment of the job title that was chosen, undefined before. */
export const assignmentOf = ({ open, jobTitle }: Answers): Assignment | undefined =>
  open?.jobTitles.find(({ name }) => name === jobTitle)?.assignment;

const ofWork = (answers: Answers): Problems => {
  const assignment = assignmentOf(answers);
  if (!assignment) return { jobTitle: said.noJobTitle };
  const known = answers.open?.stores.map(({ merchantId }) => merchantId) ?? [];
  const stores = answers.stores.filter((id) => known.includes(id));
  const problem = storesProblem(
    assignment,
    stores.map((merchantId, at) => ({ merchantId, primary: at === 0 })),
  );
  return { jobTitle: null, merchants: problem && (stores.length ? problem : said.noStore) };
};

const ofName = ({ firstName, middleName, lastName, birthDate }: Answers): Problems => ({
  firstName: firstName.trim() ? nameProblem(firstName) : said.noFirstName,
  middleName: nameProblem(middleName),
  lastName: lastName.trim() ? nameProblem(lastName) : said.noLastName,
  birthDate: isDateString(birthDate) ? accountAgeProblem(birthDate, manilaDate(new Date())) : said.notDay,
});

// As the contract has it, for those who mistype; the server says what it takes.
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*\.[^\s@.]{2,}$/;

const ofContact = ({ emailAddress, mobile, landline }: Answers): Problems => ({
  mobile: normalizeMobile(mobile) ? null : said.noMobile,
  emailAddress: EMAIL.test(emailAddress.trim()) ? null : said.noEmail,
  landline: !landline.trim() || isLandline(landline.trim()) ? null : NOT_LANDLINE,
});

const ofIdentification = ({ files, dateValidity, ...answers }: Answers) => {
  const isDay = !dateValidity || isDateString(dateValidity);
  const found = identificationProblems(
    {
      ...answers,
      dateValidity: isDay ? dateValidity : null,
      identificationFile: files.identification,
      selfieFile: files.selfie,
    },
    manilaDate(new Date()),
  );
  return isDay ? found : { ...found, dateValidity: said.notDay };
};

const PROBLEMS: Readonly<Record<RegisterPlace, (answers: Answers) => Problems>> = {
  code: ({ open }) => ({ code: open ? null : said.noCode }),
  'personal-details/name': ofName,
  'personal-details/contact': ofContact,
  'personal-details/verify': (answers) => ({
    otp: isProved(answers, normalizeMobile(answers.mobile), Date.now()) ? null : said.noOtp,
  }),
  'personal-details/work': ofWork,
  'identification/id': (answers) => ({ ...ofIdentification(answers), selfieFile: null }),
  'identification/selfie': (answers) => ({ selfieFile: ofIdentification(answers).selfieFile ?? null }),
  modules: () => ({}),
  review: ({ flagAcceptableUse, flagPrivacyPolicy }) => ({
    flagAcceptableUse: flagAcceptableUse ? null : said.notAgreedUse,
    flagPrivacyPolicy: flagPrivacyPolicy ? null : said.notAgreedPrivacy,
  }),
  done: () => ({}),
};

/** What is wrong with the answers of a page, by the id of its field. */
export const problemsAt = (place: RegisterPlace, answers: Answers): Problems => PROBLEMS[place](answers);

/** Whether nothing is missing on a page. */
export const isComplete = (place: RegisterPlace, answers: Answers): boolean =>
  Object.values(problemsAt(place, answers)).every((problem) => !problem);
