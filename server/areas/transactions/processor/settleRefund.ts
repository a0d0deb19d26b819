import type pg from 'pg';
import { manilaDate } from '#domain/day.ts';
import { pathOf } from '#domain/pages.ts';
import { inTransaction } from '../../../jobs/inTransaction.ts';
import type { DueRefund } from './dueRefund.ts';
import type { ProcessorAnswer } from './processor.ts';
import { refundNotices } from './refundNotices.ts';

type Final = Exclude<ProcessorAnswer, { state: 'pending' }>;

// The payment before its refund, as everybody locks them.
const LOCK = 'select t.id from payment_transaction t where t.id = $1 and t.day = $2 for no key update';
const END = `update refund set status = $3, ended_at = $4, settled_day = $5::date, processor_reference = $6, failure = $7, ask_at = null,
    version = version + 1 where id = $1 and day = $2 and status = 'SENT' returning id`;
const TELL = `select leave_notices(array[$1], '{}', $2, $3, $4, $5)`;

const noticeOf = ({ reference, amount }: DueRefund, answer: Final) =>
  answer.state === 'settled'
    ? [refundNotices['refund-settled'].name, { reference, amount }]
    : [refundNotices['refund-failed'].name, { reference, amount, reason: answer.reason }];

/**
 * Keeps what the processor said of a refund in the end, and tells whoever asked for it; one that has ended stays as it is. What failed
 * gives its amount back to the payment.
 */
export const settleRefund = (pool: pg.Pool, due: DueRefund, answer: Final, at: Date): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    await client.query(LOCK, [due.transactionId, due.day]);
    const isSettled = answer.state === 'settled';
    const { rowCount } = await client.query(END, [
      ...[due.id, due.day, isSettled ? 'SETTLED' : 'FAILED', at],
      ...[isSettled ? manilaDate(at) : null, answer.reference, isSettled ? null : answer.reason],
    ]);
    if (rowCount === 0) return false;
    const [kind, params] = noticeOf(due, answer);
    const link = pathOf('transactionDetail', { id: due.transactionId });
    await client.query(TELL, [due.requestedBy, kind, JSON.stringify(params), link, at]);
    return true;
  });
