import type pg from 'pg';
import { columnsOf, type Selected } from '../../../db/columns/columnsOf.ts';
import { centavos, day, id, int, moment, text } from '../../../db/columns/kinds.ts';
import { outageOf } from '../../../db/outage.ts';
import type { Deps } from '../../../http/deps.ts';
import { forLog } from '../../../http/errors/forLog.ts';
import type { DueRefund } from './dueRefund.ts';
import type { Processor } from './processor.ts';
import { settleRefund } from './settleRefund.ts';

const FROM = 'refund r join payment_transaction t on t.id = r.transaction_id and t.day = r.day';
const DUE = columnsOf<DueRefund>(FROM)({
  id: id('r.id'),
  day: day('r.day'),
  transactionId: id('r.transaction_id'),
  source: text('t.source'),
  reference: text('t.reference'),
  amount: centavos('r.amount'),
  cardLast4: text('t.card_last4'),
  sentAt: moment('r.sent_at'),
  requestedBy: text('r.requested_by'),
  asks: int('r.asks'),
});
const BATCH = 20;
// Seconds until a refund is asked for again, by how often it was: 10 s, 20 s, … an hour at most.
const NEXT = `$1::timestamptz + make_interval(secs => least(3600, 10 * power(2, least(r.asks, 9))))`;
// It is sent, and when it is asked again, before it is asked: whatever ends this server now, it is asked again under the same id.
const MARK = `update refund r set status = 'SENT', sent_at = coalesce(r.sent_at, $1::timestamptz), asks = r.asks + 1, ask_at = ${NEXT},
    version = r.version + (r.status <> 'SENT')::int
  from payment_transaction t where t.id = r.transaction_id and t.day = r.day and (r.id, r.day) in (
    select d.id, d.day from refund d where d.status in ('APPROVED', 'SENT')
      and (d.ask_at is null or d.ask_at <= $1) order by d.requested_at, d.id limit ${BATCH} for no key update skip locked)
  returning ${DUE.select}`;

/** Asks the processor for one refund, and keeps a final answer. */
const askFor = async (
  processor: Processor,
  pool: pg.Pool,
  { deps, signal }: { deps: Pick<Deps, 'now' | 'log'>; signal: AbortSignal },
  due: DueRefund,
): Promise<void> => {
  try {
    const answer = await processor(due, signal);
    if (answer.state !== 'pending') await settleRefund(pool, due, answer, deps.now());
  } catch (error) {
    if (outageOf(error)) throw error;
    if (!signal.aborted)
      deps.log.warn({ ...forLog(error), refund: due.id, asks: due.asks }, 'refund not answered');
  }
};

/**
 * Sends approved refunds to the processor, and asks again for those that it has not answered. Any number of servers may do so: each
 * marks what it asks for first, and of two answers the first counts. Without a processor nothing is sent.
 */
export const sendRefunds = async (
  processor: Processor | null,
  pool: pg.Pool,
  work: { deps: Pick<Deps, 'now' | 'log'>; signal: AbortSignal },
): Promise<void> => {
  if (!processor) return;
  const { rows } = await pool.query<Selected<DueRefund>>(MARK, [work.deps.now()]);
  const due = rows.map(DUE.present);
  await Promise.all(due.map((one) => askFor(processor, pool, work, one)));
  if (due.length === BATCH && !work.signal.aborted) await sendRefunds(processor, pool, work);
};
