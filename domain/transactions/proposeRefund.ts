import { roundHalfUp } from '../money.ts';

/** An item of a sale: how many, what they cost together in centavos, and how many of them were refunded. */
export interface SoldItem {
  itemId: string;
  quantity: number;
  amount: bigint;
  refunded: number;
}

/** So many of an item are to be refunded. */
export interface RefundProduct {
  itemId: string;
  quantity: number;
}

/** What the first so many of an item cost: shares of each count add up to the whole, whatever they are. */
const costOf = ({ amount, quantity }: SoldItem, count: number): bigint =>
  roundHalfUp(amount * BigInt(count), BigInt(quantity));

/** The items of which more is chosen than is left, or that the sale does not have, by their id. */
export function tooMany(items: readonly SoldItem[], chosen: readonly RefundProduct[]): string[] {
  const wanted = new Map<string, number>();
  for (const { itemId, quantity } of chosen) wanted.set(itemId, (wanted.get(itemId) ?? 0) + quantity);
  return [...wanted].flatMap(([itemId, quantity]) => {
    const item = items.find((one) => one.itemId === itemId);
    return item && quantity <= item.quantity - item.refunded ? [] : [itemId];
  });
}

/** What the chosen items cost, in centavos, at most what is left of the payment: a proposal, people decide on the amount. */
export function proposeRefund(
  items: readonly SoldItem[],
  chosen: readonly RefundProduct[],
  left: bigint,
): bigint {
  const cost = chosen.reduce((sum, { itemId, quantity }) => {
    const item = items.find((one) => one.itemId === itemId);
    if (!item) return sum;
    return sum + costOf(item, item.refunded + quantity) - costOf(item, item.refunded);
  }, 0n);
  const isCovered = cost <= left;
  return isCovered ? cost : left;
}
