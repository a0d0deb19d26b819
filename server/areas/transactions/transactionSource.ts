import type { z } from 'zod';
import type {
  TRANSACTION_SORTS,
  TransactionRow,
  transactionFilters,
} from '#contract/finance/transactions.ts';
import type { TextFilter } from '#contract/list.ts';
import { isLastFour } from '#domain/transactions/isLastFour.ts';
import { listed, type Selected } from '../../db/columns/columnsOf.ts';
import { byAmounts } from '../../lists/byAmounts.ts';
import { byDays, withUsualDays } from '../../lists/byDays.ts';
import { byChoice, byId, byText } from '../../lists/filters.ts';
import type { Bind, ListSource, Selection } from '../../lists/source.ts';
import { orCapitals, typedTexts } from '../../lists/typedTexts.ts';
import { COUNT_FROM, FROM, TRANSACTION } from './transactionColumns.ts';

type Filters = typeof transactionFilters;
/** What payments are filtered by. */
export type PaymentSelection = z.output<z.ZodObject<Filters>>;
type Source = ListSource<Filters, typeof TRANSACTION_SORTS, Selected<TransactionRow>, TransactionRow>;

/** Whether a selection names a payment by its reference, so that its day is not asked for. */
const isByReference = ({ q }: Selection<Filters>): boolean =>
  q !== undefined && !typedTexts(q).some(isLastFour);

/** A selection with the days that hold where it says none. */
export const withDays = <S extends Selection<Filters>>(selection: S, today: string): S =>
  selection.day === undefined && isByReference(selection) ? selection : withUsualDays(selection, today);

const byTyped = (value: NonNullable<TextFilter>, bind: Bind): string => {
  const typed = typedTexts(value);
  const cards = typed.filter(isLastFour);
  const references = orCapitals(typed.filter((text) => !isLastFour(text)));
  const arms = [
    ...(cards.length ? [`t.card_last4 = any (${bind(cards)}::text[])`] : []),
    ...(references.length
      ? [
          `(t.id, t.day) in (select f.id, f.day from transaction_ref f where f.reference = any (${bind(references)}::text[]))`,
        ]
      : []),
  ];
  return `(${arms.join(' or ')})`;
};

/** Payments, the latest first. */
export const transactionSource: Source = {
  name: 'transactions',
  ...listed(TRANSACTION),
  from: FROM,
  countFrom: COUNT_FROM,
  id: 't.id',
  sorts: {
    dtimeTransaction: { sql: 't.at', type: 'timestamptz' },
    amount: { sql: 't.amount', type: 'bigint' },
    id: { sql: 't.id', type: 'bigint' },
  },
  defaultSort: '-dtimeTransaction',
  skewed: ['partnerId', 'merchantId', 'amount'],
  filters: {
    q: byTyped,
    id: byId('t.id'),
    // Every partition that is read stands in the plan, and a reference says which day its payment is of.
    day: byDays('t.day'),
    partnerId: byId('t.partner_id'),
    merchantId: byId('t.merchant_id'),
    transactionType: byChoice('t.product'),
    status: byChoice('t.status'),
    amount: byAmounts('t.amount'),
    ccAccountNumber: (value, bind) => `t.card_last4 = ${bind(value)}`,
    cashier: byText('t.cashier'),
    hasRefunds: (value) => (value ? 't.refunded > 0' : 't.refunded = 0'),
  },
};
