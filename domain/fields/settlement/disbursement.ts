import { same } from '../../sentence.ts';
import type { FieldRows } from '../field.ts';
import { ofPartnerFields, recordFields } from '../record.ts';
import { storeBusinessFields } from '../store.ts';
import { transactionFields } from '../transaction.ts';

const server = { sees: 'all', sets: 'server' } as const;
const money = { ...server, kind: 'money' } as const;

/** Every field of a line of a run, by its name on the wire. */
export const disbursementFields = {
  day: { ...server, label: { en: 'Day', fil: 'Araw' }, kind: 'day', column: 'day' },
  ...ofPartnerFields,
  merchantName: transactionFields.merchantName,
  hsisSalesRoomCode: transactionFields.hsisSalesRoomCode,
  transactionType: transactionFields.transactionType,
  paymentCount: {
    ...server,
    label: { en: 'Payments', fil: 'Mga bayad' },
    kind: 'count',
    column: 'payment_count',
  },
  refundCount: {
    ...server,
    label: { en: 'Refunds', fil: 'Mga refund' },
    kind: 'count',
    column: 'refund_count',
  },
  gross: { ...money, label: same('Gross'), column: 'gross' },
  refunds: { ...money, label: { en: 'Refunded', fil: 'Ibinalik' }, column: 'refunds' },
  base: { ...money, label: { en: 'Gross less refunds', fil: 'Gross na bawas ang refund' }, column: 'base' },
  mdrPercent: { ...server, label: same('MDR'), kind: 'rate', column: 'mdr_percent' },
  commission: { ...money, label: { en: 'Commission', fil: 'Komisyon' }, column: 'commission' },
  taxOnCommissionPercent: {
    ...server,
    label: { en: 'VAT on commission, rate', fil: 'VAT sa komisyon, rate' },
    kind: 'rate',
  },
  taxOnCommission: {
    ...money,
    label: { en: 'Tax on commission', fil: 'Buwis sa komisyon' },
    column: 'tax_on_commission',
  },
  withholdingTax: {
    ...money,
    label: { en: 'Withheld of commission', fil: 'Kinaltas sa komisyon' },
    column: 'withholding_tax',
  },
  ewt: { ...money, label: { en: 'EWT withheld', fil: 'Kinaltas na EWT' }, column: 'ewt' },
  net: { ...money, label: same('Net'), column: 'net' },
  isEwt: { ...storeBusinessFields.isEwt, sets: 'server' },
  isTwa: { ...storeBusinessFields.isTwa, sets: 'server' },
  atcCode: { ...server, label: same('ATC'), kind: 'line', column: 'atc_code' },
  atcPercent: {
    ...server,
    label: { en: 'ATC rate', fil: 'Rate ng ATC' },
    kind: 'rate',
    column: 'atc_percent',
  },
  payeeName: { ...server, label: { en: 'Payee', fil: 'Babayaran' }, kind: 'line', column: 'payee_name' },
  payeeTin: {
    ...server,
    label: { en: 'TIN of the payee', fil: 'TIN ng babayaran' },
    kind: 'tin',
    column: 'payee_tin',
  },
  payoutStatus: { ...server, label: { en: 'Payout', fil: 'Payout' }, kind: 'option' },
} as const satisfies FieldRows;

/** What is told besides of a line that owes: it is set off against what later days bring. */
export const offsetFields = {
  original: { ...money, label: { en: 'Owed', fil: 'Utang' } },
  applied: { ...money, label: { en: 'Set off', fil: 'Naibawas na' } },
  rest: { ...money, label: { en: 'Still owed', fil: 'Natitirang utang' } },
  state: { ...server, label: recordFields.status.label, kind: 'option' },
} as const satisfies FieldRows;
