import type { Sentence } from '../sentence.ts';

export const REFUND_REASONS = [
  'RETURN',
  'DAMAGED',
  'WRONG_AMOUNT',
  'DOUBLE_CHARGE',
  'CANCELLED_ORDER',
  'GOODWILL',
  'OTHER',
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** Why a payment is refunded, in words. */
export const refundReason: Readonly<Record<RefundReason, Sentence>> = {
  RETURN: { en: 'Goods returned', fil: 'Ibinalik ang produkto' },
  DAMAGED: { en: 'Goods damaged', fil: 'Sira ang produkto' },
  WRONG_AMOUNT: { en: 'Wrong amount', fil: 'Maling halaga' },
  DOUBLE_CHARGE: { en: 'Charged twice', fil: 'Dalawang beses nasingil' },
  CANCELLED_ORDER: { en: 'Order cancelled', fil: 'Kinansela ang order' },
  GOODWILL: { en: 'Goodwill', fil: 'Kusang-loob' },
  OTHER: { en: 'Other', fil: 'Iba pa' },
};

/** Whether a reason says so little that notes are needed beside it. */
export const needsNotes = (reason: RefundReason): boolean => reason === 'OTHER';
