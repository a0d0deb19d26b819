import { describe, expect, it } from 'vitest';
import { failedCheck, hasFailedCheck } from './failedCheck.ts';

const failed = (reason: string) => ({ action: 'risk-verification-failed', reason });
const events = [{ action: 'resubmit', reason: null }, failed('No such address'), failed('An older one')];
const reviewed = { status: 'SUBMITTED', workflowStatus: 'RISK_VERIFICATION_FAILED', events } as const;

describe('a failed risk check', () => {
  it('has the reason of the last one, and none where its move is not known', () => {
    expect(failedCheck(reviewed)).toEqual({ reason: 'No such address' });
    expect(failedCheck({ ...reviewed, events: [] })).toEqual({ reason: null });
  });

  it('is open only while the record stands with it and is under review', () => {
    expect(failedCheck({ ...reviewed, workflowStatus: null })).toBeNull();
    expect(failedCheck({ ...reviewed, workflowStatus: 'RISK_VERIFICATION' })).toBeNull();
    expect(failedCheck({ ...reviewed, status: 'REJECTED' })).toBeNull();
  });

  it('is said of what was decided since, too, and of the status of older systems', () => {
    expect(hasFailedCheck('REJECTED', 'RISK_VERIFICATION_FAILED')).toBe(true);
    expect(hasFailedCheck('RISK_VERIFICATION_FAILED', null)).toBe(true);
    expect(hasFailedCheck('REJECTED', null)).toBe(false);
  });
});
