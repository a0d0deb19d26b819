import { labelsOf } from '#domain/fields/field.ts';
import { disbursementFields } from '#domain/fields/settlement/disbursement.ts';
import type { disbursements as english } from '../../en/finance/disbursements.ts';

export const disbursements: typeof english = {
  tabs: 'Mga produkto',
  all: 'Lahat ng produkto',
  empty: 'Lalabas dito ang mga linya kapag na-settle ang isang araw, sa gabi pagkatapos nito.',
  totals: {
    title: 'Kabuuan ng naka-filter',
    ofDay: 'Na-settle para sa %{from}',
    ofDays: 'Na-settle mula %{from} hanggang %{to}',
    lines: 'Mga linya',
    more: 'Himayin',
    less: 'Itago',
    someStores: 'Ang %{shown} pinakamalaki sa %{all} tindahan; i-filter ang isa para makita ito.',
  },
  reckoning: 'Breakdown',
  owed: 'Net',
  owes: 'Net, utang ng babayaran',
  payee: 'Sino ang babayaran',
  items: 'Mga benta at refund',
  sales: '%{smart_count} benta |||| %{smart_count} benta',
  refundsOf: '%{smart_count} refund |||| %{smart_count} refund',
  item: { reference: 'Bayad', kind: 'Benta o refund', at: 'Kailan', amount: 'Halaga' },
  kind: { SALE: 'Benta', REFUND: 'Refund' },
  shown: '%{shown} sa %{all}',
  moreItems: 'Ipakita pa',
  field: labelsOf(disbursementFields, 'fil'),
};
