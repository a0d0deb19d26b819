import { lockToEnd, releaseOwner } from '../../approvals/applyRequest.ts';
import { approvalNotices } from '../../approvals/approvalNotices.ts';
import type { ApprovalKinds } from '../../approvals/kind.ts';
import { mustBeChecker, mustBeSecond } from '../../approvals/mustBeSecond.ts';
import { moveRequest, readRequest, seenBy } from '../../approvals/request.ts';
import { shownRequest } from '../../approvals/requestColumns.ts';
import { tellMaker } from '../../approvals/tell.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';

/**
 * Refuses a request that waits, or one that was approved and is not in effect yet. 404, 428, 409, 403, 422 rule_own_request,
 * rule_request_final.
 */
export const refuseRequest = (kinds: ApprovalKinds) =>
  os.approvals.refuseRequest.handler(async ({ input, context }) => {
    const { tx, user, deps } = context;
    const { reason } = input.body;
    const id = toId(input.params.id);
    mustBeChecker(context, seenBy(user, await readRequest(tx, id)));
    const request = await lockToEnd(kinds, context, id, 'REFUSED');
    await mustBeSecond(context, request);
    const at = deps.now();
    const refused = await moveRequest(tx, request, { state: 'REFUSED', at, checker: user, reason });
    await releaseOwner(kinds, tx, request, { state: 'REFUSED', reason, by: user.username, at });
    const { kind, subject } = request;
    await tellMaker(tx, request, approvalNotices['approval-refused'], { kind, subject, reason }, at);
    return { data: shownRequest(refused) };
  });
