import { z } from 'zod';
import { DELIVERY_STATUSES } from '#domain/deliveries/deliveryStatus.ts';
import { any, call } from '../call.ts';
import { envelope, id, idParams, instant, version, wholeList } from '../envelope.ts';
import { filter, listOf, listQuery } from '../list.ts';
import { rangeOfDays } from './rangeOfDays.ts';
import { recordChoice } from './recordChoice.ts';

const told = z.string().nullable();
/** Pesos, a decimal string with two places. */
const money = z.string();

/** A delivery advice as it stands in a list: goods bought on a loan contract, which their store may deliver. */
const adviceRow = z.object({
  id,
  number: z.string(),
  loanContractNumber: z.string(),
  /** Masked: initials, and no more is known. */
  customer: z.string(),
  partnerId: id,
  partnerName: z.string(),
  merchantId: id,
  merchantName: z.string(),
  hsisSalesRoomCode: z.string(),
  /** What is delivered, in one line: each item's quantity and name. */
  itemNames: z.string(),
  amount: money,
  dtimeIssued: instant,
  status: z.enum(DELIVERY_STATUSES),
  dtimeDelivered: instant.nullable(),
  /** The number of the paper that the customer signed. */
  deliveryReceipt: told,
  dtimeCancelled: instant.nullable(),
  cancelReason: told,
  source: z.string(),
  version,
});
export type DeliveryAdviceRow = z.infer<typeof adviceRow>;

/** `amount` is the price of all of it. */
const item = z.object({ itemId: z.string(), name: z.string(), quantity: z.number().int(), amount: money });
export type DeliveryItem = z.infer<typeof item>;

const advice = adviceRow.extend({
  items: z.array(item),
  /** When its source told of it, and of its end. */
  dtimeTaken: instant,
  dtimeEndTaken: instant.nullable(),
});
export type DeliveryAdvice = z.infer<typeof advice>;

export const DELIVERY_SORTS = ['dtimeIssued', 'amount', 'id'] as const;

const narrowing = {
  /** A whole number of an advice, of a loan contract or of a delivery receipt, whatever its day. */
  q: filter.text(),
  id: filter.ids(),
  /** Manila's day of its issue. */
  day: rangeOfDays,
  partnerId: filter.ids(),
  merchantId: filter.ids(),
};
export const deliveryFilters = { ...narrowing, status: filter.oneOf(DELIVERY_STATUSES) };

const view = { ...any('DA_VIEW'), addition: true } as const;

/** Delivery advices, read only: the systems that issue them tell of them, and of their end (`takenPayments`). */
export const deliveryAdvices = {
  /** Without days those issued in the last 31; of whichever day where `status` asks for what is to be delivered still, or `q` names one. */
  listDeliveryAdvices: call('GET', '/api/delivery-advice', view)
    .input(z.object({ query: listQuery(deliveryFilters, DELIVERY_SORTS) }))
    .output(listOf(adviceRow)),
  /** How many advices of each status the other filters leave: the totals of the lists. */
  getDeliveryCounts: call('GET', '/api/delivery-advice/counts', view)
    .input(z.object({ query: z.strictObject(narrowing) }))
    .output(
      wholeList(
        z.object({ tab: z.enum(DELIVERY_STATUSES), count: z.number().int(), isAtLeast: z.boolean() }),
      ),
    ),
  /** Partners of whose stores one may see advices, by a part of their name or code: twenty at most. */
  listDeliveryPartners: call('GET', '/api/delivery-advice/partners', view)
    .input(z.object({ query: recordChoice.ofPartner }))
    .output(wholeList(recordChoice.row)),
  listDeliveryStores: call('GET', '/api/delivery-advice/stores', view)
    .input(z.object({ query: recordChoice.ofStore }))
    .output(wholeList(recordChoice.row)),
  getDeliveryAdvice: call('GET', '/api/delivery-advice/{id}', view)
    .input(z.object({ params: idParams }))
    .output(envelope(advice)),
};
