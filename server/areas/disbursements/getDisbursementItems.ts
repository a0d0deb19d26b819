import type { SettledItem } from '#contract/finance/disbursements.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { centavos, id, instant, text } from '../../db/columns/kinds.ts';
import { os } from '../../http/os.ts';
import { readLine } from './readLine.ts';

const PAGE = 100;

// The months in which a line's items lie are known of it, so that no other is read.
const ITEMS = `(
    select 'SALE' as kind, t.id as transaction_id, t.reference, t.at, t.amount
      from disbursement_line l join payment_transaction t on t.line_id = l.id and t.day between l.item_from and l.item_to where l.id = $1
    union all
    select 'REFUND', r.transaction_id, f.reference, r.ended_at, -r.amount
      from disbursement_line l join refund r on r.line_id = l.id and r.day between l.item_from and l.item_to
      join transaction_ref f on f.id = r.transaction_id where l.id = $1
  ) i`;
const ITEM = columnsOf<SettledItem>(ITEMS)({
  kind: text('i.kind'),
  transactionId: id('i.transaction_id'),
  transactionRefNumber: text('i.reference'),
  at: instant('i.at'),
  amount: centavos('i.amount'),
});
const READ = `select ${ITEM.select} from ${ITEMS} order by i.at, i.transaction_id, i.kind desc, i.amount limit ${PAGE} offset $2`;

/** The sales and refunds of a line, a hundred at a time. 404. */
export const getDisbursementItems = os.disbursements.getDisbursementItems.handler(
  async ({ input, context }) => {
    const { id: lineId, paymentCount, refundCount } = await readLine(context.tx, input.params.id, context);
    const values = [lineId, input.query.offset];
    const list = await ITEM.read(context.tx, { name: 'items-of-line', text: READ, values });
    return { data: { list, total: paymentCount + refundCount } };
  },
);
