import { describe, expect, it } from 'vitest';
import { isStepOpen, SELF_SERVICE_STEPS, stepAfter, stepBefore, stepsOf } from './steps.ts';

const whole = stepsOf({ branchOnly: false });
const stores = stepsOf({ branchOnly: true });

describe('the steps of an application', () => {
  it('[wizard.selfServiceSteps] are those of the specification in its order', () => {
    expect(whole).toBe(SELF_SERVICE_STEPS);
    expect(whole).toEqual([
      'business-details',
      'bank-information',
      'branch-details/merchant',
      'branch-details/retailer',
      'branch-details/commodity',
      'required-documents',
      'review-application',
    ]);
  });

  it('of stores alone are the same without business and bank, which are the partner’s', () =>
    expect(stores).toEqual(SELF_SERVICE_STEPS.slice(2)));

  it.each([[whole], [stores]])(
    '[wizard.selfServiceSteps] follow each other, with nothing before the first and after the last',
    (steps) => {
      expect(steps.map((step) => stepAfter(step, steps))).toEqual([...steps.slice(1), undefined]);
      expect(steps.map((step) => stepBefore(step, steps))).toEqual([undefined, ...steps.slice(0, -1)]);
    },
  );

  it('open when all before them are valid, the first one always', () => {
    const open = (...valid: string[]) =>
      SELF_SERVICE_STEPS.filter((step) => isStepOpen(step, whole, (one) => valid.includes(one)));
    expect(open()).toEqual(['business-details']);
    expect(open('business-details')).toEqual(['business-details', 'bank-information']);
    expect(open('bank-information', 'branch-details/merchant')).toEqual(['business-details']);
    expect(open(...SELF_SERVICE_STEPS)).toEqual(SELF_SERVICE_STEPS);
  });

  it('are not open where the application has no such step', () =>
    expect(SELF_SERVICE_STEPS.filter((step) => isStepOpen(step, stores, () => true))).toEqual(stores));
});
