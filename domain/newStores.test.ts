import { describe, expect, it } from 'vitest';
import type { ApplicationStatus, WorkflowStatus } from './applicationStatus.ts';
import { takesNewStores } from './newStores.ts';

describe('a partner takes new stores', () => {
  it.each<[ApplicationStatus, WorkflowStatus | null, boolean]>([
    ['SUBMITTED', null, true],
    ['SUBMITTED', 'RISK_VERIFICATION_FAILED', true],
    ['SUBMITTED', 'RISK_VERIFICATION', false],
    ['INCOMPLETE', 'INCOMPLETE', true],
    ['APPROVED', 'APPROVED', true],
    ['A', 'APPROVED', true],
    ['A', 'RISK_VERIFICATION', true],
    ['I', null, true],
    ['B', null, true],
    ['C', null, false],
    ['REJECTED', null, false],
    ['CANCELLED', null, false],
    ['RISK_VERIFICATION_FAILED', null, false],
  ])('as %s with workflow %s: %s', (status, workflow, expected) =>
    expect(takesNewStores(status, workflow)).toBe(expected),
  );
});
