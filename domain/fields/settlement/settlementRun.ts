import type { FieldRows } from '../field.ts';

const server = { sees: 'staff', sets: 'server' } as const;

/** What is told of a run, by its name on the wire; staff's alone. */
export const settlementRunFields = {
  day: { ...server, label: { en: 'Business day', fil: 'Araw ng negosyo' }, kind: 'day', column: 'day' },
  dtimeEnded: { ...server, label: { en: 'Settled', fil: 'Na-settle' }, kind: 'instant', column: 'ended_at' },
  askedBy: { ...server, label: { en: 'Asked for by', fil: 'Hiniling ni' }, kind: 'line', column: 'asked_by' },
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
  lineCount: { ...server, label: { en: 'Lines', fil: 'Mga linya' }, kind: 'count', column: 'line_count' },
  payoutCount: {
    ...server,
    label: { en: 'Payouts', fil: 'Mga payout' },
    kind: 'count',
    column: 'payout_count',
  },
  gross: { ...server, label: { en: 'Sales', fil: 'Benta' }, kind: 'money', column: 'gross' },
  refunds: { ...server, label: { en: 'Refunded', fil: 'Ibinalik' }, kind: 'money', column: 'refunds' },
  commission: {
    ...server,
    label: { en: 'Commission', fil: 'Komisyon' },
    kind: 'money',
    column: 'commission',
  },
  taxOnCommission: {
    ...server,
    label: { en: 'Tax on commission', fil: 'Buwis sa komisyon' },
    kind: 'money',
    column: 'tax_on_commission',
  },
  ewt: { ...server, label: { en: 'Tax withheld', fil: 'Withholding tax' }, kind: 'money', column: 'ewt' },
  net: { ...server, label: { en: 'Net', fil: 'Net' }, kind: 'money', column: 'net' },
  carryIn: {
    ...server,
    label: { en: 'Owed before', fil: 'Utang bago nito' },
    kind: 'money',
    column: 'carry_in',
  },
  amount: { ...server, label: { en: 'To be paid', fil: 'Ibabayad' }, kind: 'money', column: 'amount' },
  carryOut: {
    ...server,
    label: { en: 'Owed afterwards', fil: 'Utang pagkatapos' },
    kind: 'money',
    column: 'carry_out',
  },
  waitingCount: {
    ...server,
    label: { en: 'Left waiting', fil: 'Naiwang naghihintay' },
    kind: 'count',
    column: 'waiting_count',
  },
} as const satisfies FieldRows;
