/** The steps of an application that an applicant writes, in their order and by their place below /self-service. */
export const SELF_SERVICE_STEPS = [
  'business-details',
  'bank-information',
  'branch-details/merchant',
  'branch-details/retailer',
  'branch-details/commodity',
  'required-documents',
  'review-application',
] as const;
export type SelfServiceStep = (typeof SELF_SERVICE_STEPS)[number];
type Steps = readonly SelfServiceStep[];

const OF_PARTNER: Steps = ['business-details', 'bank-information'];
const OF_STORES: Steps = SELF_SERVICE_STEPS.filter((step) => !OF_PARTNER.includes(step));

/** The steps that a draft has: one that adds stores to a partner that is there fills in neither its business nor its bank. */
export const stepsOf = ({ branchOnly }: { branchOnly: boolean }): Steps =>
  branchOnly ? OF_STORES : SELF_SERVICE_STEPS;

/** The name under which the funnel knows a step: small letters and dashes. */
export const sectionOf = (step: SelfServiceStep): string => step.replace('/', '-');

/** The step after this one of several; undefined after the last. */
export const stepAfter = (step: SelfServiceStep, steps: Steps): SelfServiceStep | undefined =>
  steps[steps.indexOf(step) + 1];

/** The step before this one of several; undefined before the first. */
export const stepBefore = (step: SelfServiceStep, steps: Steps): SelfServiceStep | undefined =>
  steps[steps.indexOf(step) - 1];

/** Whether one of several steps may be opened: the first one, or one whose earlier steps are all valid. None of others is. */
export const isStepOpen = (
  step: SelfServiceStep,
  steps: Steps,
  isValid: (step: SelfServiceStep) => boolean,
): boolean => steps.includes(step) && steps.slice(0, steps.indexOf(step)).every(isValid);
