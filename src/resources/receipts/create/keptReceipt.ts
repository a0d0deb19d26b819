import { notedInTab, noteInTab } from '../../../providers/session/tabNote.ts';
import { emptyReceipt, type TypedReceipt } from './receiptTyped.ts';

const NAME = 'new_receipt';
const KEYS = Object.keys(emptyReceipt('OTHERS', '2026-01-01'));

const isKept = (kept: unknown): kept is TypedReceipt =>
  typeof kept === 'object' && kept !== null && KEYS.every((name) => name in kept);

/** What this tab keeps of a receipt that is being typed; null for nothing. */
export const keptReceipt = (): TypedReceipt | null => {
  const kept = notedInTab(NAME);
  return isKept(kept) ? kept : null;
};

/** Keeps it in this tab, so that a reload loses nothing; null: it was issued. */
export const keepReceipt = (typed: TypedReceipt | null): void => noteInTab(NAME, typed);
