import { describe, expect, it } from 'vitest';
import { mayMove } from '../status.ts';
import {
  APPROVAL_KINDS,
  APPROVAL_STATES,
  type ApprovalKindName,
  type ApprovalState,
  approvalKind,
  approvalState,
  maySeeKind,
} from './approval.ts';

const CHECKERS: Readonly<Record<ApprovalKindName, string>> = {
  MDR_RATE: 'PM_SBO_REVIEW',
  BANK_ACCOUNT: 'PM_SBO_REVIEW',
  IMPORT: 'PM_SBO_REVIEW',
  REFUND: 'PT_EDIT',
  STORE_TAX: 'PM_SBO_REVIEW',
  SETTING: 'FM_EDIT_RS',
  PAYMENTS: 'FM_EDIT_RS',
  RECEIPT: 'HC_PROTECT_CREATE',
  ACCESS_ROLE: 'UM_EDIT_ACCESS_ROLE',
  PAYOUT_FILE: 'FM_EDIT_RS',
  PAYOUT_RETURN: 'FM_EDIT_RS',
  PAYOUT_RESEND: 'FM_EDIT_RS',
  MACHINE_KEY: 'FM_EDIT_RS',
};

describe('who decides', () => {
  it.each(APPROVAL_KINDS)('on %s: by whoever has the permission of the kind', (kind) => {
    expect(approvalKind[kind].checker).toBe(CHECKERS[kind]);
  });

  it.each(APPROVAL_KINDS)('on %s: of those who see it', (kind) => {
    const payouts = ['PAYOUT_FILE', 'PAYOUT_RETURN', 'PAYOUT_RESEND'];
    const settles = kind === 'SETTING' || payouts.includes(kind);
    const others = ['REFUND', 'SETTING', 'PAYMENTS', 'RECEIPT', 'ACCESS_ROLE', 'MACHINE_KEY', ...payouts];
    expect(maySeeKind(new Set(['PT_EDIT']), kind)).toBe(kind === 'REFUND' || kind === 'PAYMENTS');
    expect(maySeeKind(new Set(['FM_EDIT_RS']), kind)).toBe(
      settles || kind === 'PAYMENTS' || kind === 'MACHINE_KEY',
    );
    expect(maySeeKind(new Set(['FM_VIEW_RS']), kind)).toBe(settles);
    expect(maySeeKind(new Set(['HC_PROTECT_CREATE']), kind)).toBe(kind === 'RECEIPT');
    expect(maySeeKind(new Set(['UM_VIEW_ACCESS_ROLE']), kind)).toBe(kind === 'ACCESS_ROLE');
    expect(maySeeKind(new Set(['MER_VIEW']), kind)).toBe(!others.includes(kind));
    expect(maySeeKind(new Set(['PT_VIEW']), kind)).toBe(false);
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
