import { associateFields } from '#domain/fields/associate.ts';
import { bankAccountFields } from '#domain/fields/bankAccount.ts';
import { contactDetailFields, contactPersonFields, fullNameFields } from '#domain/fields/contactPerson.ts';
import { partnerBusinessFields } from '#domain/fields/partner.ts';
import { storeFields } from '#domain/fields/store.ts';
import type { Answers } from '#domain/selfService/form/differences.ts';
import { valueAt } from '#domain/selfService/form/valueAt.ts';
import type { Sentence } from '#domain/sentence.ts';
import type { ApplyKey } from '../parts/useApplyText.ts';
import type { AnswerWords } from './answerText.ts';

/** Fields by the names that the forms of an application have for them. */
const FIELDS: Readonly<Record<string, { label: Sentence }>> = {
  ...storeFields,
  ...associateFields,
  ...contactPersonFields,
  ...contactDetailFields,
  ...fullNameFields,
  ...bankAccountFields,
  bank: bankAccountFields.bankId,
  registeredBusinessName: partnerBusinessFields.name,
  businessTin: partnerBusinessFields.tinNumber,
  businessType: partnerBusinessFields.businessEntity,
  dtiRegistrationNumber: partnerBusinessFields.dtiRegistrationNumber,
  secRegistrationNumber: partnerBusinessFields.secRegistrationNumber,
  contactPerson: storeFields.contactPersons,
};

/** What has a text of its own on its page. */
const TEXTS: Readonly<Record<string, ApplyKey>> = {
  handlingTransactions: 'business.handling',
  shoppingmallPh: 'business.shoppingmallPh',
  homeCreditDigitalPayments: 'business.digitalPayments',
  bankInformation: 'bank.account',
  retailerAssociates: 'step.branch-details-retailer',
  acceptableUse: 'consent.acceptableUse',
  privacyPolicy: 'consent.privacyPolicy',
};

/** Whose answer it is, where a part holds those of several people. */
const whose = (steps: readonly string[], answers: Answers, { t, c, say }: AnswerWords): string => {
  const [group, at] = steps;
  if (steps.length < 2) return '';
  if (group === 'authorizedSignatory') return t('review.signatory');
  if (group === 'contactPerson') return say(storeFields.contactPersons.label);
  if (group !== 'retailerAssociates') return '';
  const first = valueAt(answers, `${group}.${at}.firstName`);
  const last = valueAt(answers, `${group}.${at}.lastName`);
  return [first, last].filter(Boolean).join(' ') || c('personAt', { at: Number(at) + 1 });
};

/** What people call the answer at a path; documents by the names that `paperOf` has for their places. */
export function answerLabel(
  path: string,
  answers: Answers,
  words: AnswerWords,
  paperOf: (slot: string) => string,
): string {
  const steps = path.split('.');
  const name = steps.at(-1) ?? '';
  if (steps[0] === 'slots') return paperOf(name);
  const key = name === 'address' && 'businessType' in answers ? 'business.where' : TEXTS[name];
  const label = key ? words.t(key) : words.say(FIELDS[name]?.label ?? { en: name, fil: name });
  return [whose(steps, answers, words), label].filter(Boolean).join(': ');
}
