import type { MdrType } from '#domain/records/mdrRates.ts';
import type { TransactionStatus } from '#domain/transactions/transactionStatus.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { centavos, day, id, text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import { notFound } from '../../../http/errors/fail.ts';

/** A payment that nobody else refunds, voids or settles until the transaction ends. */
export interface LockedPayment {
  id: string;
  day: string;
  reference: string;
  partnerId: string;
  merchantId: string;
  merchantName: string;
  product: MdrType;
  status: TransactionStatus;
  /** Pesos, like the next two. */
  amount: string;
  refunded: string;
  left: string;
  cardLast4: string | null;
}

const FROM = `transaction_ref f join payment_transaction t on t.id = f.id and t.day = f.day
  join merchant m on m.id = t.merchant_id`;
const LOCKED = columnsOf<LockedPayment>(FROM)({
  id: id('t.id'),
  day: day('t.day'),
  reference: text('t.reference'),
  partnerId: id('t.partner_id'),
  merchantId: id('t.merchant_id'),
  merchantName: text('m.name'),
  product: text('t.product'),
  status: text('t.status'),
  amount: centavos('t.amount'),
  refunded: centavos('t.refunded'),
  left: centavos('t.amount - t.refunded'),
  cardLast4: text('t.card_last4'),
});
const LOCK = `select ${LOCKED.select} from ${FROM} where f.id = $1 for no key update of t`;

/** Locks a payment, before anything of its refunds. 404. */
export const lockPayment = async (tx: Tx, id: string): Promise<LockedPayment> => {
  const [payment] = await LOCKED.read(tx, { name: 'lock-payment', text: LOCK, values: [id] });
  if (!payment) throw notFound();
  return payment;
};
