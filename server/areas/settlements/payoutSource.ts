import type { PAYOUT_SORTS, PayoutRow, payoutFilters } from '#contract/finance/settlements.ts';
import { listed, type Selected } from '../../db/columns/columnsOf.ts';
import { byChoice, byId } from '../../lists/filters.ts';
import type { ListSource } from '../../lists/source.ts';
import { byBusinessDay } from './byBusinessDay.ts';
import { PAYOUT, PAYOUT_FROM } from './payoutColumns.ts';

/** Payouts, the latest first. */
export const payoutSource: ListSource<
  typeof payoutFilters,
  typeof PAYOUT_SORTS,
  Selected<PayoutRow>,
  PayoutRow
> = {
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
    day: byBusinessDay('o.day'),
    partnerId: byId('o.partner_id'),
    merchantId: byId('o.merchant_id'),
    status: byChoice('o.status'),
  },
};
