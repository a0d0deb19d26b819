import { REFUND_DAYS, REFUND_LIMIT } from '#domain/transactions/refundRefusal.ts';
import type { Tx } from '../../../db/context.ts';

/** For how many days payments are refunded, and up to which sum of refunds (centavos) nobody else is asked. */
export interface RefundLimits {
  limit: bigint;
  days: number;
}

/** The limits of refunds that are asked for on a day of Manila. */
export const refundLimits = async (_tx: Tx, _today: string): Promise<RefundLimits> => ({
  limit: REFUND_LIMIT,
  days: REFUND_DAYS,
});
