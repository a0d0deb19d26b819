import { userRequestStatus } from '#domain/people/userRequests.ts';
import { mayMove } from '#domain/status.ts';
import { fail, notFound } from '../../../http/errors/fail.ts';
import { toId } from '../../../http/ids.ts';
import { os } from '../../../http/os.ts';
import { moved, versionOf } from '../../../http/versionOf.ts';
import { readMyRequests } from './myRequestColumns.ts';

const WRITE = `update user_request set status = 'CANCELLED', version = version + 1, updated_at = $4, updated_by = $5
  where id = $1 and user_id = $2 and version = $3 and status = 'SUBMITTED' returning id`;
const FINAL = {
  en: 'This request was decided or cancelled already.',
  fil: 'Napagpasyahan o nakansela na ang hiling na ito.',
};

/** Takes back what waits of one's own. 404, 409, 428, 422 rule_request_final. */
export const cancelMyRequest = os.myAccount.cancelMyRequest.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  const id = toId(input.params.id);
  const version = versionOf(context);
  const [request] = await readMyRequests(tx, user.userId, [id]);
  if (!request) throw notFound();
  if (!mayMove(userRequestStatus, request.status, 'CANCELLED')) throw fail('rule_request_final', FINAL);
  if (request.version !== version) throw moved(request);
  const values = [id, user.userId, version, deps.now(), user.username];
  const written = await tx.query({ name: 'cancel-my-request', text: WRITE, values });
  const [now] = await readMyRequests(tx, user.userId, [id]);
  if (!now) throw notFound();
  if (!written.length) throw moved(now);
  return { data: now };
});
