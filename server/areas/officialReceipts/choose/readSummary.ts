import type { OrSummary } from '#contract/finance/officialReceipts.ts';
import { centavosOf, formatMoney } from '#domain/money.ts';
import { daysOfMonth, type ReceiptMonth } from '#domain/receipts/receiptMonth.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { centavos, day, size } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import { RECEIPT } from '../receiptColumns.ts';

type Sums = Pick<OrSummary, 'lineCount' | 'commission' | 'taxOnCommission' | 'due' | 'withholdingTax'>;
const LINES = 'disbursement_line l';
const sum = (of: string, where = '') => centavos(`coalesce(sum(${of})${where}, 0)::bigint`);
const SUMS = columnsOf<Sums>(LINES)({
  lineCount: size('count(*)'),
  commission: sum('l.commission'),
  taxOnCommission: sum('l.tax_on_commission'),
  due: sum('l.commission + l.tax_on_commission'),
  withholdingTax: sum('l.withholding_tax', ' filter (where l.is_twa)'),
});
const READ_SUMS = `select ${SUMS.select} from ${LINES} where l.partner_id = $1 and l.day between $2::date and $3::date`;

type Given = OrSummary['receipts'][number];
const { orNumber, dateIssued, status, grossAmount, vat, withholdingTax } = RECEIPT.columns;
const GIVEN = columnsOf<Given>('receipt r')({
  orNumber,
  dateIssued,
  status,
  grossAmount,
  vat,
  withholdingTax,
});
const READ_GIVEN = `select ${GIVEN.select} from receipt r
  where r.partner_id = $1 and r.of_month = $2::date and r.type = 'PROFIT_SHARING' order by r.id`;

const CLOSED = columnsOf<{ closed: string | null }>('last_closed_day() c')({ closed: day('c') });
const READ_CLOSED = `select ${CLOSED.select} from last_closed_day() c`;

/** What the closed days of a payor's month come to, what of it is receipted, and the rest. */
export const readSummary = async (
  tx: Tx,
  { payorId, month }: { payorId: string; month: ReceiptMonth },
): Promise<Omit<OrSummary, 'payorName'>> => {
  const { from, to } = daysOfMonth(month);
  const [[sums], receipts, [last]] = await Promise.all([
    SUMS.read(tx, { name: 'sums-of-payor', text: READ_SUMS, values: [payorId, from, to] }),
    GIVEN.read(tx, { name: 'receipts-of-payor', text: READ_GIVEN, values: [payorId, from] }),
    CLOSED.read(tx, { name: 'last-closed', text: READ_CLOSED }),
  ]);
  if (!sums) throw new Error('Sums without rows have a row still');
  const of = (pesos: string) => centavosOf(pesos) ?? 0n;
  const issued = receipts.filter((receipt) => receipt.status === 'ISSUED');
  const receipted = issued.reduce((all, receipt) => all + of(receipt.grossAmount), 0n);
  const taxReceipted = issued.reduce((all, receipt) => all + of(receipt.vat), 0n);
  return {
    ...month,
    ...sums,
    receipted: formatMoney(receipted),
    rest: formatMoney(of(sums.due) - receipted),
    restTax: formatMoney(of(sums.taxOnCommission) - taxReceipted),
    isOpen: !last?.closed || last.closed < to,
    receipts,
  };
};
