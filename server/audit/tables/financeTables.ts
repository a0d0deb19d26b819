import type { AuditedTable, Readers } from '../reader.ts';

const ofStore: Readers = { partner_id: { ref: 'partner' }, merchant_id: { ref: 'merchant' } };

export const financeTables: readonly AuditedTable[] = [
  {
    table: 'payment_transaction',
    record: 'payment',
    columns: {
      ...ofStore,
      day: 'day',
      at: 'instant',
      product: { words: 'rateType' },
      amount: 'centavos',
      refunded: 'centavos',
      status: { words: 'transactionStatus' },
      voided_at: 'instant',
      line_id: 'left out',
    },
  },
  {
    table: 'refund',
    record: 'refund',
    columns: {
      ...ofStore,
      day: 'left out',
      transaction_id: { ref: 'payment' },
      key: 'left out',
      amount: 'centavos',
      reason: { words: 'refundReason' },
      status: { words: 'refundStatus' },
      requested_at: 'instant',
      decided_at: 'instant',
      sent_at: 'instant',
      ended_at: 'instant',
      settled_day: 'day',
      line_id: 'left out',
    },
  },
  {
    table: 'store_tax',
    record: 'storeTax',
    columns: { ...ofStore, from_day: 'day' },
  },
  {
    table: 'machine_account',
    record: 'machineAccount',
    columns: {
      partner_id: { ref: 'partner' },
      products: { words: 'rateType' },
      former_hash: 'left out',
      former_until: 'instant',
      is_key_used: 'left out',
      used_at: 'left out',
    },
  },
  {
    table: 'setting_version',
    record: 'settingVersion',
    columns: {
      kind: { words: 'setting' },
      from_day: 'day',
      signature_file_id: { ref: 'file' },
      maker_id: 'left out',
      checker_id: 'left out',
      checked_at: 'instant',
      replaced_by: { ref: 'settingVersion' },
      replaced_at: 'instant',
    },
  },
  {
    table: 'atc_rate',
    record: 'atcRate',
    columns: {
      product: { words: 'rateType' },
      payee_kind: { words: 'payeeKind' },
      percent: 'text',
      base_percent: 'text',
      from_day: 'day',
      to_day: 'day',
      maker_id: 'left out',
      checker_id: 'left out',
      checked_at: 'instant',
      end_maker_id: 'left out',
      end_checker_id: 'left out',
      end_checked_at: 'instant',
    },
  },
];
