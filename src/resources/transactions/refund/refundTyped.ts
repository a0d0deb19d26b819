import type { SoldItem } from '#contract/finance/transactions.ts';
import { centavosOf, formatMoney } from '#domain/money.ts';
import { proposeRefund, type RefundProduct } from '#domain/transactions/proposeRefund.ts';
import { needsNotes, type RefundReason } from '#domain/transactions/refundReasons.ts';
import { isBeyondMoney, typedMoney } from '#domain/typedMoney.ts';

/** What is typed into the form of a refund. */
export interface TypedRefund {
  /** All that is left; the amount is then given. */
  isFull: boolean;
  amount: string;
  reason: RefundReason | null;
  notes: string;
  /** How many of which item. */
  quantities: Readonly<Record<string, number>>;
  /** The equal refund that the person was asked about: this is another one. */
  confirmSameRefund: string | null;
}

export const NOTHING_TYPED: TypedRefund = {
  isFull: false,
  amount: '',
  reason: null,
  notes: '',
  quantities: {},
  confirmSameRefund: null,
};

const productsOf = ({ quantities }: TypedRefund): RefundProduct[] =>
  Object.entries(quantities).flatMap(([itemId, quantity]) => (quantity > 0 ? [{ itemId, quantity }] : []));

/** The amount that the chosen items come to, of what is left (centavos); empty where none is chosen. */
export const proposedAmount = (items: readonly SoldItem[], typed: TypedRefund, left: number): string => {
  const products = productsOf(typed);
  if (!products.length) return '';
  const sold = items.map((item) => ({ ...item, amount: centavosOf(item.amount) ?? 0n }));
  return formatMoney(proposeRefund(sold, products, BigInt(left)));
};

/** Where the typed refund lacks something, as a key of its text; `left` in centavos. */
export const lackingOf = (
  { amount, reason, notes }: TypedRefund,
  left: number,
): Partial<Record<'amount' | 'reason' | 'notes', string>> => {
  const centavos = typedMoney(amount);
  const isAbove = isBeyondMoney(amount) || (centavos !== null && centavos > left);
  return {
    ...(centavos === null || centavos <= 0 ? { amount: 'transactions.refund.amountNeeded' } : {}),
    ...(isAbove ? { amount: 'transactions.refund.amountAbove' } : {}),
    ...(reason === null ? { reason: 'transactions.refund.reasonNeeded' } : {}),
    ...(reason !== null && needsNotes(reason) && !notes.trim()
      ? { notes: 'transactions.refund.notesNeeded' }
      : {}),
  };
};

/** The body of the call; only for what lacks nothing. */
export const bodyOf = (typed: TypedRefund) => {
  const products = productsOf(typed);
  return {
    refundAmount: formatMoney(typedMoney(typed.amount) ?? 0),
    refundReason: typed.reason ?? 'OTHER',
    refundType: typed.isFull ? ('FULL' as const) : ('PARTIAL' as const),
    ...(typed.notes.trim() ? { notes: typed.notes.trim() } : {}),
    ...(products.length ? { refundProducts: products } : {}),
    ...(typed.confirmSameRefund === null ? {} : { confirmSameRefund: typed.confirmSameRefund }),
  };
};
