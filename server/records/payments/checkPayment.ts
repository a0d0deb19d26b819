import type { PaymentToTake, TakingRefusal } from '#contract/finance/takenPayments.ts';
import { manilaDate } from '#domain/day.ts';
import type { MdrType } from '#domain/records/mdrRates.ts';
import { momentRefusal } from '#domain/transactions/paymentDay.ts';
import type { Machine } from '../../http/caller/loadUser.ts';
import type { NamedStore, StoreOf } from './findStores.ts';
import { type Outcome, refused } from './outcome.ts';
import type { NewPayment } from './writePayments.ts';

/** Who tells of payments: the source of their references, the products, and its partners, or null for all. */
export type Teller = Pick<Machine, 'source' | 'partnerIds' | 'products'>;

/** What is known of a payment that is told of; what is not known, as it cannot be read, stands against nothing. */
interface Known {
  transactionType?: MdrType | undefined;
  store?: NamedStore | 'several' | null | undefined;
  at?: Date | undefined;
}

/** All that stands against a payment, whoever tells of it: a system or a sheet. */
export const refusalsOf = (
  { transactionType, store, at }: Known,
  { teller, now }: { teller: Teller; now: Date },
): TakingRefusal[] => {
  const moment = at && momentRefusal(at, now);
  return [
    ...(transactionType && !teller.products.includes(transactionType) ? (['product'] as const) : []),
    ...(store === null ? (['unknown_store'] as const) : []),
    ...(store === 'several' ? (['ambiguous_store'] as const) : []),
    ...(moment ? [moment] : []),
  ];
};

/** A payment that may be taken in, or the first reason why it may not. */
export const checkPayment = (
  payment: PaymentToTake,
  { teller, now, storeOf }: { teller: Teller; now: Date; storeOf: StoreOf },
): NewPayment | Outcome => {
  const store = storeOf(payment, teller.partnerIds);
  const at = new Date(payment.at);
  const [first] = refusalsOf({ transactionType: payment.transactionType, store, at }, { teller, now });
  if (first || store === null || store === 'several') return refused(first ?? 'unknown_store');
  const { merchantId, partnerId, segment } = store;
  return { ...payment, merchantId, partnerId, segment, at, day: manilaDate(at), source: teller.source };
};
