import { describe, expect, it } from 'vitest';
import { mayMove } from '../status.ts';
import {
  APPROVAL_KINDS,
  APPROVAL_STATES,
  type ApprovalState,
  approvalKind,
  approvalState,
  mayDecide,
} from './approval.ts';

const CHECKER = new Set(['PM_SBO_REVIEW', 'PAR_VIEW']);

describe('who decides', () => {
  it.each(APPROVAL_KINDS)('on %s: a second person with the permission of the kind', (kind) => {
    const request = { kind, makerId: '7' };
    expect(mayDecide({ userId: '8', permissions: CHECKER }, request)).toBe(true);
    expect(mayDecide({ userId: '7', permissions: CHECKER }, request)).toBe(false);
    expect(mayDecide({ userId: '8', permissions: new Set(['PM_EDIT', 'PM_RISK_REVIEW']) }, request)).toBe(
      false,
    );
    expect(approvalKind[kind].checker).toBe('PM_SBO_REVIEW');
  });
});

describe('where a request stands', () => {
  const next: Record<ApprovalState, string> = {
    PENDING: 'SCHEDULED APPLIED REFUSED WITHDRAWN VOID',
    SCHEDULED: 'APPLIED REFUSED WITHDRAWN VOID',
    APPLIED: '',
    REFUSED: '',
    WITHDRAWN: '',
    VOID: '',
  };

  it.each(APPROVAL_STATES)('%s leads on as decided, and nowhere else', (from) => {
    const found = APPROVAL_STATES.filter((to) => mayMove(approvalState, from, to));
    expect(found.join(' ')).toBe(next[from]);
    expect(approvalState[from].final).toBe(next[from] === '');
  });

  it('is approved once: what is scheduled is not scheduled again', () => {
    expect(mayMove(approvalState, 'SCHEDULED', 'SCHEDULED')).toBe(false);
  });
});
