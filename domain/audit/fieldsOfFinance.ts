import { machineAccountFields } from '../fields/machineAccount.ts';
import { storeTaxFields } from '../fields/storeTax.ts';
import { refundFields, transactionFields } from '../fields/transaction.ts';
import type { Sentence } from '../sentence.ts';

/** Of payments, refunds and the systems that tell of them. */
export const fieldsOfFinance = {
  day: transactionFields.day.label,
  at: transactionFields.dtimeTransaction.label,
  reference: transactionFields.transactionRefNumber.label,
  product: transactionFields.transactionType.label,
  amount: transactionFields.amount.label,
  refunded: transactionFields.refundedAmount.label,
  card_last4: transactionFields.ccAccountNumber.label,
  cashier: transactionFields.cashier.label,
  voided_at: transactionFields.dtimeVoided.label,
  voided_by: { en: 'Voided by', fil: 'Pinawalang-bisa ni' },
  void_reason: transactionFields.voidReason.label,
  transaction_id: { en: 'Payment', fil: 'Bayad' },
  requested_at: refundFields.refundCreatedDate.label,
  requested_by: refundFields.requestedBy.label,
  ended_at: refundFields.dtimeEnded.label,
  sent_at: refundFields.dtimeSent.label,
  processor_reference: refundFields.processorReference.label,
  settled_day: { en: 'Settled on', fil: 'Na-settle noong' },
  failure: refundFields.failure.label,
  products: machineAccountFields.transactionTypes.label,
  per_minute: machineAccountFields.perMinute.label,
  key_hash: { en: 'Key', fil: 'Key' },
  key_end: machineAccountFields.keyEnd.label,
  former_until: { en: 'The key before counts until', fil: 'May bisa ang dating key hanggang' },
  from_day: storeTaxFields.effectiveFrom.label,
  evidence: storeTaxFields.evidence.label,
  source: machineAccountFields.source.label,
  taken: { en: 'Taken in', fil: 'Tinanggap' },
  there: { en: 'There before', fil: 'Naroon na' },
  refused: { en: 'Refused', fil: 'Tinanggihan' },
} as const satisfies Record<string, Sentence>;
