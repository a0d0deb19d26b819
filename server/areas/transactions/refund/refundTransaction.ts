import { toId } from '../../../http/ids.ts';
import { os } from '../../../http/os.ts';
import { refundKey } from './refundKey.ts';
import { refundOnce } from './refundOnce.ts';

/** Refunds a payment under the key of the request. 400, 404, 409, 422 as the contract says. */
export const refundTransaction = os.transactions.refundTransaction.handler(async ({ input, context }) => {
  const { headers, answer, resHeaders } = context;
  const key = refundKey(headers);
  const { isReplayed, ...data } = await refundOnce(context, toId(input.params.id), input.body, key);
  if (isReplayed) resHeaders.set('Idempotent-Replayed', 'true');
  if (data.refund.status === 'REQUESTED') answer.status = 202;
  return { data };
});
