import type { ApprovalRequest } from '#contract/approvals.ts';
import { type ApprovalKindName, approvalKind, isOpen } from '#domain/review/approval.ts';
import { useUser } from '../../shell/useUser.ts';
import { useHeld } from '../Can.tsx';

/** What whoever asked holds, and without it cannot take back; who asks for an import holds one of several. */
const ASKED_WITH: Partial<Record<ApprovalKindName, string>> = {
  BANK_ACCOUNT: 'PM_EDIT',
  MDR_RATE: 'PM_EDIT',
  REFUND: 'PT_EDIT',
  SETTING: 'FM_EDIT_RS',
  ACCESS_ROLE: 'UM_EDIT_ACCESS_ROLE',
  PAYMENTS: 'PT_EDIT',
  PAYOUT_FILE: 'FM_EDIT_RS',
  PAYOUT_RETURN: 'FM_EDIT_RS',
  PAYOUT_RESEND: 'FM_EDIT_RS',
};

/** What the user may do with a request: its maker withdraws it, a second person approves or refuses it and sees it in full. */
export const useVerdicts = ({ state, kind, maker, import: whole, receipt }: ApprovalRequest) => {
  const held = useHeld();
  const { username, type } = useUser();
  const right = ASKED_WITH[kind];
  const isOwn = maker.toLowerCase() === username.toLowerCase();
  const isChecker = type === 'INTERNAL' && held.has(approvalKind[kind].checker);
  // Also what was approved and is not in effect yet.
  const mayRefuse = isOpen(state) && isChecker && !isOwn;
  return {
    canApprove: state === 'PENDING' && isChecker,
    canRefuse: mayRefuse,
    canReveal: mayRefuse && approvalKind[kind].isShortened === true,
    isOwn,
    // Whose hands are in an import, or who issued a receipt, does not confirm it.
    isOwnWork: isOwn || (whole ?? receipt)?.isOwnWork === true,
    canWithdraw: isOpen(state) && isOwn && (right === undefined || held.has(right)),
  };
};
