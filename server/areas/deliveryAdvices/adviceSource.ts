import type {
  DELIVERY_SORTS,
  DeliveryAdviceRow,
  deliveryFilters,
} from '#contract/finance/deliveryAdvices.ts';
import type { TextFilter } from '#contract/list.ts';
import { deliveryStatus } from '#domain/deliveries/deliveryStatus.ts';
import { areOpen } from '#domain/status.ts';
import { listed, type Selected } from '../../db/columns/columnsOf.ts';
import { withUsualDays } from '../../lists/byDays.ts';
import { byChoice, byDays, byId, chosenOf } from '../../lists/filters.ts';
import type { Bind, ListSource, Selection } from '../../lists/source.ts';
import { orCapitals, typedTexts } from '../../lists/typedTexts.ts';
import { ADVICE, COUNT_FROM, FROM } from './adviceColumns.ts';

type Filters = typeof deliveryFilters;
type Source = ListSource<Filters, typeof DELIVERY_SORTS, Selected<DeliveryAdviceRow>, DeliveryAdviceRow>;

/** A selection with the days that hold where it says none: what is to be delivered is so whatever its day, and what is named too. */
export const withAdviceDays = <S extends Selection<Filters>>(selection: S, today: string): S =>
  selection.day === undefined &&
  (selection.q !== undefined ||
    selection.id !== undefined ||
    areOpen(deliveryStatus, chosenOf(selection.status)))
    ? selection
    : withUsualDays(selection, today);

/** Whole numbers: each has an index of its own. */
const byNumber = (value: NonNullable<TextFilter>, bind: Bind): string => {
  const numbers = bind(orCapitals(typedTexts(value)));
  return `(a.number = any (${numbers}::text[]) or a.loan_contract_number = any (${numbers}::text[])
    or a.delivery_receipt = any (${numbers}::text[]))`;
};

/** Delivery advices, the latest first. */
export const adviceSource: Source = {
  name: 'delivery-advices',
  ...listed(ADVICE),
  from: FROM,
  countFrom: COUNT_FROM,
  id: 'a.id',
  sorts: {
    dtimeIssued: { sql: 'a.issued_at', type: 'timestamptz' },
    amount: { sql: 'a.amount', type: 'bigint' },
    id: { sql: 'a.id', type: 'bigint' },
  },
  defaultSort: '-dtimeIssued',
  skewed: ['partnerId', 'merchantId'],
  filters: {
    q: byNumber,
    id: byId('a.id'),
    day: byDays('a.issued_at'),
    partnerId: byId('a.partner_id'),
    merchantId: byId('a.merchant_id'),
    status: byChoice('a.status'),
  },
};
