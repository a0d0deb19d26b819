import { notedInTab, noteInTab } from '../../../providers/session/tabNote.ts';
import { emptyReceipt, type TypedReceipt } from './receiptTyped.ts';

/** A receipt that is being typed: a reload neither loses what was typed nor makes another intent of what was sent. */
export interface KeptReceipt {
  typed: TypedReceipt;
  /** The key of the intent that was sent and has no answer yet; null before. */
  sentKey: string | null;
}

/** A note for each cancelled receipt that is replaced, and one for all others. */
const nameOf = (replaces: string | null) => (replaces === null ? 'new_receipt' : `new_receipt_${replaces}`);
const KEYS = Object.keys(emptyReceipt('OTHERS', '2026-01-01'));

const isKept = (kept: unknown): kept is KeptReceipt =>
  typeof kept === 'object' &&
  kept !== null &&
  'sentKey' in kept &&
  (kept.sentKey === null || typeof kept.sentKey === 'string') &&
  'typed' in kept &&
  typeof kept.typed === 'object' &&
  kept.typed !== null &&
  KEYS.every((name) => name in (kept.typed as object));

/** What this tab keeps of a receipt that is being typed; null for nothing. */
export const keptReceipt = (replaces: string | null): KeptReceipt | null => {
  const kept = notedInTab(nameOf(replaces));
  return isKept(kept) ? kept : null;
};

/** Keeps it in this tab; null: it was issued. */
export const keepReceipt = (replaces: string | null, kept: KeptReceipt | null): void =>
  noteInTab(nameOf(replaces), kept);
