import { formatMoney, parseMoney } from '../money.ts';

/** A payment as its refund's form holds it: what is left, in pesos, and its refunds, the newest first. */
export interface RefundedPayment<R> {
  remainingRefundAmount: number;
  refunds: readonly R[];
}

/** Whole centavos of pesos; what has more than two decimals is rounded to them. */
const centavos = (pesos: number): number => parseMoney(pesos) ?? Math.round(pesos * 100);

/** A payment after a refund that was taken: it stands first, and what is left is less by its amount, to two decimals. */
export function applyRefund<R extends { refundAmount: number }, P extends RefundedPayment<R>>(
  payment: P,
  refund: R,
): P {
  const left = centavos(payment.remainingRefundAmount) - centavos(refund.refundAmount);
  return {
    ...payment,
    remainingRefundAmount: Number(formatMoney(left)),
    refunds: [refund, ...payment.refunds],
  };
}

/** What a refund's form becomes once the server refused it and told what is left. */
export interface RefundRetry {
  /** What is left, in pesos. */
  remaining: number;
  refundAmount: 0;
  retry: true;
}

// An error of a call carries the answer as its body.
const bodyOf = (refusal: object): unknown => ('body' in refusal ? refusal.body : refusal);

const remainingOf = (refusal: unknown): number | null => {
  const body = typeof refusal === 'object' && refusal !== null ? bodyOf(refusal) : null;
  if (typeof body !== 'object' || body === null || !('remainingRefundAmount' in body)) return null;
  const amount = body.remainingRefundAmount;
  const read = typeof amount === 'string' || typeof amount === 'number' ? parseMoney(amount) : null;
  return read === null ? null : read / 100;
};

/** Takes over what a refusal says is left and asks anew, from nothing; a refusal that does not tell is thrown again. */
export function afterRefusal(refusal: unknown): RefundRetry {
  const remaining = remainingOf(refusal);
  if (remaining === null) throw refusal;
  return { remaining, refundAmount: 0, retry: true };
}
