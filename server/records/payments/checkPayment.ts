import type { PaymentToTake } from '#contract/finance/takenPayments.ts';
import { manilaDate } from '#domain/day.ts';
import { momentRefusal } from '#domain/transactions/paymentDay.ts';
import type { Machine } from '../../http/caller/loadUser.ts';
import type { StoreOf } from './findStores.ts';
import { type Outcome, refused } from './outcome.ts';
import type { NewPayment } from './writePayments.ts';

/** Who tells of payments: the source of their references, the products, and the only partner, or null. */
export type Teller = Pick<Machine, 'source' | 'partnerId' | 'products'>;

/** A payment that may be taken in, or why it may not; the same for systems and for sheets. */
export const checkPayment = (
  payment: PaymentToTake,
  { teller, now, storeOf }: { teller: Teller; now: Date; storeOf: StoreOf },
): NewPayment | Outcome => {
  if (!teller.products.includes(payment.transactionType)) return refused('product');
  const store = storeOf(payment, teller.partnerId);
  if (store === null) return refused('unknown_store');
  if (store === 'several') return refused('ambiguous_store');
  const at = new Date(payment.at);
  const refusal = momentRefusal(at, now);
  if (refusal) return refused(refusal);
  return { ...payment, ...store, at, day: manilaDate(at), source: teller.source };
};
