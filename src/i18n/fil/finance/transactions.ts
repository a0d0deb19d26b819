import { labelsOf } from '#domain/fields/field.ts';
import { transactionFields } from '#domain/fields/transaction.ts';
import type { transactions as english } from '../../en/finance/transactions.ts';

const { items: _, refunds: __, ...listed } = transactionFields;

export const transactions: typeof english = {
  search: 'Reference, o huling apat ng card',
  empty: 'Lalabas dito ang mga bayad habang ipinapadala ng mga till ng tindahan at ng mga sistema ng loan.',
  hasRefunds: 'May ibinalik',
  noRefunds: 'Walang ibinalik sa bayad na ito.',
  itemsRefunded: '%{smart_count} ang ibinalik |||| %{smart_count} ang ibinalik',
  section: { payment: 'Bayad', amount: 'Halaga' },
  totals: {
    title: 'Kabuuan ng naka-filter',
    ofDay: 'Binayaran noong %{from}',
    ofDays: 'Binayaran mula %{from} hanggang %{to}',
    count: 'Mga bayad',
    amount: 'Halaga',
    refunded: 'Ibinalik',
    voided: 'Pinawalang-bisa',
    more: 'Ayon sa araw at produkto',
    less: 'Itago',
    byDay: 'Araw',
    byProduct: 'Produkto',
    byCashier: 'Kahera',
    noCashier: 'Hindi sinabi',
  },
  slip: {
    print: 'I-print ang slip',
    noReceipt: 'Para sa iyong talaan. Hindi ito opisyal na resibo.',
  },
  field: labelsOf(listed, 'fil'),
};
