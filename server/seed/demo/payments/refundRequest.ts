import { addDays, manilaDate } from '#domain/day.ts';
import { formatMoney } from '#domain/money.ts';
import { REFUND_LIMIT } from '#domain/transactions/refundRefusal.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { day, id, text } from '../../../db/columns/kinds.ts';
import { queryOf } from '../../../settlement/run/queryOf.ts';
import type { DemoArea } from '../area.ts';

interface Large {
  id: string;
  day: string;
  partnerId: string;
  merchantId: string;
  amount: string;
  subject: string;
}
const FROM =
  'payment_transaction t join transaction_ref f on f.id = t.id join merchant m on m.id = t.merchant_id';
const LARGE = columnsOf<Large>(FROM)({
  id: id('t.id'),
  day: day('t.day'),
  partnerId: id('t.partner_id'),
  merchantId: id('t.merchant_id'),
  amount: id('t.amount'),
  subject: text(`f.reference || ', ' || m.name`),
});
// The latest that takes a second person, and of which nothing was refunded.
const FIND = `select ${LARGE.select} from ${FROM}
  where t.day between $1 and $2 and t.status = 'POSTED' and t.refunded = 0 and t.amount > $3 and t.product <> 'CASH_LOAN'
  order by t.day desc, t.id desc limit 1`;
const REFUND = `insert into refund (day, transaction_id, key, partner_id, merchant_id, amount, reason, notes, status, requested_at, requested_by)
  values ($1, $2::bigint, 'demo-request-' || $2::bigint, $3, $4, $5, 'CANCELLED_ORDER', $6, 'REQUESTED', $7, 'finance.officer') returning id`;
const REQUEST = `insert into approval_request (kind, partner_id, merchant_id, transaction_id, refund_id, refund_day, subject, command,
    base_version, diff, beside, state, maker_id, maker, made_at)
  select 'REFUND', $1, $2, $3, $4, $5, $6, '{}', 1, $7, $8, 'PENDING', u.id, u.username, $9 from user_account u where u.username = 'finance.officer'`;
const NOTES = 'Delivery was put off twice; the customer has bought elsewhere.';
const HOUR_MS = 3_600_000;

/** A refund of a whole payment above the limit, which waits for a second person. */
export const refundRequest: DemoArea = {
  seeded: `from approval_request where kind = 'REFUND'`,
  seed: async ({ client, now }) => {
    const today = manilaDate(now);
    const values = [addDays(today, -60), today, REFUND_LIMIT];
    const [payment] = await LARGE.read(queryOf(client), { text: FIND, values });
    if (!payment) return;
    const { id: paymentId, day: ofDay, partnerId, merchantId, amount, subject } = payment;
    const at = new Date(now.getTime() - 3 * HOUR_MS);
    const pesos = formatMoney(BigInt(amount));
    const diff = [
      { field: 'refundAmount', before: null, after: pesos },
      { field: 'refundReason', before: null, after: 'CANCELLED_ORDER' },
      { field: 'notes', before: null, after: NOTES },
      { field: 'remainingRefundAmount', before: pesos, after: '0.00' },
    ];
    const beside = [{ field: 'amount', value: pesos }];
    const made = await client.query<{ id: string }>(REFUND, [
      ...[ofDay, paymentId, partnerId, merchantId, amount, NOTES, at],
    ]);
    const told = [JSON.stringify(diff), JSON.stringify(beside), at];
    await client.query(REQUEST, [
      ...[partnerId, merchantId, paymentId, made.rows[0]?.id, ofDay, subject],
      ...told,
    ]);
  },
};
