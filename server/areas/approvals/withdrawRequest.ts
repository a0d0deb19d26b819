import { lockToEnd, releaseOwner } from '../../approvals/applyRequest.ts';
import type { ApprovalKinds } from '../../approvals/kind.ts';
import { REQUEST } from '../../approvals/requestColumns.ts';
import { fail } from '../../http/errors/fail.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';

const NOT_YOURS = {
  en: 'Only whoever asked for this may withdraw it.',
  fil: 'Ang humiling lang nito ang puwedeng bumawi.',
};

// The columns that makers of a partner may write too.
const WITHDRAW = `update approval_request a set state = 'WITHDRAWN', decided_at = $2, version = a.version + 1
  where a.id = $1 returning ${REQUEST.select}`;

/** Takes one's own request back, until it is in effect. 404, 428, 409, 422 rule_not_own_request, rule_request_final. */
export const withdrawRequest = (kinds: ApprovalKinds) =>
  os.approvals.withdrawRequest.handler(async ({ input, context }) => {
    const { tx, user, deps } = context;
    const request = await lockToEnd(kinds, context, toId(input.params.id), 'WITHDRAWN');
    if (request.makerId !== user.userId) throw fail('rule_not_own_request', NOT_YOURS);
    const at = deps.now();
    const values = [request.id, at];
    const [row] = await REQUEST.read(tx, { name: 'withdraw-approval', text: WITHDRAW, values });
    if (!row) throw new Error(`The request ${request.id} was not withdrawn`);
    await releaseOwner(kinds, tx, request, { state: 'WITHDRAWN', by: user.username, at });
    return { data: row };
  });
