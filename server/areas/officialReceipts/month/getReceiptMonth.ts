import type { ReceiptMonthShown } from '#contract/finance/receiptMonth.ts';
import { manilaDate } from '#domain/day.ts';
import { centavosOf, formatMoney } from '#domain/money.ts';
import { monthBefore, type ReceiptMonth } from '#domain/receipts/receiptMonth.ts';
import { leftInSeries, nextNumbers, receiptNumber } from '#domain/receipts/receiptNumber.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { id } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import { os } from '../../../http/os.ts';
import { seriesLeft } from '../issue/openSeries.ts';
import { readClosed, readMonth } from './readMonth.ts';

// Others' jobs are not seen.
const JOB = columnsOf<{ id: string }>('job j')({ id: id('j.id') });
const READ_JOB = `select ${JOB.select} from job j where j.kind = 'receipts' and j.status in ('queued', 'running') and j.owner_id = $3
  and (j.params ->> 'month')::int = $1 and (j.params ->> 'year')::int = $2 order by j.id desc limit 1`;

const sumOf = <K extends string>(rows: readonly Record<K, string>[], key: K): bigint =>
  rows.reduce((all, row) => all + (centavosOf(row[key]) ?? 0n), 0n);

/** The numbers that so many receipts would get today, and how many are left. */
const numbersFor = async (tx: Tx, today: string, count: number) => {
  const series = await seriesLeft(tx, today);
  const ranges = nextNumbers(series, count) ?? [];
  return {
    left: Number(series.reduce((all, one) => all + leftInSeries(one), 0n)),
    numbers: ranges.map(({ series: { prefix }, first, last }) => ({
      first: receiptNumber(prefix, first),
      last: receiptNumber(prefix, last),
      count: Number(last - first + 1n),
    })),
  };
};

/** What receipts of the rest of a month would be of: of the month before this one where nobody says which. */
export const getReceiptMonth = os.officialReceipts.getReceiptMonth.handler(
  async ({ input: { query }, context: { tx, deps, user } }) => {
    const today = manilaDate(deps.now());
    const usual = monthBefore(today);
    const of: ReceiptMonth = { month: query.month ?? usual.month, year: query.year ?? usual.year };
    const [closed, payors, [job]] = await Promise.all([
      readClosed(tx, of),
      readMonth(tx, of),
      JOB.read(tx, { name: 'receipts-job', text: READ_JOB, values: [of.month, of.year, user.userId] }),
    ]);
    const rows = payors.map(({ row }) => row);
    const receipts = rows.filter(({ why }) => why === null);
    const [gross, withheld] = [sumOf(receipts, 'grossAmount'), sumOf(receipts, 'withholdingTax')];
    const data: ReceiptMonthShown = {
      ...of,
      ...closed,
      ...{ due: formatMoney(sumOf(rows, 'due')), receipted: formatMoney(sumOf(rows, 'receipted')) },
      ...{ receipts, count: receipts.length, leftOut: rows.filter(({ why }) => why !== null) },
      ...{ grossAmount: formatMoney(gross), withholdingTax: formatMoney(withheld) },
      netPayment: formatMoney(gross - withheld),
      ...(await numbersFor(tx, today, receipts.length)),
      jobId: job?.id ?? null,
    };
    return { data };
  },
);
