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

/** The name under which the funnel knows a step: small letters and dashes. */
export const sectionOf = (step: SelfServiceStep): string => step.replace('/', '-');

/** The step after this one; undefined after the last. */
export const stepAfter = (step: SelfServiceStep): SelfServiceStep | undefined =>
  SELF_SERVICE_STEPS[SELF_SERVICE_STEPS.indexOf(step) + 1];

/** The step before this one; undefined before the first. */
export const stepBefore = (step: SelfServiceStep): SelfServiceStep | undefined =>
  SELF_SERVICE_STEPS[SELF_SERVICE_STEPS.indexOf(step) - 1];

/** Whether a step may be opened: the first one, or one whose earlier steps are all valid. */
export const isStepOpen = (step: SelfServiceStep, isValid: (step: SelfServiceStep) => boolean): boolean =>
  SELF_SERVICE_STEPS.slice(0, SELF_SERVICE_STEPS.indexOf(step)).every(isValid);
