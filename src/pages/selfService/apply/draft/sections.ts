import { tinRule } from '#contract/tinRule.ts';
import { manilaDate } from '#domain/day.ts';
import { missingDocuments } from '#domain/review/requiredDocuments.ts';
import { bankProblems } from '#domain/selfService/check/bankProblems.ts';
import { businessProblems } from '#domain/selfService/check/businessProblems.ts';
import { type Problems, under } from '#domain/selfService/check/problems.ts';
import { peopleProblems, sellingProblems, storeProblems } from '#domain/selfService/check/storeProblems.ts';
import type { StoreForm } from '#domain/selfService/form/applicationForm.ts';
import { isStepOpen, type SelfServiceStep, stepsOf } from '#domain/selfService/form/steps.ts';
import { hasZips } from '../fields/places.ts';
import {
  type Application,
  bankOf,
  branchesOf,
  branchPart,
  businessOf,
  documentsOf,
  isStoreOffered,
  progressOf,
  setPart,
  storeOf,
} from './application.ts';

export type SectionState = 'todo' | 'begun' | 'done' | 'attention' | 'locked';

const NOT_UPLOADED = { en: 'This document is missing', fil: 'Kulang ang dokumentong ito' };

/**
 * The codes of the documents that hold up the next step; one that the server failed to take does not, it is asked for on sending. Those of
 * a partner that is there are with it already.
 */
const missingFiles = (application: Application): string[] => {
  if (application.existing) return [];
  const { files, problems } = documentsOf(application);
  const have = [...files.map(({ documentCode }) => documentCode), ...Object.keys(problems)];
  return missingDocuments(businessOf(application).businessType || null, have);
};

const today = (): string => manilaDate(new Date());

/** What is wrong with one store in one of the steps below branch-details. */
export const storeStepProblems = (step: SelfServiceStep, store: StoreForm): Problems => {
  if (step === 'branch-details/merchant') return storeProblems(store, hasZips, today());
  return step === 'branch-details/retailer'
    ? peopleProblems(store, hasZips, today())
    : sellingProblems(store);
};

/** What is wrong with a step, by field; those of a store below its part's name. */
export const stepProblems = (application: Application, step: SelfServiceStep): Problems => {
  if (step === 'business-details') return businessProblems(businessOf(application), hasZips, tinRule());
  if (step === 'bank-information') return bankProblems(bankOf(application), today());
  if (step === 'required-documents')
    return Object.fromEntries(missingFiles(application).map((code) => [code, NOT_UPLOADED]));
  if (step === 'review-application') return {};
  return Object.assign(
    {},
    ...branchesOf(application).map((at) =>
      under(branchPart(at), storeStepProblems(step, storeOf(application, at))),
    ),
  );
};

const isValid = (application: Application, step: SelfServiceStep): boolean =>
  Object.keys(stepProblems(application, step)).length === 0;

const isDone = (application: Application, step: SelfServiceStep): boolean =>
  isValid(application, step) && wasLeft(application, step);

/** Whether a step may be opened: all before it are right, and none of those that may stay empty was passed over. */
export const isOpen = (application: Application, step: SelfServiceStep): boolean =>
  isStepOpen(step, stepsOf(application.draft), (before) => isDone(application, before));

/** Whether somebody wanted to go on from a step once: what is missing is named from then on. */
export const wasLeft = (application: Application, step: SelfServiceStep): boolean =>
  progressOf(application).left.includes(step);

/** The first store in which something is wrong in a step of stores. */
export const wrongStore = (application: Application, step: SelfServiceStep): number | undefined =>
  branchesOf(application).find(
    (at) => Object.keys(storeStepProblems(step, storeOf(application, at))).length > 0,
  );

/** The first step that is not done yet, and the first store in which something is wrong there; the review when all are. */
export const firstOpen = (application: Application): { step: SelfServiceStep; store: number } => {
  const open = stepsOf(application.draft).find((step) => !isDone(application, step));
  if (!open?.startsWith('branch-details')) return { step: open ?? 'review-application', store: 0 };
  return { step: open, store: wrongStore(application, open) ?? 0 };
};

const HAS_VALUES: Readonly<Partial<Record<SelfServiceStep, (application: Application) => boolean>>> = {
  'business-details': ({ store }) => store.values('business') !== null,
  'bank-information': ({ store }) => store.values('bank') !== null,
  'branch-details/merchant': (application) => !isStoreOffered(application),
  'required-documents': (application) => documentsOf(application).files.length > 0,
};

/** How far a step is. */
export const sectionState = (application: Application, step: SelfServiceStep): SectionState => {
  const right = isValid(application, step);
  const left = wasLeft(application, step);
  if (left) return right ? 'done' : 'attention';
  if (!isOpen(application, step)) return 'locked';
  return HAS_VALUES[step]?.(application) ? 'begun' : 'todo';
};

/** From now on what is missing in a step is named in the list of sections. */
export const leaveStep = (application: Application, step: SelfServiceStep): void => {
  const progress = progressOf(application);
  if (!progress.left.includes(step))
    setPart(application, 'progress', { ...progress, left: [...progress.left, step] });
};
