import type { Transaction } from '#contract/finance/transactions.ts';
import { ON_ITS_WAY } from '#domain/transactions/refundStatus.ts';

/** Whether a refund of the payment is on its way to the customer: the processor answers within seconds. */
export const refundGoesOn = ({ refunds, refundTerms }: Transaction): boolean =>
  refundTerms.hasProcessor && refunds.some(({ status }) => ON_ITS_WAY.includes(status));
