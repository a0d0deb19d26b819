import { MODULES } from '../access/modules.ts';
import type { Sentence } from '../sentence.ts';
import { ageOn } from './age.ts';
import type { Assignment } from './assignments.ts';
import { assignmentProblem, type StoreChoice } from './jobTitles.ts';

/** The steps of the wizard for a new account, in their order. */
export const ADD_USER_STEPS = ['user-info', 'job-title', 'features', 'review'] as const;
export type AddUserStep = (typeof ADD_USER_STEPS)[number];

/** The step after one; null after the last. */
export function stepAfter(step: AddUserStep): AddUserStep | null {
  return ADD_USER_STEPS[ADD_USER_STEPS.indexOf(step) + 1] ?? null;
}

/** What a registration is sent as: by somebody who may make accounts, and by the person with a code. */
export const REGISTRATION_STATUS = { byStaff: 'APPROVED', byCode: 'SUBMITTED' } as const;

/** A person's invitation is open for so many days. */
export const INVITATION_DAYS = 7;

const AGES = { from: 18, to: 100 };

/** What is wrong with the birth date of somebody who gets an account on that day; null for nothing. */
export function accountAgeProblem(birthDate: string, today: string): Sentence | null {
  const age = ageOn(birthDate, today);
  if (age < AGES.from)
    return {
      en: 'Whoever gets an account has to be 18 or older',
      fil: 'Dapat 18 taong gulang pataas ang bibigyan ng account',
    };
  return age > AGES.to ? { en: 'Check the year of birth', fil: 'Suriin ang taon ng kapanganakan' } : null;
}

/** Why the stores of an assignment do not go; null when they do. */
export function storesProblem(assignment: Assignment, stores: readonly StoreChoice[]): Sentence | null {
  switch (assignmentProblem(assignment, stores)) {
    case 'none':
      return { en: 'Head office has no store of its own', fil: 'Walang sariling tindahan ang head office' };
    case 'primary':
      return { en: 'Select a primary store.', fil: 'Pumili ng pangunahing tindahan.' };
    case 'one':
      return { en: 'This job title is for one store', fil: 'Para sa isang tindahan ang katungkulang ito' };
    case 'twice':
      return { en: 'A store stands here twice', fil: 'Dalawang beses narito ang isang tindahan' };
    default:
      return null;
  }
}

/** The modules of which permissions open something, by their codes. */
export function modulesOf(permissions: readonly string[]): string[] {
  return MODULES.filter(({ responsibilities }) =>
    responsibilities.some(({ permission }) => permissions.includes(permission)),
  ).map(({ code }) => code);
}

/** Letters of another script, which look like others. */
function hasOtherLetters(text: string): boolean {
  return /(?!\p{Script=Latin})\p{L}/u.test(text);
}

/** Signs that no name has, by which it would read as an address or a formula in mails and sheets: of `://`, `www.`, `<`, `=` and the like. */
function hasOtherSigns(text: string): boolean {
  return /[^\p{L}\p{M}\p{N} .,'’()-]|^-|www\./iu.test(text);
}

/** What is wrong with a name of somebody who gets an account; null for nothing. */
export function nameProblem(text: string): Sentence | null {
  if (hasOtherLetters(text)) return { en: 'Use Latin letters', fil: 'Mga letrang Latin ang gamitin' };
  if (!hasOtherSigns(text)) return null;
  return {
    en: 'Write the name alone, without signs or addresses',
    fil: 'Isulat ang pangalan lang, walang ibang tanda o address',
  };
}
