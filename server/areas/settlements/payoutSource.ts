import type { PAYOUT_SORTS, PayoutRow, payoutFilters } from '#contract/finance/settlements.ts';
import { isUnpaid } from '#domain/settlement/payoutStatus.ts';
import { listed, type Selected } from '../../db/columns/columnsOf.ts';
import { byDays, withUsualDays } from '../../lists/byDays.ts';
import { byChoice, byId, chosenOf } from '../../lists/filters.ts';
import type { ListSource, Selection } from '../../lists/source.ts';
import { PAYOUT, PAYOUT_FROM } from './payoutColumns.ts';

type Filters = typeof payoutFilters;
type Source = ListSource<Filters, typeof PAYOUT_SORTS, Selected<PayoutRow>, PayoutRow>;

/** A selection with its days; without any, those of the last month, save for payouts that are named or still have to be paid. */
export const withPayoutDays = <S extends Selection<Filters>>(selection: S, today: string): S => {
  const chosen = chosenOf(selection.status);
  const isWhole =
    selection.id !== undefined ||
    selection.fileId !== undefined ||
    (chosen.length > 0 && chosen.every(isUnpaid));
  return selection.day === undefined && isWhole ? selection : withUsualDays(selection, today);
};

/** Payouts, the latest first. */
export const payoutSource: Source = {
  name: 'payouts',
  ...listed(PAYOUT),
  from: PAYOUT_FROM,
  countFrom: 'payout o',
  id: 'o.id',
  sorts: {
    day: { sql: 'o.day', type: 'date' },
    amount: { sql: 'o.amount', type: 'bigint' },
    id: { sql: 'o.id', type: 'bigint' },
  },
  defaultSort: '-day',
  skewed: ['partnerId', 'merchantId', 'status'],
  filters: {
    id: byId('o.id'),
    day: byDays('o.day'),
    partnerId: byId('o.partner_id'),
    merchantId: byId('o.merchant_id'),
    status: byChoice('o.status'),
    fileId: (value, bind) =>
      `o.id in (select a.payout_id from payout_attempt a where ${byId('a.file_id')(value, bind)})`,
  },
};
