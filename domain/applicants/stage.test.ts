import { describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES, WORKFLOW_STATUSES } from '../review/applicationStatus.ts';
import { dueOf, isStage, stageOf } from './stage.ts';

const FROM = new Date('2026-11-24T09:00:00+08:00');

describe('the stage of an application', () => {
  it.each([
    ['SUBMITTED', null, 'review'],
    ['SUBMITTED', 'RISK_VERIFICATION', 'risk'],
    ['SUBMITTED', 'RISK_VERIFICATION_FAILED', 'rejected'],
    ['INCOMPLETE', 'INCOMPLETE', 'mending'],
    ['APPROVED', 'APPROVED', 'approved'],
    ['A', null, 'active'],
    ['B', null, 'stopped'],
    ['REJECTED', null, 'rejected'],
    ['RISK_VERIFICATION_FAILED', null, 'rejected'],
    ['CANCELLED', null, 'cancelled'],
  ] as const)('%s, %s is %s', (status, workflow, stage) => {
    expect(stageOf(status, workflow)).toBe(stage);
  });

  it('is known of every status', () => {
    for (const status of APPLICATION_STATUSES)
      for (const workflow of [null, ...WORKFLOW_STATUSES]) expect(stageOf(status, workflow)).toBeTruthy();
  });
});

describe('by when', () => {
  it('is two business days for the review and for risk, thirty days for the applicant', () => {
    expect(dueOf('review', FROM)).toEqual(new Date('2026-11-25T17:00:00+08:00'));
    expect(dueOf('risk', FROM)).toEqual(new Date('2026-11-25T17:00:00+08:00'));
    expect(dueOf('mending', FROM)).toEqual(new Date('2026-12-24T23:59:59.999+08:00'));
  });

  it('is not said where nobody waits, nor where nobody knows since when', () => {
    expect(
      ['approved', 'active', 'rejected', 'cancelled', 'stopped'].map((stage) =>
        dueOf(stage as 'active', FROM),
      ),
    ).toEqual([null, null, null, null, null]);
    expect(dueOf('review', null)).toBeNull();
    expect([isStage('review'), isStage('rejected')]).toEqual([true, false]);
  });
});
