import type { FieldRows } from './field.ts';

/** A bank account to which is paid. */
export const bankAccountFields = {
  bankId: {
    label: { en: 'Bank', fil: 'Bangko' },
    kind: 'record',
    sees: 'all',
    sets: 'all',
    section: 'bank-details',
    column: 'bank_id',
  },
  bankBranchId: {
    label: { en: 'Branch', fil: 'Sangay ng bangko' },
    kind: 'record',
    optional: true,
    sees: 'all',
    sets: 'all',
    section: 'bank-details',
    column: 'bank_branch_id',
  },
  accountName: {
    label: { en: 'Account name', fil: 'Pangalan ng account' },
    kind: 'line',
    min: 1,
    max: 120,
    sees: 'all',
    sets: 'all',
    section: 'bank-details',
    column: 'account_name',
  },
  /** 6 to 20 digits once spaces and dashes are left out. */
  accountNumber: {
    label: { en: 'Account number', fil: 'Numero ng account' },
    kind: 'digits',
    isCopied: true,
    max: 40,
    sees: 'all',
    sets: 'all',
    section: 'bank-details',
    column: 'account_number',
  },
  accountType: {
    label: { en: 'Account type', fil: 'Uri ng account' },
    kind: 'option',
    sees: 'all',
    sets: 'all',
    section: 'bank-details',
    column: 'account_type',
  },
  isPaymentsReceived: {
    label: { en: 'Receives payments', fil: 'Tumatanggap ng bayad' },
    kind: 'flag',
    sees: 'all',
    sets: 'all',
    section: 'bank-details',
    column: 'is_payments_received',
  },
} as const satisfies FieldRows;
