import type { Permission } from '../permissions.ts';
import type { Sentence } from '../sentence.ts';
import { type StatusTable, statusRow } from '../status.ts';

/** What needs a second person. */
export const APPROVAL_KINDS = [
  'MDR_RATE',
  'BANK_ACCOUNT',
  'IMPORT',
  'STORE_TAX',
  'REFUND',
  'SETTING',
  'PAYMENTS',
  'RECEIPT',
  'ACCESS_ROLE',
  'PAYOUT_FILE',
  'PAYOUT_RETURN',
  'PAYOUT_RESEND',
  'MACHINE_KEY',
] as const;
export type ApprovalKindName = (typeof APPROVAL_KINDS)[number];

export const APPROVAL_STATES = ['PENDING', 'SCHEDULED', 'APPLIED', 'REFUSED', 'WITHDRAWN', 'VOID'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

/** Where a request stands; a scheduled one is approved and takes effect later. */
export const approvalState: StatusTable<ApprovalState> = {
  PENDING: statusRow(
    { en: 'Waiting', fil: 'Naghihintay' },
    'warning',
    'SCHEDULED',
    'APPLIED',
    'REFUSED',
    'WITHDRAWN',
    'VOID',
  ),
  SCHEDULED: statusRow(
    { en: 'Approved, not yet in effect', fil: 'Aprubado, hindi pa umiiral' },
    'info',
    'APPLIED',
    'REFUSED',
    'WITHDRAWN',
    'VOID',
  ),
  // What was approved may hold from a later day on: the label does not say that it holds.
  APPLIED: statusRow({ en: 'Approved', fil: 'Aprubado' }, 'success'),
  REFUSED: statusRow({ en: 'Refused', fil: 'Tinanggihan' }, 'error'),
  WITHDRAWN: statusRow({ en: 'Withdrawn', fil: 'Binawi' }, 'neutral'),
  VOID: statusRow({ en: 'Void', fil: 'Wala nang bisa' }, 'neutral'),
};

/** Whether something is left to decide: it waits, or was approved and is not in effect yet. */
export const isOpen = (state: ApprovalState): boolean => state === 'PENDING' || state === 'SCHEDULED';

interface KindRow {
  label: Sentence;
  /** What stands before the subject where the label and "of" do not. */
  before?: Sentence;
  /** Who decides. */
  checker: Permission;
  /** Who sees requests of it: any one of these is enough. */
  readers: readonly Permission[];
  /** Its differences show account numbers shortened; whoever decides may see them in full. */
  isShortened?: true;
}

/** Whoever sees partners and stores sees what waits for them. */
const RECORDS = ['PAR_VIEW', 'MER_VIEW', 'PM_VIEW'] as const;

/** Who settles and pays out, and who sees how. */
const SETTLERS = ['FM_VIEW_RS', 'FM_EDIT_RS'] as const;

/** Each kind in words, and who is its second person. */
export const approvalKind: Readonly<Record<ApprovalKindName, KindRow>> = {
  MDR_RATE: {
    label: { en: 'MDR rates', fil: 'Mga MDR rate' },
    checker: 'PM_SBO_REVIEW',
    readers: RECORDS,
  },
  BANK_ACCOUNT: {
    label: { en: 'Bank account', fil: 'Bank account' },
    checker: 'PM_SBO_REVIEW',
    readers: RECORDS,
    isShortened: true,
  },
  STORE_TAX: { label: { en: 'Taxes', fil: 'Mga buwis' }, checker: 'PM_SBO_REVIEW', readers: RECORDS },
  IMPORT: { label: { en: 'Import', fil: 'Import' }, checker: 'PM_SBO_REVIEW', readers: RECORDS },
  REFUND: { label: { en: 'Refund', fil: 'Refund' }, checker: 'PT_EDIT', readers: ['PT_EDIT'] },
  SETTING: {
    label: { en: 'Report setting', fil: 'Report setting' },
    checker: 'FM_EDIT_RS',
    readers: ['FM_VIEW_RS', 'FM_EDIT_RS'],
  },
  // Whoever answers for what is settled, beside those who ask.
  PAYMENTS: {
    label: { en: 'Import of payments', fil: 'Import ng mga bayad' },
    checker: 'FM_EDIT_RS',
    readers: ['PT_EDIT', 'FM_EDIT_RS'],
  },
  RECEIPT: {
    label: { en: 'Cancellation of a receipt', fil: 'Pagkansela ng resibo' },
    before: { en: 'Cancellation of', fil: 'Pagkansela ng' },
    checker: 'HC_PROTECT_CREATE',
    readers: ['HC_PROTECT_CREATE'],
  },
  ACCESS_ROLE: {
    label: { en: 'Access role', fil: 'Access role' },
    before: { en: 'Access role', fil: 'Access role' },
    checker: 'UM_EDIT_ACCESS_ROLE',
    readers: ['UM_VIEW_ACCESS_ROLE', 'UM_EDIT_ACCESS_ROLE'],
  },
  PAYOUT_FILE: {
    label: { en: 'Bank file', fil: 'Bank file' },
    before: { en: 'Release of', fil: 'Pag-release ng' },
    checker: 'FM_EDIT_RS',
    readers: SETTLERS,
  },
  PAYOUT_RETURN: {
    label: { en: 'Returned payouts', fil: 'Mga ibinalik na payout' },
    before: { en: 'Returned payouts of', fil: 'Mga ibinalik na payout ng' },
    checker: 'FM_EDIT_RS',
    readers: SETTLERS,
  },
  PAYOUT_RESEND: {
    label: { en: 'Resent payout', fil: 'Muling ipapadalang payout' },
    before: { en: 'Resend', fil: 'Muling ipadala ang' },
    checker: 'FM_EDIT_RS',
    readers: SETTLERS,
    isShortened: true,
  },
  // The people who make keys do not answer for the money that comes with them.
  MACHINE_KEY: {
    label: { en: 'Machine key', fil: 'Machine key' },
    checker: 'FM_EDIT_RS',
    readers: ['UM_EDIT_ACCESS_ROLE', 'FM_EDIT_RS'],
  },
};

/** Whether a person sees requests of a kind, as far as their reach goes. */
export function maySeeKind(permissions: ReadonlySet<string>, kind: ApprovalKindName): boolean {
  return approvalKind[kind].readers.some((permission) => permissions.has(permission));
}
