import { describe, expect, it } from 'vitest';
import { isStepOpen, SELF_SERVICE_STEPS, stepAfter, stepBefore } from './steps.ts';

describe('the steps of an application', () => {
  it('[wizard.selfServiceSteps] are those of the specification in its order', () =>
    expect(SELF_SERVICE_STEPS).toEqual([
      'business-details',
      'bank-information',
      'branch-details/merchant',
      'branch-details/retailer',
      'branch-details/commodity',
      'required-documents',
      'review-application',
    ]));

  it('[wizard.selfServiceSteps] follow each other, with nothing before the first and after the last', () => {
    expect(SELF_SERVICE_STEPS.map(stepAfter)).toEqual([...SELF_SERVICE_STEPS.slice(1), undefined]);
    expect(SELF_SERVICE_STEPS.map(stepBefore)).toEqual([undefined, ...SELF_SERVICE_STEPS.slice(0, -1)]);
  });

  it('open when all before them are valid, the first one always', () => {
    const open = (...valid: string[]) =>
      SELF_SERVICE_STEPS.filter((step) => isStepOpen(step, (one) => valid.includes(one)));
    expect(open()).toEqual(['business-details']);
    expect(open('business-details')).toEqual(['business-details', 'bank-information']);
    expect(open('bank-information', 'branch-details/merchant')).toEqual(['business-details']);
    expect(open(...SELF_SERVICE_STEPS)).toEqual(SELF_SERVICE_STEPS);
  });
});
