import { z } from 'zod';
import { MDR_TYPES } from '#domain/records/mdrRates.ts';
import { PAYOUT_STATUSES } from '#domain/settlement/payoutStatus.ts';
import { HOLD_REASONS } from '#domain/transactions/holdReason.ts';
import { REFUND_REASONS } from '#domain/transactions/refundReasons.ts';
import { TRANSACTION_STATUSES } from '#domain/transactions/transactionStatus.ts';
import { any, type CallMeta, call } from '../call.ts';
import { envelope, id, idParams, instant, noInput, version, wholeList } from '../envelope.ts';
import { filter, listOf, listQuery } from '../list.ts';
import { named } from './paid.ts';
import { rangeOfAmounts } from './rangeOfAmounts.ts';
import { rangeOfDays } from './rangeOfDays.ts';
import { recordChoice } from './recordChoice.ts';
import { refund, refundTerms, refundTransaction } from './refunds.ts';

const told = z.string().nullable();
/** Pesos, a decimal string with two places. */
const money = z.string();

/** A payment as it stands in a list. Its `day` is Manila's. */
const transactionRow = z.object({
  id,
  transactionRefNumber: z.string(),
  source: z.string(),
  dtimeTransaction: instant,
  day: z.string(),
  partnerId: id,
  partnerName: z.string(),
  merchantId: id,
  merchantName: z.string(),
  hsisSalesRoomCode: z.string(),
  transactionType: z.enum(MDR_TYPES),
  amount: money,
  /** What refunds that wait, are under way or were settled take of it. */
  refundedAmount: money,
  /** So much of that waits for approval or is on its way: it did not reach the customer yet. */
  underWayAmount: money,
  remainingRefundAmount: money,
  /** The last four digits; no more is known. */
  ccAccountNumber: told,
  cashier: told,
  status: z.enum(TRANSACTION_STATUSES),
  dtimeVoided: instant.nullable(),
  voidReason: told,
  /** Why and since when it was held, and who released it; null of one that never was. The reason is for staff. */
  holdReason: z.enum(HOLD_REASONS).nullable(),
  dtimeHeld: instant.nullable(),
  dtimeReleased: instant.nullable(),
  releasedBy: told,
  version,
});
export type TransactionRow = z.infer<typeof transactionRow>;

/** An item of a sale; `amount` is the price of all of it. */
const soldItem = z.object({
  itemId: z.string(),
  name: z.string(),
  quantity: z.number().int(),
  amount: money,
  /** So many of it were refunded, or are to be. */
  refunded: z.number().int(),
  /** So many of those wait for approval or are on their way: they did not reach the customer yet. */
  underWay: z.number().int(),
});
/** With which run it was settled, in which line, and what became of it; the payout is told to whoever sees it. */
const settled = z.object({
  day: z.string(),
  lineId: id,
  payoutId: id.nullable(),
  payoutStatus: z.enum(PAYOUT_STATUSES).nullable(),
});
export type Settled = z.infer<typeof settled>;
const transaction = transactionRow.extend({
  items: z.array(soldItem),
  /** The newest first. */
  refunds: z.array(refund),
  refundTerms,
  /** Null until its day is settled. */
  settled: settled.nullable(),
});
export type SoldItem = z.infer<typeof soldItem>;
export type Transaction = z.infer<typeof transaction>;

export const TRANSACTION_SORTS = ['dtimeTransaction', 'amount', 'id'] as const;

/** `q` is a whole reference, of whichever day, or the last four digits of a card. */
export const transactionFilters = {
  q: filter.text(),
  id: filter.ids(),
  day: rangeOfDays,
  partnerId: filter.ids(),
  merchantId: filter.ids(),
  transactionType: filter.oneOf(MDR_TYPES),
  status: filter.oneOf(TRANSACTION_STATUSES),
  amount: rangeOfAmounts,
  ccAccountNumber: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
  cashier: filter.text(),
  hasRefunds: filter.flag(),
};

const figures = {
  /** Payments that stand; voided ones are counted apart. */
  count: z.number().int(),
  amount: money,
  /** As of a payment: what refunds take, and how much of that is under way. */
  refundedAmount: money,
  underWayAmount: money,
};
/** What is filtered, summed up; an exact count whatever the number of rows. */
const totals = z.object({
  ...figures,
  voidedCount: z.number().int(),
  voidedAmount: money,
  /** Held payments are in no other figure. */
  heldCount: z.number().int(),
  heldAmount: money,
  from: z.string(),
  to: z.string(),
  /** Days on which something was paid, the first first. */
  byDay: z.array(z.object({ day: z.string(), ...figures })),
  /** The largest first. */
  byProduct: z.array(z.object({ transactionType: z.enum(MDR_TYPES), ...figures })),
  /**
   * Of one day and one store alone, by who took it; null where the till did not say. `refundCount` and `refundAmount` are refunds that were
   * asked for on that day and stand, of what they took on whichever day.
   */
  byCashier: z.array(
    z.object({ cashier: told, ...figures, refundCount: z.number().int(), refundAmount: money }),
  ),
});
export type TransactionTotals = z.infer<typeof totals>;

const view = any('PT_VIEW');
const addition = { ...view, addition: true } as const;

const decides = {
  ...any('FM_EDIT_RS'),
  userType: 'INTERNAL',
  addition: true,
  versioned: true,
  proof: 'money',
} as const satisfies CallMeta;

/** Payments, with what was refunded of them. */
export const transactions = {
  getRefundReasons: call('GET', '/api/transactions/refund-reason', view)
    .input(noInput)
    .output(
      envelope(
        z.object({
          refundReasonTypes: z.array(
            z.object({ code: z.enum(REFUND_REASONS), label: z.string(), needsNotes: z.boolean() }),
          ),
        }),
      ),
    ),
  /** Without days, and without a reference, those of the last 31. */
  listTransactions: call('GET', '/api/transactions', addition)
    .input(z.object({ query: listQuery(transactionFilters, TRANSACTION_SORTS) }))
    .output(listOf(transactionRow)),
  getTransactionTotals: call('GET', '/api/transactions/totals', addition)
    .input(z.object({ query: z.strictObject(transactionFilters) }))
    .output(envelope(totals)),
  /** Partners whose payments one may see, by a part of their name or code: twenty at most. */
  listTransactionPartners: call('GET', '/api/transactions/partners', addition)
    .input(z.object({ query: recordChoice.ofPartner }))
    .output(wholeList(recordChoice.row)),
  /** The same of stores, of one partner or of all. */
  listTransactionStores: call('GET', '/api/transactions/stores', addition)
    .input(z.object({ query: recordChoice.ofStore }))
    .output(wholeList(recordChoice.row)),
  getTransaction: call('GET', '/api/transactions/{id}', view)
    .input(z.object({ params: idParams }))
    .output(envelope(transaction)),
  refundTransaction,
  /** Posts a held payment. 422 rule_not_held; rule_own_request for people who made or changed the key that posted it. */
  releasePayment: call('POST', '/api/transactions/{id}/release', decides)
    .input(z.object({ params: idParams }))
    .output(envelope(transaction)),
  /** Voids a held payment; refused as `releasePayment` is. */
  voidHeldPayment: call('POST', '/api/transactions/{id}/void', decides)
    .input(z.object({ params: idParams, body: z.strictObject({ reason: named(120) }) }))
    .output(envelope(transaction)),
};
