import type { ReceiptMonthRow } from '#contract/finance/receiptMonth.ts';
import { centavosOf, formatMoney } from '#domain/money.ts';
import { monthReceipt } from '#domain/receipts/monthReceipt.ts';
import type { LinesLeft } from '#domain/receipts/receiptAmounts.ts';
import { daysOfMonth, type ReceiptMonth } from '#domain/receipts/receiptMonth.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { centavos, day, flag, id, size, text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import { registeredLines } from '../choose/readPayor.ts';

interface Sums
  extends Pick<
    ReceiptMonthRow,
    'partnerId' | 'name' | 'lineCount' | 'commission' | 'taxOnCommission' | 'due'
  > {
  withheld: string;
  tinNumber: string | null;
  hasCode: boolean;
}
const LINES = 'disbursement_line l join partner p on p.id = l.partner_id';
const SUMS = columnsOf<Sums>(`${LINES} group by p.id`)({
  partnerId: id('p.id'),
  name: text('p.name'),
  tinNumber: text('p.tin_number'),
  hasCode: flag('p.hsis_code is not null'),
  lineCount: size('count(*)'),
  commission: centavos('sum(l.commission)::bigint'),
  taxOnCommission: centavos('sum(l.tax_on_commission)::bigint'),
  due: centavos('sum(l.commission + l.tax_on_commission)::bigint'),
  withheld: centavos('coalesce(sum(l.withholding_tax) filter (where l.is_twa), 0)::bigint'),
});
const READ_SUMS = `select ${SUMS.select} from ${LINES} where l.day between $1::date and $2::date group by p.id order by p.name, p.id`;

interface Given {
  partnerId: string;
  gross: string;
  vat: string;
  withholding: string;
}
const GIVEN = columnsOf<Given>('receipt r group by r.partner_id')({
  partnerId: id('r.partner_id'),
  gross: centavos('sum(r.gross)::bigint'),
  vat: centavos('sum(r.vat)::bigint'),
  withholding: centavos('sum(r.withholding)::bigint'),
});
const READ_GIVEN = `select ${GIVEN.select} from receipt r where r.of_month = $1::date and r.type = 'PROFIT_SHARING' and r.status = 'ISSUED'
  and r.partner_id is not null group by r.partner_id`;

const CLOSED = columnsOf<{ closed: string | null }>('last_closed_day() c')({ closed: day('c') });
const READ_CLOSED = `select ${CLOSED.select} from last_closed_day() c`;

/** A payor of a month with what its receipt names besides the amounts. */
export interface MonthPayor {
  row: ReceiptMonthRow;
  tinNumber: string | null;
  address: string | null;
  left: LinesLeft;
}

const centavosIn = (pesos: string): bigint => centavosOf(pesos) ?? 0n;

/** The last day that is settled, and whether a month's last day is among those that are. */
export const readClosed = async (tx: Tx, month: ReceiptMonth) => {
  const [last] = await CLOSED.read(tx, { name: 'last-closed', text: READ_CLOSED });
  const closedThrough = last?.closed ?? null;
  return { closedThrough, isClosed: closedThrough !== null && closedThrough >= daysOfMonth(month).to };
};

/** Every partner with closed lines in a month, by name: what of it is left, and the receipt of that or why there is none. */
export const readMonth = async (tx: Tx, month: ReceiptMonth): Promise<MonthPayor[]> => {
  const { from, to } = daysOfMonth(month);
  const [sums, receipts] = await Promise.all([
    SUMS.read(tx, { name: 'sums-of-month', text: READ_SUMS, values: [from, to] }),
    GIVEN.read(tx, { name: 'receipts-of-month', text: READ_GIVEN, values: [from] }),
  ]);
  const given = new Map(receipts.map((one) => [one.partnerId, one]));
  const lines = await registeredLines(
    tx,
    sums.map((sum) => sum.partnerId),
  );
  return sums.map(({ withheld, tinNumber, hasCode, ...sum }) => {
    const address = lines.get(sum.partnerId) ?? null;
    const { gross: receipted = '0.00', vat = '0.00', withholding = '0.00' } = given.get(sum.partnerId) ?? {};
    const {
      gross,
      withholding: ofTax,
      why,
    } = monthReceipt({
      ...{ due: centavosIn(sum.due), receipted: centavosIn(receipted) },
      ...{ withheld: centavosIn(withheld), withheldReceipted: centavosIn(withholding) },
      ...{ hasCode, hasTin: tinNumber !== null, hasAddress: address !== null },
    });
    const left = {
      due: centavosIn(sum.due) - centavosIn(receipted),
      tax: centavosIn(sum.taxOnCommission) - centavosIn(vat),
    };
    const row = {
      ...sum,
      receipted,
      rest: formatMoney(left.due),
      grossAmount: formatMoney(gross),
      withholdingTax: formatMoney(ofTax),
      why,
    };
    return { row, tinNumber, address, left };
  });
};
