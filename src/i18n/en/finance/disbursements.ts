import { labelsOf } from '#domain/fields/field.ts';
import { disbursementFields } from '#domain/fields/settlement/disbursement.ts';

/**
 * Reads as disbursements.*: the disbursement report, fetched with the first of its pages. `field` names every field.
 * A key added here is added in ../../fil/finance/disbursements.ts too, or the type-check fails.
 */
export const disbursements = {
  tabs: 'Products',
  all: 'All products',
  empty: 'Lines appear here when a day is settled, the night after it.',
  totals: {
    title: 'Totals of what is filtered',
    ofDay: 'Settled for %{from}',
    ofDays: 'Settled from %{from} to %{to}',
    lines: 'Lines',
    more: 'Break down',
    less: 'Hide',
    someStores: 'The %{shown} largest of %{all} stores; filter by one to see it.',
  },
  reckoning: 'Breakdown',
  owed: 'Net',
  owes: 'Net, owed by the payee',
  payee: 'Who is paid',
  items: 'Sales and refunds',
  sales: '%{smart_count} sale |||| %{smart_count} sales',
  refundsOf: '%{smart_count} refund |||| %{smart_count} refunds',
  item: { reference: 'Payment', kind: 'Sale or refund', at: 'When', amount: 'Sum' },
  kind: { SALE: 'Sale', REFUND: 'Refund' },
  shown: '%{shown} of %{all}',
  moreItems: 'Show more',
  field: labelsOf(disbursementFields, 'en'),
};
