import type {
  DISBURSEMENT_SORTS,
  DisbursementRow,
  disbursementFilters,
} from '#contract/finance/disbursements.ts';
import { manilaDate } from '#domain/day.ts';
import { MDR_TYPES } from '#domain/records/mdrRates.ts';
import { seenProducts } from '#domain/settlement/seenProducts.ts';
import { listed, type Selected } from '../../db/columns/columnsOf.ts';
import { fail } from '../../http/errors/fail.ts';
import { byDays, withUsualDays } from '../../lists/byDays.ts';
import { byChoice, byId } from '../../lists/filters.ts';
import type { ListSource, Selection } from '../../lists/source.ts';
import type { Asker } from '../../records/asker.ts';
import { COUNT_FROM, DISBURSEMENT, FROM } from './disbursementColumns.ts';

type Filters = typeof disbursementFilters;
type Source = ListSource<Filters, typeof DISBURSEMENT_SORTS, Selected<DisbursementRow>, DisbursementRow>;

const NOT_SEEN = {
  en: 'You see the report of HCPay alone.',
  fil: 'Ulat ng HCPay lang ang nakikita mo.',
};

/**
 * A selection with what holds of it for its reader: the last 31 days where it says none, and of products those whose report they read.
 * 403 for one that is not among them.
 */
export const withRights = <S extends Selection<Filters>>(selection: S, { user, now }: Asker): S => {
  const seen = seenProducts(user.permissions);
  const { transactionType: asked } = selection;
  const wanted = typeof asked === 'string' ? [asked] : (asked?.in ?? []);
  if (!wanted.every((product) => seen.includes(product))) throw fail('forbidden', NOT_SEEN);
  const isAll = seen.length === MDR_TYPES.length;
  return {
    ...withUsualDays(selection, manilaDate(now)),
    ...(asked === undefined && !isAll ? { transactionType: { in: [...seen] } } : {}),
  };
};

/** Lines of the runs, the latest day first. */
export const disbursementSource: Source = {
  name: 'disbursements',
  ...listed(DISBURSEMENT),
  from: FROM,
  countFrom: COUNT_FROM,
  id: 'l.id',
  sorts: {
    day: { sql: 'l.day', type: 'date' },
    net: { sql: 'l.net', type: 'bigint' },
    id: { sql: 'l.id', type: 'bigint' },
  },
  defaultSort: '-day',
  skewed: ['partnerId', 'merchantId'],
  filters: {
    id: byId('l.id'),
    day: byDays('l.day'),
    partnerId: byId('l.partner_id'),
    merchantId: byId('l.merchant_id'),
    transactionType: byChoice('l.product'),
    payoutStatus: byChoice('o.status'),
    payoutId: byId('l.payout_id'),
  },
};
