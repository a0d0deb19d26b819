import type { Permission } from '../permissions.ts';
import type { ApprovalKindName } from '../review/approval.ts';
import type { Sentence } from '../sentence.ts';

/** What a spreadsheet may hold. The names are those of the pages under /batch-processing, but for the variant of merchants. */
export const IMPORT_KINDS = [
  'partner',
  'merchant',
  'merchant-3rd-party',
  'user-registration',
  'promo',
  'transactions',
] as const;
export type ImportKindId = (typeof IMPORT_KINDS)[number];

interface About {
  title: Sentence;
  /** The right to write what comes of a row. */
  permission: Permission;
  /** The right that changing what is there takes besides; without one, what is there is never changed by a spreadsheet. */
  updates: Permission | null;
  /** Who imports it at all: staff alone, or the head office of a partner for itself as well; people of single stores never. */
  by: 'staff' | 'headOffice';
  /** As what a second person confirms what matters of it; null where nothing of it ever does. */
  confirmed: Extract<ApprovalKindName, 'IMPORT' | 'PAYMENTS'> | null;
  /** Its file goes as soon as its rows are read, since it may hold what is never kept; they stay without it. */
  dropsFile?: true;
}

/** Every kind of import: its name and who may. */
export const importKinds: Readonly<Record<ImportKindId, About>> = {
  partner: {
    title: { en: 'Partners', fil: 'Mga partner' },
    permission: 'PAR_CREATE',
    updates: 'PM_EDIT',
    by: 'staff',
    confirmed: 'IMPORT',
  },
  merchant: {
    title: { en: 'Merchants', fil: 'Mga merchant' },
    permission: 'MER_CREATE',
    updates: 'PM_EDIT',
    by: 'headOffice',
    confirmed: 'IMPORT',
  },
  'merchant-3rd-party': {
    title: { en: 'Third-party merchants', fil: 'Mga third-party merchant' },
    permission: 'MER_CREATE',
    updates: 'PM_EDIT',
    by: 'staff',
    confirmed: 'IMPORT',
  },
  'user-registration': {
    title: { en: 'User registrations', fil: 'Mga rehistro ng user' },
    permission: 'UR_CREATE',
    updates: null,
    by: 'headOffice',
    confirmed: null,
  },
  promo: {
    title: { en: 'Promos', fil: 'Mga promo' },
    permission: 'PRO_CREATE',
    updates: null,
    by: 'headOffice',
    confirmed: null,
  },
  // Staff who decide on refunds: what a sheet tells of becomes payouts, as what they pay back does.
  transactions: {
    title: { en: 'Payments', fil: 'Mga bayad' },
    permission: 'PT_EDIT',
    updates: null,
    by: 'staff',
    confirmed: 'PAYMENTS',
    dropsFile: true,
  },
};
