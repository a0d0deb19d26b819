import { labelsOf } from '#domain/fields/field.ts';
import { transactionFields } from '#domain/fields/transaction.ts';

const { items: _, refunds: __, ...listed } = transactionFields;

/**
 * Reads as transactions.*: payments, fetched with the first of their pages. `field` names every field.
 * A key added here is added in ../../fil/finance/transactions.ts too, or the type-check fails.
 */
export const transactions = {
  search: 'Reference, or last four of a card',
  empty: 'Payments appear here as the stores’ tills and the loan systems send them.',
  hasRefunds: 'Refunded',
  noRefunds: 'Nothing was refunded of this payment.',
  itemsRefunded: '%{smart_count} refunded |||| %{smart_count} refunded',
  section: { payment: 'Payment', amount: 'Amount' },
  totals: {
    title: 'Totals of what is filtered',
    ofDay: 'Paid on %{from}',
    ofDays: 'Paid from %{from} to %{to}',
    count: 'Payments',
    amount: 'Amount',
    refunded: 'Refunded',
    voided: 'Voided',
    more: 'By day and product',
    less: 'Hide',
    byDay: 'Day',
    byProduct: 'Product',
    byCashier: 'Cashier',
    noCashier: 'Not said',
  },
  slip: {
    print: 'Print slip',
    noReceipt: 'For your records. This is not an official receipt.',
  },
  field: labelsOf(listed, 'en'),
};
