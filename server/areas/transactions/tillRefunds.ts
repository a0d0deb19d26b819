import type pg from 'pg';
import type { TRANSACTION_SORTS, transactionFilters } from '#contract/finance/transactions.ts';
import { addDays, manilaDayStart } from '#domain/day.ts';
import { RANGE_DAYS } from '#domain/transactions/paymentDay.ts';
import { TAKING } from '#domain/transactions/refundStatus.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { centavos, size, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { whereFor } from '../../lists/statements.ts';
import { type PaymentSelection, transactionSource } from './transactionSource.ts';

/** What was refunded on a day of payments that one cashier took; null where the till did not say. */
interface TillRefund {
  cashier: string | null;
  count: number;
  amount: string;
}

const FROM = 'refund r join payment_transaction t on t.id = r.transaction_id and t.day = r.day';
const TILL_REFUND = columnsOf<TillRefund>(`${FROM} group by t.cashier`)({
  cashier: text('t.cashier'),
  count: size('count(*)'),
  amount: centavos('coalesce(sum(r.amount), 0)::bigint'),
});

type OfStore = PaymentSelection & { merchantId: string };

/** What `tillRefunds` asks: each table is told the days, so that months outside of that year stand in no plan. */
export const tillRefundStatement = (selection: OfStore, on: string): pg.QueryConfig => {
  const first = addDays(on, 1 - RANGE_DAYS.most);
  const { where, values } = whereFor<typeof transactionFilters, typeof TRANSACTION_SORTS>(transactionSource, {
    ...selection,
    day: { gte: first, lte: on },
  });
  const bind = (value: unknown) => `$${values.push(value)}`;
  const made = [
    `r.merchant_id = ${bind(selection.merchantId)}`,
    `r.day between ${bind(first)}::date and ${bind(on)}::date`,
    `r.requested_at >= ${bind(manilaDayStart(on))} and r.requested_at < ${bind(manilaDayStart(addDays(on, 1)))}`,
    `r.status = any (${bind(TAKING)}::text[])`,
  ];
  const text = `select ${TILL_REFUND.select} from ${FROM}${where} and ${made.join(' and ')} group by t.cashier`;
  return { text, values };
};

/**
 * Refunds that were asked for on a day in one store and stand, by who took their payments, of whichever day these are within a year;
 * of payments that are filtered. Amounts are pesos.
 */
export const tillRefunds = (tx: Tx, selection: OfStore, on: string): Promise<TillRefund[]> =>
  TILL_REFUND.read(tx, tillRefundStatement(selection, on));
