import type { ApprovalKinds } from '../../approvals/kind.ts';
import { mustBeSecond } from '../../approvals/mustBeSecond.ts';
import { mustBeOpen, readCommand, readRequest, seenBy } from '../../approvals/request.ts';
import { ownerOf } from '../../approvals/requestOwner.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';

const EVENT = `select audit.record_event('REVEAL', 'approval_request', $1, null, $2::jsonb)`;

/**
 * Shows what a request shortens in full to whoever may decide on it. The trail keeps who looked, when and at which request,
 * never what was seen. 404, 403, 422 rule_own_request, rule_request_final.
 */
export const revealRequest = (kinds: ApprovalKinds) =>
  os.approvals.revealRequest.handler(async ({ input, context }) => {
    const { tx, user } = context;
    const request = seenBy(user, await readRequest(tx, toId(input.params.id)));
    await mustBeSecond(context, request);
    mustBeOpen(request);
    const list = await kinds[request.kind].inFull(tx, ownerOf(request), await readCommand(tx, request));
    if (list.length) {
      const said = { partner_id: request.partnerId, merchant_id: request.merchantId };
      await tx.query({ text: EVENT, values: [request.id, JSON.stringify(said)] });
    }
    return { data: { list } };
  });
