import type { Transaction } from '#contract/finance/transactions.ts';
import type { Tx } from '../../db/context.ts';
import { notFound } from '../../http/errors/fail.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { ITEM, REFUND, TRANSACTION } from './transactionColumns.ts';

// The day first, by which the payment's month is found.
const FIND = `select ${TRANSACTION.select} from transaction_ref f join payment_transaction t on t.id = f.id and t.day = f.day
  join merchant m on m.id = t.merchant_id join partner p on p.id = t.partner_id where f.id = $1`;
const ITEMS = `select ${ITEM.select} from transaction_item i where i.transaction_id = $1 and i.day = $2 order by i.position`;
const REFUNDS = `select ${REFUND.select} from refund r where r.transaction_id = $1 and r.day = $2 order by r.requested_at desc, r.id desc`;

/** One payment with its items and refunds. 404. */
const readTransaction = async (tx: Tx, id: string): Promise<Transaction> => {
  const [row] = await TRANSACTION.read(tx, { name: 'read-transaction', text: FIND, values: [toId(id)] });
  if (!row) throw notFound();
  const values = [row.id, row.day];
  const [items, refunds] = await Promise.all([
    ITEM.read(tx, { name: 'items-of-transaction', text: ITEMS, values }),
    REFUND.read(tx, { name: 'refunds-of-transaction', text: REFUNDS, values }),
  ]);
  return { ...row, items, refunds };
};

/** One payment. 404. */
export const getTransaction = os.transactions.getTransaction.handler(async ({ input, context }) => ({
  data: await readTransaction(context.tx, input.params.id),
}));
