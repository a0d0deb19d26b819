import type { RefundOrder } from './processor.ts';

/** A refund whose turn it is, as it was marked. */
export interface DueRefund extends RefundOrder {
  day: string;
  transactionId: string;
  requestedBy: string;
  asks: number;
}
