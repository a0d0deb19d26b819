import { seenBy } from '../../approvals/request.ts';
import { REQUEST } from '../../approvals/requestColumns.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';

const READ = `select ${REQUEST.select} from approval_request a where a.id = $1`;

/** One request; 404 for an unknown one and for another's alike. */
export const getApprovalRequest = os.approvals.getApprovalRequest.handler(async ({ input, context }) => {
  const values = [toId(input.params.id)];
  const [row] = await REQUEST.read(context.tx, { name: 'get-approval', text: READ, values });
  return { data: seenBy(context.user, row) };
});
