/** The steps of the wizard in their order; each opens once those before it are answered. */
export const STEPS = [
  'businessDetails',
  'bankInformation',
  'merchant',
  'retailer',
  'commodity',
  'requiredDocuments',
  'reviewApplication',
] as const;
export type StepName = (typeof STEPS)[number];

/** The steps that every store has a page of its own in. */
export const BRANCH_STEPS = ['merchant', 'retailer', 'commodity', 'reviewApplication'] as const;
export type BranchStep = (typeof BRANCH_STEPS)[number];

/** The step after this one, and the one before; undefined beyond the ends. */
export const nextStep = (step: StepName): StepName | undefined => STEPS[STEPS.indexOf(step) + 1];
export const previousStep = (step: StepName): StepName | undefined => STEPS[STEPS.indexOf(step) - 1];

/** Whether a step may be opened: the first one, or one whose earlier steps have no problem. */
export const isOpen = (step: StepName, isDone: (step: StepName) => boolean): boolean =>
  STEPS.slice(0, STEPS.indexOf(step)).every(isDone);
