import type { NewUserPage } from '#domain/pages.ts';
import type { AddUserStep } from '#domain/people/newUser.ts';

/** A page of the wizard: a step, or where somebody works, which belongs to the job title. */
export type WizardStepName = AddUserStep | 'assign';

/** The step of each page. */
export const STEP_OF: Readonly<Record<NewUserPage, WizardStepName>> = {
  newUserInfo: 'user-info',
  newUserJobTitle: 'job-title',
  newUserAssign: 'assign',
  newUserAssignType: 'assign',
  newUserFeatures: 'features',
  newUserReview: 'review',
};

/** The page of each step. */
export const PAGE_OF: Readonly<Record<WizardStepName, NewUserPage>> = {
  'user-info': 'newUserInfo',
  'job-title': 'newUserJobTitle',
  assign: 'newUserAssignType',
  features: 'newUserFeatures',
  review: 'newUserReview',
};

const FIELDS: Readonly<Record<WizardStepName, readonly string[]>> = {
  'user-info': ['isStaff', 'partnerId', 'partnerName', 'fullName', 'birthDate', 'contactDetail'],
  'job-title': ['jobTitle'],
  assign: ['primary', 'others'],
  features: ['off'],
  review: [],
};

/** Of what is wrong, by field, that which a step asks. */
export const problemsAt = (
  step: WizardStepName,
  problems: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems).filter(([path]) =>
      FIELDS[step].some((field) => path === field || path.startsWith(`${field}.`)),
    ),
  );

/** The pages in their order, as far as there are any for a post. */
export const pagesFor = (hasStores: boolean): WizardStepName[] =>
  hasStores
    ? ['user-info', 'job-title', 'assign', 'features', 'review']
    : ['user-info', 'job-title', 'features', 'review'];
