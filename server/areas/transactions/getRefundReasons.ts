import { needsNotes, REFUND_REASONS, refundReason } from '#domain/transactions/refundReasons.ts';
import { os } from '../../http/os.ts';

/** Why payments are refunded, in the reader's language. */
export const getRefundReasons = os.transactions.getRefundReasons.handler(({ context }) => ({
  data: {
    refundReasonTypes: REFUND_REASONS.map((code) => ({
      code,
      label: refundReason[code][context.language],
      needsNotes: needsNotes(code),
    })),
  },
}));
