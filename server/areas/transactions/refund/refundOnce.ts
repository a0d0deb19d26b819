import type { Refund, WantedRefund } from '#contract/finance/refunds.ts';
import { manilaDate } from '#domain/day.ts';
import { centavosOf } from '#domain/money.ts';
import { tooMany } from '#domain/transactions/proposeRefund.ts';
import { refundNeedsSecond, refundRefusal } from '#domain/transactions/refundRefusal.ts';
import { submitForApproval } from '../../../approvals/submitForApproval.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { id, text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import { badFields, fail } from '../../../http/errors/fail.ts';
import type { Work } from '../../../records/lock/work.ts';
import { readItems } from '../readTransaction.ts';
import { REFUND } from '../transactionColumns.ts';
import { type LockedPayment, lockPayment } from './lockPayment.ts';
import { refundAboveLimit } from './refundAboveLimit.ts';
import { hashOf } from './refundKey.ts';
import { type RefundLimits, refundLimits } from './refundLimits.ts';
import { otherIsLeft, refusedRefund } from './refusedRefund.ts';
import { confirmedSameRefund } from './sameRefund.ts';
import { writeRefund } from './writeRefund.ts';

const EARLIER = columnsOf<{ id: string; bodyHash: string | null }>('refund r')({
  id: id('r.id'),
  bodyHash: text('r.body_hash'),
});
const FIND = `select ${EARLIER.select} from refund r where r.transaction_id = $1 and r.day = $2 and r.key = $3`;
const READ = `select ${REFUND.select} from refund r where r.id = $1 and r.day = $2`;

const USED = {
  en: 'This Idempotency-Key was used for another refund of this payment.',
  fil: 'Nagamit na ang Idempotency-Key na ito sa ibang refund ng bayad na ito.',
};

/** The refund that was asked for under a key before; null where there was none. 409 where it was another one. */
const readEarlier = async (tx: Tx, { id, day }: LockedPayment, key: string, hash: string) => {
  const [earlier] = await EARLIER.read(tx, { name: 'refund-of-key', text: FIND, values: [id, day, key] });
  if (earlier && earlier.bodyHash !== hash) throw fail('conflict', USED);
  return earlier?.id ?? null;
};

const NOT_LEFT = {
  en: 'More of an item is chosen than was sold and not refunded yet',
  fil: 'Mas marami ang piniling produkto kaysa sa naibenta at hindi pa naibabalik',
};
const OTHER_CARD = {
  en: 'These are not the digits of the card that was paid with',
  fil: 'Hindi ito ang mga digit ng card na ipinambayad',
};
const OTHER_REFERENCE = {
  en: 'This is the reference of another payment',
  fil: 'Reference ito ng ibang bayad',
};

/** 400 for what does not fit the payment. */
const mustFit = async (tx: Tx, payment: LockedPayment, wanted: WantedRefund): Promise<void> => {
  const { ccAccountNumber, transactionRefNumber, refundProducts = [] } = wanted;
  if (transactionRefNumber !== undefined && transactionRefNumber !== payment.reference)
    throw badFields({ transactionRefNumber: OTHER_REFERENCE });
  if (ccAccountNumber !== undefined && ccAccountNumber !== payment.cardLast4)
    throw badFields({ ccAccountNumber: OTHER_CARD });
  if (!refundProducts.length) return;
  const items = await readItems(tx, payment);
  const sold = items.map((item) => ({ ...item, amount: centavosOf(item.amount) ?? 0n }));
  if (tooMany(sold, refundProducts).length) throw badFields({ refundProducts: NOT_LEFT });
};

/** Makes a refund of a locked payment; answers its id. */
const refund = async (
  context: Work,
  payment: LockedPayment,
  wanted: WantedRefund,
  { key, hash, limits }: { key: string; hash: string; limits: RefundLimits },
): Promise<string> => {
  const { tx, user, deps } = context;
  const at = deps.now();
  const today = manilaDate(at);
  const { limit, days } = limits;
  const [left, taken] = [centavosOf(payment.left) ?? 0n, centavosOf(payment.refunded) ?? 0n];
  const refundAmount = centavosOf(wanted.refundAmount) ?? 0n;
  const refusal = refundRefusal({ ...payment, left }, refundAmount, { today, days });
  if (refusal) throw refusedRefund(refusal, { left: payment.left, days });
  if (wanted.refundType === 'FULL' && refundAmount !== left) throw otherIsLeft(payment.left);
  await mustFit(tx, payment, wanted);
  const sameRefundId = await confirmedSameRefund(tx, payment, wanted, at);
  const isSecond = refundNeedsSecond(taken, refundAmount, limit);
  const status = isSecond ? 'REQUESTED' : 'APPROVED';
  const about = { payment, wanted, key, bodyHash: hash, status, requestedAt: at } as const;
  const refundId = await writeRefund(tx, { ...about, requestedBy: user.username, sameRefundId });
  if (isSecond) {
    const { id: transactionId, day: refundDay, partnerId, merchantId, reference, merchantName } = payment;
    await submitForApproval(context, {
      kind: refundAboveLimit,
      owner: { partnerId, merchantId, transactionId, refundId, refundDay },
      subjectName: `${reference}, ${merchantName}`,
      command: {},
      baseVersion: 1,
    });
  }
  return refundId;
};

/** A refund as it stands, with what is left of its payment, in pesos. */
export interface Refunded {
  refund: Refund;
  remainingRefundAmount: string;
}

/**
 * Refunds a payment, once for its key: at once, or when a second person has approved it. What was asked for under the key before is
 * answered again. 400, 404, 409, 422 as the contract says.
 */
export const refundOnce = async (
  context: Work,
  id: string,
  wanted: WantedRefund,
  key: string,
): Promise<Refunded & { isReplayed: boolean }> => {
  const { tx, deps } = context;
  const hash = hashOf(wanted);
  const payment = await lockPayment(tx, id);
  // Others wait for the payment: what is asked at the same time holds it for less long.
  const [earlier, limits] = await Promise.all([
    readEarlier(tx, payment, key, hash),
    refundLimits(tx, manilaDate(deps.now())),
  ]);
  const refundId = earlier ?? (await refund(context, payment, wanted, { key, hash, limits }));
  const values = [refundId, payment.day];
  const [[row], { left: remainingRefundAmount }] = await Promise.all([
    REFUND.read(tx, { name: 'read-refund', text: READ, values }),
    lockPayment(tx, payment.id),
  ]);
  if (!row) throw new Error(`The refund ${refundId} is not there`);
  return { refund: row, remainingRefundAmount, isReplayed: earlier !== null };
};
