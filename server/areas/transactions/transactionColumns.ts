import type { Refund } from '#contract/finance/refunds.ts';
import type { Settled, SoldItem, TransactionRow } from '#contract/finance/transactions.ts';
import { type RefundStatus, TAKING, UNDER_WAY } from '#domain/transactions/refundStatus.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { centavos, day, id, instant, int, text } from '../../db/columns/kinds.ts';

export const COUNT_FROM = 'payment_transaction t';
export const FROM = `${COUNT_FROM} join merchant m on m.id = t.merchant_id join partner p on p.id = t.partner_id`;

/** A payment, `t`, with the names of its store, `m`, and partner, `p`. */
export const TRANSACTION = columnsOf<TransactionRow>(FROM)({
  id: id('t.id'),
  transactionRefNumber: text('t.reference'),
  source: text('t.source'),
  dtimeTransaction: instant('t.at'),
  day: day('t.day'),
  partnerId: id('t.partner_id'),
  partnerName: text('p.name'),
  merchantId: id('t.merchant_id'),
  merchantName: text('m.name'),
  hsisSalesRoomCode: text('m.hsis_salesroom_code'),
  transactionType: text('t.product'),
  amount: centavos('t.amount'),
  refundedAmount: centavos('t.refunded'),
  underWayAmount: centavos('t.under_way'),
  remainingRefundAmount: centavos(`case t.status when 'POSTED' then t.amount - t.refunded else 0 end`),
  ccAccountNumber: text('t.card_last4'),
  cashier: text('t.cashier'),
  status: text('t.status'),
  dtimeVoided: instant('t.voided_at'),
  voidReason: text('t.void_reason'),
  holdReason: text('t.hold_reason'),
  dtimeHeld: instant('t.held_at'),
  dtimeReleased: instant('t.released_at'),
  releasedBy: text('t.released_by'),
  version: int('t.version'),
});

/** How many of an item, `i`, refunds in these statuses are of. */
const quantityIn = (statuses: readonly RefundStatus[]) =>
  int(`(select coalesce(sum(x.quantity), 0)::int from refund_item x join refund r on r.id = x.refund_id and r.day = x.day
    where r.transaction_id = i.transaction_id and r.day = i.day and x.position = i.position
      and r.status in (${statuses.map((status) => `'${status}'`).join(', ')}))`);

/** An item, `i`, of a payment, with how many of it refunds took. */
export const ITEM = columnsOf<SoldItem>('transaction_item i')({
  itemId: text('i.position::text'),
  name: text('i.name'),
  quantity: int('i.quantity'),
  amount: centavos('i.amount'),
  refunded: quantityIn(TAKING),
  underWay: quantityIn(UNDER_WAY),
});

/** Which items a refund, `r`, is of. */
export const REFUNDED_ITEMS =
  text(`(select string_agg(x.quantity || ' × ' || i.name, ', ' order by x.position) from refund_item x
  join transaction_item i on i.transaction_id = r.transaction_id and i.day = r.day and i.position = x.position
  where x.refund_id = r.id and x.day = r.day)`);

/** A refund, `r`. */
export const REFUND = columnsOf<Refund>('refund r')({
  id: id('r.id'),
  refundAmount: centavos('r.amount'),
  refundReason: text('r.reason'),
  refundCreatedDate: instant('r.requested_at'),
  refundedItems: REFUNDED_ITEMS,
  notes: text('r.notes'),
  status: text('r.status'),
  requestedBy: text('r.requested_by'),
  decidedBy: text('r.decided_by'),
  dtimeDecided: instant('r.decided_at'),
  approvalRequestId: id(
    '(select max(a.id) from approval_request a where a.refund_id = r.id and a.refund_day = r.day)',
  ),
  dtimeSent: instant('r.sent_at'),
  dtimeEnded: instant('r.ended_at'),
  settledDay: day('r.settled_day'),
  processorReference: text('r.processor_reference'),
  failure: text('r.failure'),
  sameRefundAs: id('r.same_refund_id'),
});

export const SETTLED_FROM =
  'payment_transaction t join disbursement_line l on l.id = t.line_id left join payout o on o.id = l.payout_id';

/** The line, `l`, that a payment is in, with the payout, `o`, of whoever may see it. */
export const SETTLED = columnsOf<Settled>(SETTLED_FROM)({
  day: day('l.day'),
  lineId: id('l.id'),
  payoutId: id('o.id'),
  payoutStatus: text('o.status'),
});
