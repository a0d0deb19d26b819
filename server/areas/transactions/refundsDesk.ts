import type { DeskEvent } from '#contract/desk.ts';
import { addDays, manilaDayStart } from '#domain/day.ts';
import { opensPage } from '#domain/desk/deskQueues.ts';
import { refundWords } from '#domain/desk/eventWords.ts';
import { pathOf } from '#domain/pages.ts';
import type { RefundStatus } from '#domain/transactions/refundStatus.ts';
import type { DeskPart } from '../../desk/deskPart.ts';
import type { Sitter } from '../../desk/deskQueue.ts';
import { EVENTS_OF_AREA, eventPart } from '../../desk/eventPart.ts';

interface Found {
  id: string;
  at: string;
  status: RefundStatus;
  /** Centavos. */
  amount: string;
  payment: string;
  reference: string;
  store: string;
}

/** Asked for within so many days, of payments of so many: what is older is no news, and its months are not read. */
const ASKED_DAYS = 30;
const PAID_DAYS = 120;

/** The last refunds that were asked for, as they stand, for whoever sees payments. */
export const refundsDesk = ({ user, today, language }: Sitter): DeskPart<DeskEvent[]> | null =>
  opensPage('transactionList', user)
    ? eventPart(
        (
          bind,
        ) => `select r.id::text as id, coalesce(r.ended_at, r.sent_at, r.decided_at, r.requested_at) as at, r.status, r.amount::text as amount,
          r.transaction_id::text as payment, t.reference, m.name as store
          from (select * from refund n where n.day > ${bind(addDays(today, -PAID_DAYS))}::date
            and n.requested_at >= ${bind(manilaDayStart(addDays(today, -ASKED_DAYS)))}::timestamptz
            order by n.requested_at desc, n.id desc limit ${EVENTS_OF_AREA}) r
          join payment_transaction t on t.id = r.transaction_id and t.day = r.day join merchant m on m.id = r.merchant_id`,
        ({ id, at, status, amount, payment, reference, store }: Found) => ({
          ...{ id: `refund-${id}`, dtime: new Date(at).toISOString(), title: reference, detail: store },
          ...refundWords(status, BigInt(amount), language),
          to: pathOf('transactionDetail', { id: payment }),
        }),
      )
    : null;
