import type { ChartDay } from '#contract/desk.ts';
import { chartDays } from '#domain/desk/deskCharts.ts';
import { opensPage } from '#domain/desk/deskQueues.ts';
import { payoutStatus } from '#domain/settlement/payoutStatus.ts';
import { dayParts } from '../../desk/dayParts.ts';
import type { DeskPart } from '../../desk/deskPart.ts';
import type { Sitter } from '../../desk/deskQueue.ts';

// Of what is carried nothing is paid.
const PAID_OUT = Object.keys(payoutStatus).filter((status) => status !== 'CARRIED');

/** Payouts by the day of their settlement, for whoever sees payouts. */
export const payoutsChart = ({ user, today }: Sitter): DeskPart<ChartDay[]> | null => {
  const [first = today] = chartDays(today);
  return opensPage('payoutList', user)
    ? dayParts({
        today,
        page: 'payoutList',
        filter: { status: PAID_OUT },
        rows: (bind) => `select o.day as day, count(*) as count, sum(o.amount) as amount from payout o
          where o.day between ${bind(first)}::date and ${bind(today)}::date and o.status <> 'CARRIED' group by o.day`,
      })
    : null;
};
