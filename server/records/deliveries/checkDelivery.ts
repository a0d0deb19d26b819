import type { DeliveryRefusal, DeliveryToTake } from '#contract/finance/takenDeliveries.ts';
import { maskCustomer } from '#domain/deliveries/maskCustomer.ts';
import { formatMoney } from '#domain/money.ts';
import { momentRefusal } from '#domain/transactions/paymentDay.ts';
import type { Machine } from '../../http/caller/loadUser.ts';
import type { StoreOf } from '../payments/findStores.ts';
import { type OutcomeOf, refused } from '../payments/outcome.ts';

/** What became of an advice that was told of. */
export type DeliveryOutcome = OutcomeOf<DeliveryRefusal>;

/** An advice that was found good, with its store, and of its customer the initials. */
export interface NewDelivery
  extends Pick<DeliveryToTake, 'number' | 'loanContractNumber' | 'status' | 'items'> {
  customer: string;
  partnerId: string;
  merchantId: string;
  amount: string;
  issuedAt: Date;
  deliveredAt: Date | null;
  deliveryReceipt: string | null;
  cancelledAt: Date | null;
  cancelReason: string | null;
  /** It was issued too long ago to be new; what is there already may still end. */
  isLate: boolean;
}

/** Goods on credit: whoever tells of payments of this product tells of their delivery. */
const PRODUCT = 'POS_LOAN';

const momentOf = (at: string | undefined): Date | null => (at === undefined ? null : new Date(at));

/** An advice that may be taken in, or the first reason why it may not. */
export const checkDelivery = (
  advice: DeliveryToTake,
  { teller, now, storeOf }: { teller: Pick<Machine, 'partnerIds' | 'products'>; now: Date; storeOf: StoreOf },
): NewDelivery | DeliveryOutcome => {
  if (!teller.products.includes(PRODUCT)) return refused('product');
  const store = storeOf(advice, teller.partnerIds);
  if (store === null) return refused('unknown_store');
  if (store === 'several') return refused('ambiguous_store');
  const [issuedAt, deliveredAt, cancelledAt] = [
    new Date(advice.issuedAt),
    momentOf(advice.deliveredAt),
    momentOf(advice.cancelledAt),
  ];
  const isAhead = [issuedAt, deliveredAt, cancelledAt].some((at) => at && momentRefusal(at, now) === 'ahead');
  if (isAhead) return refused('ahead');
  const { number, loanContractNumber, status, items, deliveryReceipt, cancelReason } = advice;
  return {
    ...{ number, loanContractNumber, status, items, issuedAt, deliveredAt, cancelledAt },
    ...{ merchantId: store.merchantId, partnerId: store.partnerId },
    customer: maskCustomer(advice.customer),
    amount: formatMoney(advice.amount),
    deliveryReceipt: deliveryReceipt ?? null,
    cancelReason: cancelReason ?? null,
    isLate: momentRefusal(issuedAt, now) === 'late',
  };
};
