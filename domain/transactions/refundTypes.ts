/** Whether all that is left of a payment is refunded, or a part of it. */
export const REFUND_TYPES = ['FULL', 'PARTIAL'] as const;
