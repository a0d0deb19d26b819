import type { DeskPayments } from '#contract/desk.ts';
import { addDays, manilaDayStart } from '#domain/day.ts';
import { opensPage } from '#domain/desk/deskQueues.ts';
import { formatMoney } from '#domain/money.ts';
import { pathOf } from '#domain/pages.ts';
import type { DeskPart } from '../../desk/deskPart.ts';
import type { Sitter } from '../../desk/deskQueue.ts';
import { COUNT_FROM } from './transactionColumns.ts';

interface Found {
  count: number;
  /** Centavos. */
  amount: string;
}

const sumsOn = (day: string): string => `jsonb_build_object('count', count(*) filter (where t.day = ${day}),
  'amount', coalesce(sum(t.amount) filter (where t.day = ${day}), 0)::text)`;
const presented = ({ count, amount }: Found) => ({ count, amount: formatMoney(BigInt(amount)) });

/** Payments of today and of the day before that stand, for whoever sees payments. */
export const paymentsDesk = ({ user, today }: Sitter): DeskPart<DeskPayments> | null => {
  if (!opensPage('transactionList', user)) return null;
  const yesterday = addDays(today, -1);
  const filter = { day: { gte: today, lte: today }, status: ['POSTED'] };
  return {
    // By the moment too, which indexes know; by the day, which tells the month's partition.
    sql: (bind) => {
      const [last, first] = [`${bind(today)}::date`, `${bind(yesterday)}::date`];
      return `(select jsonb_build_object('today', ${sumsOn(last)}, 'before', ${sumsOn(first)}) from ${COUNT_FROM}
        where t.day between ${first} and ${last} and t.at >= ${bind(manilaDayStart(yesterday))}::timestamptz and t.status = 'POSTED')`;
    },
    present: (found: { today: Found; before: Found }) => ({
      day: today,
      today: presented(found.today),
      before: presented(found.before),
      list: `${pathOf('transactionList')}?filter=${encodeURIComponent(JSON.stringify(filter))}`,
    }),
  };
};
