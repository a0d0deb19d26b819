import { approvalSource } from '../../approvals/approvalSource.ts';
import { os } from '../../http/os.ts';
import { answerList } from '../../lists/readList.ts';

/** A page of the requests that the user may see; `waiting` are those that the user may decide. */
export const listApprovalRequests = os.approvals.listApprovalRequests.handler(async ({ input, context }) => ({
  data: await answerList(context.tx, approvalSource(context.user), input.query),
}));
