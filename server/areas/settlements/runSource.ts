import type { RUN_SORTS, runFilters, SettlementRun } from '#contract/finance/settlements.ts';
import { columnsOf, listed, type Selected } from '../../db/columns/columnsOf.ts';
import { centavos, day, id, instant, int, text } from '../../db/columns/kinds.ts';
import { byDays } from '../../lists/byDays.ts';
import type { ListSource } from '../../lists/source.ts';

const FROM = 'settlement_run r';

/**
 * What all payees owe together once the runs of these days are done. A run keeps the carry of those it paid alone,
 * so that its neighbours' would not join: whoever had no line on a day owes on all the same.
 */
const owedOnce = (days: '<' | '<=') =>
  `(select coalesce(sum(b.net - b.amount), 0)::bigint from settlement_run b where b.day ${days} r.day)`;

const RUN = columnsOf<SettlementRun>(FROM)({
  id: id('r.id'),
  day: day('r.day'),
  dtimeStarted: instant('r.started_at'),
  dtimeEnded: instant('r.ended_at'),
  askedBy: text('r.asked_by'),
  lineCount: int('r.line_count'),
  payoutCount: int('r.payout_count'),
  paymentCount: int('r.payment_count'),
  refundCount: int('r.refund_count'),
  gross: centavos('r.gross'),
  refunds: centavos('r.refunds'),
  commission: centavos('r.commission'),
  taxOnCommission: centavos('r.tax_on_commission'),
  ewt: centavos('r.ewt'),
  net: centavos('r.net'),
  carryIn: centavos(owedOnce('<')),
  amount: centavos('r.amount'),
  carryOut: centavos(owedOnce('<=')),
  waitingCount: int('r.waiting_count'),
  waitingAmount: centavos('r.waiting_amount'),
});

/** Runs, the latest day first. */
export const runSource: ListSource<
  typeof runFilters,
  typeof RUN_SORTS,
  Selected<SettlementRun>,
  SettlementRun
> = {
  name: 'settlement-runs',
  ...listed(RUN),
  from: FROM,
  countFrom: FROM,
  id: 'r.id',
  sorts: { day: { sql: 'r.day', type: 'date' } },
  defaultSort: '-day',
  filters: { day: byDays('r.day') },
};
