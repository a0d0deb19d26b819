import type { ApprovalKinds } from '../../approvals/kind.ts';
import { approveRequest } from './approveRequest.ts';
import { getApprovalRequest } from './getApprovalRequest.ts';
import { listApprovalKinds } from './listApprovalKinds.ts';
import { listApprovalRequests } from './listApprovalRequests.ts';
import { refuseRequest } from './refuseRequest.ts';
import { revealRequest } from './revealRequest.ts';
import { withdrawRequest } from './withdrawRequest.ts';

/** The calls of approvals, which decide on changes of the kinds that they are handed. */
export const approvalsRouter = (kinds: ApprovalKinds) => ({
  listApprovalRequests,
  listApprovalKinds: listApprovalKinds(kinds),
  getApprovalRequest,
  approveRequest: approveRequest(kinds),
  refuseRequest: refuseRequest(kinds),
  revealRequest: revealRequest(kinds),
  withdrawRequest: withdrawRequest(kinds),
});
