import { describe, expect, it } from 'vitest';
import type { ApplicationStatus, WorkflowStatus } from '../review/applicationStatus.ts';
import { repeatedCodes, repeatedTins, takesNewStores } from './newStores.ts';

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
    ['B', null, false],
    ['B', 'APPROVED', false],
    ['C', null, false],
    ['REJECTED', null, false],
    ['CANCELLED', null, false],
    ['RISK_VERIFICATION_FAILED', null, false],
  ])('as %s with workflow %s: %s', (status, workflow, expected) =>
    expect(takesNewStores(status, workflow)).toBe(expected),
  );
});

describe('stores of one application', () => {
  it('that repeat a TIN with its branch are named by their place, however the branch is written', () => {
    const tins = ['123-456-789', '123456789000', '123456789001', null, '', '123-456-789-00001', 'x'];
    expect([...repeatedTins(tins).keys()]).toEqual([1]);
    expect(repeatedTins(['123456789001', '123456789000001']).get(1)?.en).toContain('Store 1');
  });

  it('that repeat a salesroom code are named by their place', () => {
    expect([...repeatedCodes(['A1', null, '', 'B1', 'A1', '', 'A1']).keys()]).toEqual([4, 6]);
  });
});
