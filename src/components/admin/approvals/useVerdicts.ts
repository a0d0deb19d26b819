import type { ApprovalRequest } from '#contract/approvals.ts';
import { approvalKind, isOpen } from '#domain/review/approval.ts';
import { useUser } from '../../shell/useUser.ts';
import { useHeld } from '../Can.tsx';

/** What the user may do with a request: its maker withdraws it, a second person approves or refuses it and sees it in full. */
export const useVerdicts = ({ state, kind, maker, import: whole }: ApprovalRequest) => {
  const held = useHeld();
  const { username, type } = useUser();
  const isOwn = maker.toLowerCase() === username.toLowerCase();
  const isChecker = type === 'INTERNAL' && held.has(approvalKind[kind].checker);
  // Also what was approved and is not in effect yet.
  const mayRefuse = isOpen(state) && isChecker && !isOwn;
  return {
    canApprove: state === 'PENDING' && isChecker,
    canRefuse: mayRefuse,
    canReveal: mayRefuse && approvalKind[kind].isShortened === true,
    isOwn,
    // Whose hands are in an import does not confirm it.
    isOwnWork: isOwn || whole?.isOwnWork === true,
    canWithdraw: isOpen(state) && isOwn && (held.has('PM_EDIT') || whole !== null),
  };
};
