import type { ReceiptBatch } from '#contract/finance/receiptMonth.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { centavos, id, instant, int, text } from '../../../db/columns/kinds.ts';
import { os } from '../../../http/os.ts';
import { byId } from '../../../lists/filters.ts';
import type { Bind } from '../../../lists/source.ts';

const MOST = 50;

const FROM = 'receipt_batch b';
const BATCH = columnsOf<ReceiptBatch>(FROM)({
  id: id('b.id'),
  month: int('extract(month from b.of_month)::int'),
  year: int('extract(year from b.of_month)::int'),
  orderedBy: text('b.ordered_by'),
  dtimeOrdered: instant('b.ordered_at'),
  dtimeIssued: instant('b.issued_at'),
  issuedCount: int('b.issued_count'),
  grossAmount: centavos('b.gross'),
  firstNumber: text('b.first_number'),
  lastNumber: text('b.last_number'),
  changedCount: int('b.changed_count'),
});

/** What was issued of months at once, the latest first: fifty at most, or those that are named. */
export const listReceiptBatches = os.officialReceipts.listReceiptBatches.handler(
  async ({ input, context: { tx } }) => {
    const values: unknown[] = [];
    const bind: Bind = (value) => `$${values.push(value)}`;
    const { id: named } = input.query;
    const where = named === undefined ? 'b.issued_at is not null' : byId('b.id')(named, bind);
    const statement = `select ${BATCH.select} from ${FROM} where ${where} order by b.id desc limit ${MOST}`;
    return { data: { list: await BATCH.read(tx, { text: statement, values }) } };
  },
);
