import type { ApprovalRequest } from '#contract/approvals.ts';
import { APPROVAL_KINDS, approvalKind } from '#domain/review/approval.ts';
import { seenBy } from '../../approvals/request.ts';
import { REQUEST } from '../../approvals/requestColumns.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { int } from '../../db/columns/kinds.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { deciders } from '../../records/hands/deciders.ts';

// The person who asked, or has a hand in what it is about.
const OWN = 'a.maker_id = any (theirs.ids) or coalesce(a.hands && theirs.ids, false)';

const ONE = columnsOf<ApprovalRequest & { deciders: number | null }>('approval_request a')({
  ...REQUEST.columns,
  deciders: int(
    `case when a.state = 'PENDING' then case a.kind ${APPROVAL_KINDS.map(
      (kind) => `when '${kind}' then ${deciders(approvalKind[kind].checker, OWN)}`,
    ).join(' ')} end end`,
  ),
});
const READ = `select ${ONE.select} from approval_request a where a.id = $1`;

/** One request; 404 for an unknown one and for another's alike. */
export const getApprovalRequest = os.approvals.getApprovalRequest.handler(async ({ input, context }) => {
  const values = [toId(input.params.id)];
  const [row] = await ONE.read(context.tx, { name: 'get-approval', text: READ, values });
  return { data: seenBy(context.user, row) };
});
