import type { Transaction } from '#contract/finance/transactions.ts';
import { addDays, manilaDate } from '#domain/day.ts';
import { centavosOf, formatMoney } from '#domain/money.ts';
import { refundRefusal } from '#domain/transactions/refundRefusal.ts';
import type { Tx } from '../../db/context.ts';
import type { RequestContext } from '../../http/deps.ts';
import { notFound } from '../../http/errors/fail.ts';
import { hasProcessor } from './processor/openProcessor.ts';
import { refundLimits } from './refund/refundLimits.ts';
import { ITEM, REFUND, SETTLED, SETTLED_FROM, TRANSACTION } from './transactionColumns.ts';

// The day first, by which the payment's month is found.
const FIND = `select ${TRANSACTION.select} from transaction_ref f join payment_transaction t on t.id = f.id and t.day = f.day
  join merchant m on m.id = t.merchant_id join partner p on p.id = t.partner_id where f.id = $1`;
const ITEMS = `select ${ITEM.select} from transaction_item i where i.transaction_id = $1 and i.day = $2 order by i.position`;
const REFUNDS = `select ${REFUND.select} from refund r where r.transaction_id = $1 and r.day = $2 order by r.requested_at desc, r.id desc`;

const SETTLING = `select ${SETTLED.select} from ${SETTLED_FROM} where t.id = $1 and t.day = $2`;

/** What was sold with a payment, in its order. */
export const readItems = (tx: Tx, { id, day }: { id: string; day: string }) =>
  ITEM.read(tx, { name: 'items-of-transaction', text: ITEMS, values: [id, day] });

type Row = Pick<Transaction, 'status' | 'transactionType' | 'day' | 'remainingRefundAmount'>;

const termsOf = async (tx: Tx, row: Row, { config, now }: Pick<RequestContext['deps'], 'config' | 'now'>) => {
  const today = manilaDate(now());
  const { limit, days } = await refundLimits(tx, today);
  const { status, transactionType: product, day } = row;
  const left = centavosOf(row.remainingRefundAmount) ?? 0n;
  return {
    refusal: refundRefusal({ status, product, day, left }, 1n, { today, days }),
    lastDay: addDays(day, days),
    limit: formatMoney(limit),
    hasProcessor: hasProcessor(config),
  };
};

/** One payment with its items, its refunds, what holds for another one and with which run it was settled. 404. */
export const readTransaction = async (
  { tx, deps }: Pick<RequestContext, 'deps'> & { tx: Tx },
  id: string,
): Promise<Transaction> => {
  const [row] = await TRANSACTION.read(tx, { name: 'read-transaction', text: FIND, values: [id] });
  if (!row) throw notFound();
  const values = [row.id, row.day];
  const [items, refunds, [settled], refundTerms] = await Promise.all([
    readItems(tx, row),
    REFUND.read(tx, { name: 'refunds-of-transaction', text: REFUNDS, values }),
    SETTLED.read(tx, { name: 'settled-with', text: SETTLING, values }),
    termsOf(tx, row, deps),
  ]);
  return { ...row, items, refunds, settled: settled ?? null, refundTerms };
};
