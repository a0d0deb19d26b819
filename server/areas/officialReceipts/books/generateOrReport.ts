import type { ReceiptRow } from '#contract/finance/officialReceipts.ts';
import { formatDate, manilaDate } from '#domain/day.ts';
import { formatTin } from '#domain/formats/tin.ts';
import { gapsIn } from '#domain/receipts/gapsIn.ts';
import { vatClass } from '#domain/receipts/receiptAmounts.ts';
import { receiptPurpose } from '#domain/receipts/receiptPurpose.ts';
import { receiptStatus } from '#domain/receipts/receiptStatus.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { id, size, text } from '../../../db/columns/kinds.ts';
import { os } from '../../../http/os.ts';
import { daysOf } from '../../../lists/byDays.ts';
import { RECEIPT } from '../receiptColumns.ts';
import { refuseLongBook, sendBook } from './sendBook.ts';

type Row = ReceiptRow & { seriesId: string; number: number; cancelReason: string | null };
const ROW = columnsOf<Row>('receipt r')({
  ...RECEIPT.columns,
  seriesId: id('r.series_id'),
  number: size('r.number'),
  cancelReason: text('r.cancel_note'),
});
const OF_DAYS = 'receipt r where r.day between $1::date and $2::date';
const READ = `select ${ROW.select} from ${OF_DAYS} order by r.series_id, r.number`;

const money = (label: string) => ({ label, kind: 'money' as const });
const said = (label: string) => ({ label, kind: 'text' as const });
const COLUMNS = [
  said('Receipt number'),
  { label: 'Date', kind: 'date' as const },
  said('Status'),
  said('Payor'),
  said('TIN'),
  said('Description'),
  said('VAT class'),
  ...['VATable sales', 'VAT', 'VAT-exempt sales', 'Zero-rated sales', 'Gross', 'Withheld', 'Net'].map(money),
  said('Why it was cancelled'),
];

/** A row of the register: a cancelled receipt has its number and is of no amount. */
const valuesOf = (row: Row) => {
  const of = (amount: string) => (row.status === 'CANCELLED' ? '0.00' : amount);
  const sales = (kind: Row['vatClass']) => of(row.vatClass === kind ? row.sales : '0.00');
  return [
    ...[row.orNumber, row.dateIssued, receiptStatus[row.status].label.en, row.payorName],
    ...[row.tinNumber && formatTin(row.tinNumber), receiptPurpose(row), vatClass[row.vatClass].en],
    ...[sales('VATABLE'), of(row.vat), sales('EXEMPT'), sales('ZERO_RATED')],
    ...[of(row.grossAmount), of(row.withholdingTax), of(row.netPayment), row.cancelReason],
  ];
};

/** The register of some days: every number in its order, and whether there is a gap. 400 for no days, 422 rule_report_long. */
export const generateOrReport = os.officialReceipts.generateOrReport.handler(async ({ input, context }) => {
  const { from, to } = daysOf(input.query.dateIssued, manilaDate(context.deps.now()));
  await refuseLongBook(context.tx, OF_DAYS, [from, to]);
  const rows = await ROW.read(context.tx, { name: 'receipt-register', text: READ, values: [from, to] });
  const gaps = gapsIn(rows);
  const about = [
    ['Days', `${formatDate(from)} – ${formatDate(to)}`],
    ['Receipts', String(rows.length)],
    ['Cancelled', String(rows.filter(({ status }) => status === 'CANCELLED').length)],
    ['Numbers', gaps === 0 ? `no gaps: ${rows.length}` : `missing: ${gaps}`],
  ] as const;
  const book = { title: 'Register of official receipts', columns: COLUMNS, about, rows: rows.map(valuesOf) };
  return sendBook(context, { name: `receipt-register-${from}-${to}`, ...book });
});
