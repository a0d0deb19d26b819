import { isDateString } from '#domain/day.ts';
import { localMobile } from '#domain/formats/mobile.ts';
import { formatTin } from '#domain/formats/tin.ts';
import { civilStatusWords, genderWords } from '#domain/people/personWords.ts';
import type {
  AddressForm,
  AssociateForm,
  BirthDateForm,
  Choice,
  ScheduleForm,
  SiteForm,
  StoreForm,
} from '#domain/selfService/form/applicationForm.ts';
import { type Answers, differences } from '#domain/selfService/form/differences.ts';
import { sayUploadProblem } from '#domain/selfService/form/uploadProblem.ts';
import { valueAt } from '#domain/selfService/form/valueAt.ts';
import { dayInWords } from '#domain/selfService/names/dayInWords.ts';
import { hoursText } from '#domain/selfService/names/hoursText.ts';
import { sendBirthDate } from '#domain/selfService/send/sendBirthDate.ts';
import type { ApplyKey } from '../parts/useApplyText.ts';
import { addressOf } from '../review/addressOf.ts';
import { soldGoods, type Words } from '../review/sections.ts';
import type { SlotAnswer } from './partAnswers.ts';
import type { ConflictText } from './texts/useConflictText.ts';

/** What answers are said with. */
export interface AnswerWords extends Words {
  c: ConflictText;
}

/** How one answer reads; `around`: the answers that it stands among. Empty where nothing is said. */
type Reading = (value: unknown, around: Answers, words: AnswerWords) => string;

const labelOf = (value: unknown): string => (value as Choice | null)?.label ?? '';

const placeOf = (value: unknown): string => {
  const place = value as AddressForm;
  return addressOf(place) || labelOf(place.region);
};

const birthDate: Reading = (value, _, { t, say }) => {
  const typed = value as BirthDateForm;
  const day = sendBirthDate(typed);
  if (day && isDateString(day)) return say(dayInWords(day));
  const month = typed.month && t(`month.${typed.month}` as ApplyKey);
  return [month, typed.day, typed.year].filter(Boolean).join(' ');
};

/** All that is said in a group, on one line. */
const line = (group: Answers, words: AnswerWords): string =>
  differences(group, {})
    .map(({ path }) => answerText(path, group, words))
    .filter(Boolean)
    .join(', ');

const account: Reading = (value, _, words) => line(value as Answers, words);

const people: Reading = (value, _, words) =>
  (value as readonly AssociateForm[]).map((person) => line({ ...person }, words)).join('\n');

const hours: Reading = (value, _, { t }) =>
  (value as readonly ScheduleForm[])
    .map(({ days, openingHour, closingHour }) => {
      const named = days.map((day) => t(`day.${day}` as ApplyKey)).join(', ');
      return `${named} ${hoursText(openingHour, closingHour)}`.trim();
    })
    .join('\n');

const READINGS: Readonly<Record<string, Reading>> = {
  address: placeOf,
  presentAddress: (value, { isSameAddress, permanentAddress }) => {
    const permanent = isSameAddress === false && permanentAddress ? placeOf(permanentAddress) : '';
    return [placeOf(value), permanent].filter(Boolean).join('\n');
  },
  birthDate,
  mobileNumber: (value) => localMobile(value as string),
  contactNumber: (value) => localMobile(value as string),
  businessTin: (value) => formatTin(value as string),
  businessType: (value, _, { businessType }) => businessType(value as string),
  handlingTransactions: (value, _, { t }) => t(`business.${value as 'STORE_EMPLOYEE'}`),
  bank: (value, { bankBranch }) => [value, bankBranch].map(labelOf).filter(Boolean).join(', '),
  accountNumber: (value, _, { t }) =>
    t('review.masked', { last: String(value).replace(/\s/g, '').slice(-4) }),
  accountType: (value, _, { t }) => t(`bank.${value as 'SAVINGS'}`),
  bankInformation: account,
  contactPerson: account,
  retailerAssociates: people,
  commodities: (value, _, { say }) => soldGoods({ commodities: value as StoreForm['commodities'] }, say),
  schedules: hours,
  ecommerceSites: (value) => (value as readonly SiteForm[]).map(({ website }) => website).join('\n'),
  gender: (value, _, { say }) => say(genderWords[value as 'MALE']),
  civilStatus: (value, _, { say }) => say(civilStatusWords[value as 'SINGLE']),
};

const SHARED: Readonly<Record<string, string>> = {
  address: 'isSameAddress',
  bankInformation: 'isSameBank',
  contactPerson: 'isSameContact',
};

const CONSENTS = ['acceptableUse', 'privacyPolicy'];

/** How the answer at a path reads, in several lines where it has several; empty where nothing is said. */
export function answerText(path: string, answers: Answers, words: AnswerWords): string {
  const steps = path.split('.');
  const name = steps.at(-1) ?? '';
  const value = valueAt(answers, path);
  const around = (steps.length > 1 ? valueAt(answers, steps.slice(0, -1).join('.')) : answers) as Answers;
  const { t, c, say } = words;
  if (steps[0] === 'slots') {
    const { file, problem } = (value ?? {}) as SlotAnswer;
    return (
      file?.name ?? (problem ? t('review.notUploaded', { why: say(sayUploadProblem(problem)) }) : c('noFile'))
    );
  }
  if (CONSENTS.includes(name)) return c(value ? 'agreed' : 'notAgreed');
  if (around?.[SHARED[name] ?? ''] === true) return t('review.sameAs');
  if (typeof value === 'boolean') return c(value ? 'yes' : 'no');
  if (value === null || value === undefined || value === '') return '';
  return READINGS[name]?.(value, around, words) ?? String(value);
}
