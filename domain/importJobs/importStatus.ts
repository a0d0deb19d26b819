import { type StatusTable, statusRow } from '../status.ts';

export const IMPORT_STATUSES = [
  'reading',
  'mapping',
  'checking',
  'review',
  'confirming',
  'committing',
  'done',
  'done_with_errors',
  'failed',
  'cancelled',
  'undoing',
  'undone',
] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** An import from its upload to its end; what is done may be continued with rows that were mended, or undone. */
export const importStatus: StatusTable<ImportStatus> = {
  reading: statusRow(
    { en: 'Reading', fil: 'Binabasa' },
    'info',
    'mapping',
    'checking',
    'failed',
    'cancelled',
  ),
  mapping: statusRow(
    { en: 'Columns to match', fil: 'May column na itutugma' },
    'warning',
    'reading',
    'checking',
    'cancelled',
  ),
  checking: statusRow(
    { en: 'Checking', fil: 'Sinusuri' },
    'info',
    'mapping',
    'review',
    'done',
    'failed',
    'cancelled',
  ),
  review: statusRow(
    { en: 'To review', fil: 'Susuriin mo' },
    'warning',
    'reading',
    'mapping',
    'checking',
    'confirming',
    'committing',
    'undoing',
    'done',
    'cancelled',
  ),
  confirming: statusRow(
    { en: 'Waits for a second person', fil: 'Naghihintay ng pangalawang tao' },
    'warning',
    'committing',
    'review',
    'done_with_errors',
  ),
  committing: statusRow(
    { en: 'Writing', fil: 'Isinusulat' },
    'info',
    'done',
    'done_with_errors',
    'review',
    'cancelled',
  ),
  done: statusRow(
    { en: 'Done', fil: 'Tapos na' },
    'success',
    'checking',
    'confirming',
    'done_with_errors',
    'undoing',
  ),
  done_with_errors: statusRow(
    { en: 'Done, some rows wait', fil: 'Tapos, may natitirang hilera' },
    'warning',
    'checking',
    'confirming',
    'committing',
    'done',
    'undoing',
  ),
  failed: statusRow({ en: 'Not readable', fil: 'Hindi mabasa' }, 'error'),
  cancelled: statusRow(
    { en: 'Cancelled', fil: 'Kinansela' },
    'neutral',
    'checking',
    'confirming',
    'committing',
    'undoing',
  ),
  undoing: statusRow({ en: 'Undoing', fil: 'Binabawi' }, 'info', 'undone', 'done_with_errors'),
  undone: statusRow({ en: 'Undone', fil: 'Nabawi' }, 'neutral'),
};

/** Statuses in which a worker has it; the others wait for a person or are over. */
export const UNDER_WAY: readonly ImportStatus[] = ['reading', 'checking', 'committing', 'undoing'];

export const ROW_STATES = [
  'create',
  'update',
  'unchanged',
  'error',
  'leftOut',
  'created',
  'updated',
  'failed',
  'reversed',
  'editedSince',
  'refused',
] as const;
export type RowState = (typeof ROW_STATES)[number];

/** Where one row stands: what the check says will come of it, what came of it, and what became of that when it was undone. */
export const rowState: StatusTable<RowState> = {
  create: statusRow({ en: 'New', fil: 'Bago' }, 'info', 'created', 'failed', 'error', 'leftOut'),
  update: statusRow({ en: 'Changes', fil: 'May pagbabago' }, 'info', 'updated', 'failed', 'error', 'leftOut'),
  unchanged: statusRow({ en: 'No change', fil: 'Walang pagbabago' }, 'neutral', 'error', 'leftOut'),
  error: statusRow({ en: 'To fix', fil: 'Aayusin' }, 'error', 'create', 'update', 'unchanged', 'leftOut'),
  leftOut: statusRow(
    { en: 'Left out', fil: 'Hindi isasama' },
    'neutral',
    'create',
    'update',
    'unchanged',
    'error',
  ),
  created: statusRow({ en: 'Created', fil: 'Nagawa' }, 'success', 'reversed', 'editedSince', 'refused'),
  updated: statusRow({ en: 'Updated', fil: 'Nabago' }, 'success', 'reversed', 'editedSince', 'refused'),
  failed: statusRow(
    { en: 'Failed', fil: 'Hindi natuloy' },
    'error',
    'create',
    'update',
    'unchanged',
    'error',
    'leftOut',
  ),
  reversed: statusRow({ en: 'Reversed', fil: 'Nabawi' }, 'neutral'),
  editedSince: statusRow({ en: 'Kept, edited since', fil: 'Iniwan, nabago na' }, 'warning'),
  refused: statusRow({ en: 'Kept, in use', fil: 'Iniwan, ginagamit na' }, 'warning'),
};

/** Rows that a check may judge anew: nothing came of them yet. */
export const OPEN_ROWS: readonly RowState[] = ['create', 'update', 'unchanged', 'error', 'failed', 'leftOut'];
/** Rows with a problem that a person has to mend. */
export const PROBLEM_ROWS: readonly RowState[] = ['error', 'failed'];

const WAITING: readonly ImportStatus[] = ['review', 'done_with_errors', 'cancelled'];

/**
 * Whether rows wait for a person, to be mended, left out, checked again or written. When all are in, those that were left out
 * may still be taken in.
 */
export const rowsMayChange = (of: { status: ImportStatus; counts: { leftOut?: number } }): boolean =>
  WAITING.includes(of.status) || (of.status === 'done' && (of.counts.leftOut ?? 0) > 0);
