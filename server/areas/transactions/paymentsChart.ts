import type { ChartDay } from '#contract/desk.ts';
import { manilaDayStart } from '#domain/day.ts';
import { chartDays } from '#domain/desk/deskCharts.ts';
import { opensPage } from '#domain/desk/deskQueues.ts';
import { dayParts } from '../../desk/dayParts.ts';
import type { DeskPart } from '../../desk/deskPart.ts';
import type { Sitter } from '../../desk/deskQueue.ts';
import { COUNT_FROM } from './transactionColumns.ts';

/** Payments that stand, day by day, for whoever sees payments. */
export const paymentsChart = ({ user, today }: Sitter): DeskPart<ChartDay[]> | null => {
  const [first = today] = chartDays(today);
  return opensPage('transactionList', user)
    ? dayParts({
        today,
        page: 'transactionList',
        filter: { status: ['POSTED'] },
        // By the moment too, which indexes know; by the day, which tells the month's partition.
        rows: (bind) => `select t.day as day, count(*) as count, sum(t.amount) as amount from ${COUNT_FROM}
          where t.day between ${bind(first)}::date and ${bind(today)}::date
          and t.at >= ${bind(manilaDayStart(first))}::timestamptz and t.status = 'POSTED' group by t.day`,
      })
    : null;
};
