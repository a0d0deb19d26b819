import { describe, expect, it } from 'vitest';
import type { ApplicationStatus, WorkflowStatus } from './applicationStatus.ts';
import { nextStep } from './nextStep.ts';

const stepOf = (
  status: ApplicationStatus,
  workflowStatus: WorkflowStatus | null = null,
  partnerStatus: ApplicationStatus | null = null,
) => nextStep({ status, workflowStatus, partnerStatus });

describe('the next step of an application', () => {
  it.each([
    ['SUBMITTED', null, 'review'],
    ['SUBMITTED', 'RISK_VERIFICATION', 'risk'],
    ['SUBMITTED', 'RISK_VERIFICATION_FAILED', 'review'],
    ['INCOMPLETE', 'INCOMPLETE', 'mend'],
    ['APPROVED', 'APPROVED', 'activate'],
  ] as const)('of a partner that is %s with the workflow %s is %s', (status, workflow, step) =>
    expect(stepOf(status, workflow)).toBe(step),
  );

  it.each([
    ['SUBMITTED', 'SUBMITTED', 'withPartner'],
    ['SUBMITTED', 'A', 'review'],
    ['APPROVED', 'APPROVED', 'afterPartner'],
    ['APPROVED', 'B', 'afterPartner'],
    ['APPROVED', 'A', 'activate'],
  ] as const)('of a store that is %s under a partner that is %s is %s', (status, partner, step) =>
    expect(stepOf(status, null, partner)).toBe(step),
  );

  it.each(['A', 'I', 'B', 'C', 'REJECTED', 'CANCELLED', 'RISK_VERIFICATION_FAILED'] as const)(
    'there is none for what is %s',
    (status) => expect(stepOf(status, null)).toBeNull(),
  );
});
