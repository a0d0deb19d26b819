import { APPROVAL_KINDS } from '#domain/review/approval.ts';
import type { ApprovalKinds } from '../../approvals/kind.ts';
import { os } from '../../http/os.ts';

/** What is known of each kind before anything is asked for. */
export const listApprovalKinds = (kinds: ApprovalKinds) =>
  os.approvals.listApprovalKinds.handler(async ({ context: { deps } }) => ({
    data: {
      list: APPROVAL_KINDS.map((kind) => ({
        kind,
        effectAfterHours: kinds[kind].delayHours(deps.config),
      })),
    },
  }));
