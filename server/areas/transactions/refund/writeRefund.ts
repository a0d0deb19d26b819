import type { WantedRefund } from '#contract/finance/refunds.ts';
import type { RefundProduct } from '#domain/transactions/proposeRefund.ts';
import type { RefundReason } from '#domain/transactions/refundReasons.ts';
import type { RefundStatus } from '#domain/transactions/refundStatus.ts';
import { writtenOf } from '../../../db/columns/columnsOf.ts';
import { namesOf, placesOf } from '../../../db/columns/definitionOf.ts';
import { centavos, day, id, moment, text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import type { LockedPayment } from './lockPayment.ts';

interface Written {
  transactionId: string;
  day: string;
  partnerId: string;
  merchantId: string;
  key: string;
  bodyHash: string;
  amount: string;
  reason: RefundReason;
  notes: string | null;
  status: RefundStatus;
  requestedAt: Date;
  requestedBy: string;
  /** The equal refund a few minutes before it, as the actor confirmed. */
  sameRefundId: string | null;
}
const NEW = writtenOf<Written>('refund r')({
  transactionId: id('r.transaction_id'),
  day: day('r.day'),
  partnerId: id('r.partner_id'),
  merchantId: id('r.merchant_id'),
  key: text('r.key'),
  bodyHash: text('r.body_hash'),
  amount: centavos('r.amount'),
  reason: text('r.reason'),
  notes: text('r.notes'),
  status: text('r.status'),
  requestedAt: moment('r.requested_at'),
  requestedBy: text('r.requested_by'),
  sameRefundId: id('r.same_refund_id'),
});
const INSERT = `insert into refund (${namesOf(NEW)}) values (${placesOf(NEW)}) returning id`;
const ITEMS = `insert into refund_item (refund_id, day, position, quantity, partner_id, merchant_id)
  select $1, $2, x.position, sum(x.quantity), $3, $4 from jsonb_to_recordset($5) as x(position smallint, quantity integer)
  group by x.position`;

interface About
  extends Pick<Written, 'key' | 'bodyHash' | 'status' | 'requestedAt' | 'requestedBy' | 'sameRefundId'> {
  payment: LockedPayment;
  wanted: WantedRefund;
}

const writeItems = async (
  tx: Tx,
  refundId: string,
  { day: of, partnerId, merchantId }: LockedPayment,
  products: readonly RefundProduct[],
) => {
  const rows = products.map(({ itemId, quantity }) => ({ position: Number(itemId), quantity }));
  const values = [refundId, of, partnerId, merchantId, JSON.stringify(rows)];
  await tx.query({ name: 'refund-items', text: ITEMS, values });
};

/** Writes a refund of a locked payment with its items; answers its id. What it takes is taken of the payment by a trigger. */
export const writeRefund = async (tx: Tx, { payment, wanted, ...about }: About): Promise<string> => {
  const { id: transactionId, day: of, partnerId, merchantId } = payment;
  const row = NEW.write({
    ...{ transactionId, day: of, partnerId, merchantId, ...about },
    ...{ amount: wanted.refundAmount, reason: wanted.refundReason, notes: wanted.notes ?? null },
  });
  const values = Object.values(row);
  const [made] = await tx.query<{ id: string }>({ name: 'make-refund', text: INSERT, values });
  if (!made) throw new Error('The refund was not written');
  if (wanted.refundProducts?.length) await writeItems(tx, made.id, payment, wanted.refundProducts);
  return made.id;
};
