import { describe, expect, it } from 'vitest';
import { APPROVAL_PROOF_MS, isProofRecent, MONEY_PROOF_MS } from './isProofRecent.ts';

const NOW = new Date('2026-11-24T08:00:00Z');
const ago = (ms: number | null): Date | null => (ms === null ? null : new Date(NOW.getTime() - ms));

describe('isProofRecent', () => {
  it.each([
    ['approval', 0, null, true],
    ['approval', APPROVAL_PROOF_MS - 1, null, true],
    ['approval', APPROVAL_PROOF_MS, null, false],
    ['approval', 3 * APPROVAL_PROOF_MS, APPROVAL_PROOF_MS - 1, true],
    ['approval', 3 * APPROVAL_PROOF_MS, APPROVAL_PROOF_MS, false],
    ['approval', 0, APPROVAL_PROOF_MS, true],
    ['approval', null, 0, false],
    ['money', 0, null, true],
    ['money', MONEY_PROOF_MS - 1, null, true],
    ['money', MONEY_PROOF_MS, null, false],
    ['money', MONEY_PROOF_MS, 0, false],
    ['money', null, 0, false],
  ] as const)('for %s, proved %s ms ago and approved %s ms ago: %s', (kind, proved, approved, expected) => {
    expect(isProofRecent(kind, { provedAt: ago(proved), approvedAt: ago(approved) }, NOW)).toBe(expected);
  });
});
