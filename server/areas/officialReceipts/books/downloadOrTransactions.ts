import type { ReceiptRow } from '#contract/finance/officialReceipts.ts';
import { formatDate, manilaDate } from '#domain/day.ts';
import { receiptStatus } from '#domain/receipts/receiptStatus.ts';
import { type MdrType, mdrType } from '#domain/records/mdrRates.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { centavos, day, id, text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import { os } from '../../../http/os.ts';
import { daysOf } from '../../../lists/byDays.ts';
import { readReceipt } from '../readReceipt.ts';
import { refuseLongBook, sendBook } from './sendBook.ts';

/** A receipt with a line of its month; of one that is not for commission the line is null. */
interface Row {
  orNumber: string;
  dateIssued: string;
  status: ReceiptRow['status'];
  payorName: string;
  grossAmount: string;
  lineId: string | null;
  lineDay: string | null;
  storeName: string | null;
  product: MdrType | null;
  lineGross: string | null;
  lineRefunds: string | null;
  commission: string | null;
  taxOnCommission: string | null;
}
const FROM = `receipt r left join disbursement_line l on r.type = 'PROFIT_SHARING' and l.partner_id = r.partner_id
    and l.day >= r.of_month and l.day < (r.of_month + interval '1 month')::date
  left join merchant m on m.id = l.merchant_id`;
const ROW = columnsOf<Row>(FROM)({
  orNumber: text('r.or_number'),
  dateIssued: day('r.day'),
  status: text('r.status'),
  payorName: text('r.payor_name'),
  grossAmount: centavos('r.gross'),
  lineId: id('l.id'),
  lineDay: day('l.day'),
  storeName: text('m.name'),
  product: text('l.product'),
  lineGross: centavos('l.gross'),
  lineRefunds: centavos('l.refunds'),
  commission: centavos('l.commission'),
  taxOnCommission: centavos('l.tax_on_commission'),
});
const ORDER = 'order by r.id, l.day, l.id';
const OF_DAYS = `${FROM} where r.day between $1::date and $2::date`;
const OF_ONE = `${FROM} where r.or_number = $1`;

const said = (label: string) => ({ label, kind: 'text' as const });
const date = (label: string) => ({ label, kind: 'date' as const });
const money = (label: string) => ({ label, kind: 'money' as const });
const COLUMNS = [
  ...[said('Receipt number'), date('Date'), said('Status'), said('Payor'), money('Gross of the receipt')],
  ...[date('Settled day'), said('Store'), said('Product')],
  ...['Sales', 'Refunds', 'Commission', 'Tax on commission'].map(money),
];
const valuesOf = (row: Row) => [
  ...[row.orNumber, row.dateIssued, receiptStatus[row.status].label.en, row.payorName, row.grossAmount],
  ...[row.lineDay, row.storeName, row.product && mdrType[row.product].en],
  ...[row.lineGross, row.lineRefunds, row.commission, row.taxOnCommission],
];

const bookOf = (about: string, rows: readonly Row[]) => ({
  title: 'Receipts with their lines',
  columns: COLUMNS,
  about: [['Of', about]] as const,
  rows: rows.map(valuesOf),
});

const readLines = async (tx: Tx, name: string, from: string, values: string[]): Promise<Row[]> => {
  await refuseLongBook(tx, from, values);
  return ROW.read(tx, { name, text: `select ${ROW.select} from ${from} ${ORDER}`, values });
};

/** The receipts of some days with every closed line of the months that they are of. 400 for no days, 422 rule_report_long. */
export const downloadOrTransactions = os.officialReceipts.downloadOrTransactions.handler(
  async ({ input, context }) => {
    const { from, to } = daysOf(input.query.dateIssued, manilaDate(context.deps.now()));
    const rows = await readLines(context.tx, 'lines-of-receipts', OF_DAYS, [from, to]);
    const book = bookOf(`${formatDate(from)} – ${formatDate(to)}`, rows);
    return sendBook(context, { name: `receipt-lines-${from}-${to}`, ...book });
  },
);

/** The same of one receipt. 404, 422 rule_report_long. */
export const downloadOrTransactionsByNumber = os.officialReceipts.downloadOrTransactionsByNumber.handler(
  async ({ input: { params }, context }) => {
    const { orNumber } = await readReceipt(context.tx, params.orNumber);
    const rows = await readLines(context.tx, 'lines-of-receipt', OF_ONE, [orNumber]);
    return sendBook(context, { name: `${orNumber}-lines`, ...bookOf(orNumber, rows) });
  },
);
