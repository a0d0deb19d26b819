import { APPROVAL_KINDS } from '#domain/approval.ts';
import { os } from '../../http/os.ts';
import { HANDLERS } from './kinds.ts';

/** What is known of each kind before anything is asked for. */
export const listApprovalKinds = os.approvals.listApprovalKinds.handler(async ({ context: { deps } }) => ({
  data: {
    list: APPROVAL_KINDS.map((kind) => ({
      kind,
      effectAfterHours: HANDLERS[kind].delayHours(deps.config),
    })),
  },
}));
