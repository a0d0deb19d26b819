import { notedInTab, noteInTab } from '../../../providers/session/tabNote.ts';
import { NOTHING_TYPED, type TypedRefund } from './refundTyped.ts';

/** A refund that is being asked for: a reload neither loses what was typed nor makes another intent of it. */
export interface KeptRefund {
  /** The key of the intent. */
  key: string;
  typed: TypedRefund;
  /** It was sent, and no answer has come. */
  isSent: boolean;
}

const nameOf = (paymentId: string) => `refund_${paymentId}`;

const isKept = (kept: unknown): kept is KeptRefund =>
  typeof kept === 'object' &&
  kept !== null &&
  'key' in kept &&
  typeof kept.key === 'string' &&
  'isSent' in kept &&
  'typed' in kept &&
  typeof kept.typed === 'object' &&
  kept.typed !== null &&
  Object.keys(NOTHING_TYPED).every((name) => name in (kept.typed as object));

/** What this tab keeps of a payment's refund; null for nothing. */
export const keptRefund = (paymentId: string): KeptRefund | null => {
  const kept = notedInTab(nameOf(paymentId));
  return isKept(kept) ? kept : null;
};

/** Keeps it in this tab; null: it has its answer. */
export const keepRefund = (paymentId: string, kept: KeptRefund | null): void =>
  noteInTab(nameOf(paymentId), kept);
