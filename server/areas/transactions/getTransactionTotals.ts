import type { z } from 'zod';
import type { TransactionTotals, transactionFilters } from '#contract/finance/transactions.ts';
import { manilaDate } from '#domain/day.ts';
import type { MdrType } from '#domain/records/mdrRates.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { centavos, day, int, size, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { os } from '../../http/os.ts';
import { daysOf } from '../../lists/byDays.ts';
import type { Selection } from '../../lists/source.ts';
import { whereFor } from '../../lists/statements.ts';
import { COUNT_FROM } from './transactionColumns.ts';
import { transactionSource, withDays } from './transactionSource.ts';

type Filters = typeof transactionFilters;
type Figures = Pick<TransactionTotals, 'count' | 'amount' | 'refundedAmount'>;

/** The figures of all, of a day, of a product or of a cashier. */
interface Group extends Figures, Pick<TransactionTotals, 'voidedCount' | 'voidedAmount'> {
  day: string;
  transactionType: MdrType;
  cashier: string | null;
  /** Which of the three it is not of, as bits: day 4, product 2, cashier 1. */
  isNotOf: number;
}

const SETS = 'group by grouping sets ((), (t.day), (t.product), (t.cashier))';
const stands = (aggregate: string) => `${aggregate} filter (where t.status = 'POSTED')`;
const GROUP = columnsOf<Group>(`${COUNT_FROM} ${SETS}`)({
  day: day('t.day'),
  transactionType: text('t.product'),
  cashier: text('t.cashier'),
  isNotOf: int('grouping(t.day, t.product, t.cashier)'),
  count: size(stands('count(*)')),
  amount: centavos(`coalesce(${stands('sum(t.amount)')}, 0)::bigint`),
  refundedAmount: centavos('coalesce(sum(t.refunded), 0)::bigint'),
  voidedCount: size(`count(*) filter (where t.status = 'VOIDED')`),
  voidedAmount: centavos(`coalesce(sum(t.amount) filter (where t.status = 'VOIDED'), 0)::bigint`),
});

const ALL = 0b111;
const OF_DAY = 0b011;
const OF_PRODUCT = 0b101;
const OF_CASHIER = 0b110;

const figures = ({ count, amount, refundedAmount }: Group): Figures => ({ count, amount, refundedAmount });
const byAmount = (one: Figures, other: Figures) => Number(other.amount) - Number(one.amount);

/** Sums up what is filtered; the days are those of the filter, else those on which something was found. */
const sumUp = async (tx: Tx, selection: Selection<Filters>, today: string): Promise<TransactionTotals> => {
  const { where, values } = whereFor(transactionSource, selection);
  const groups = await GROUP.read(tx, {
    text: `select ${GROUP.select} from ${COUNT_FROM}${where} ${SETS}`,
    values,
  });
  const of = (set: number) => groups.filter(({ isNotOf }) => isNotOf === set);
  const [all] = of(ALL);
  if (!all) throw new Error('Sums without rows have a row still');
  const byDay = of(OF_DAY)
    .map((group) => ({ day: group.day, ...figures(group) }))
    .sort((one, other) => one.day.localeCompare(other.day));
  const { from, to } =
    selection.day === undefined
      ? { from: byDay[0]?.day ?? today, to: byDay.at(-1)?.day ?? today }
      : daysOf(selection.day, today);
  const isOneTill = from === to && typeof selection.merchantId === 'string';
  return {
    ...figures(all),
    ...{ voidedCount: all.voidedCount, voidedAmount: all.voidedAmount, from, to, byDay },
    byProduct: of(OF_PRODUCT)
      .map((group) => ({ transactionType: group.transactionType, ...figures(group) }))
      .sort(byAmount),
    byCashier: isOneTill
      ? of(OF_CASHIER)
          .map((group) => ({ cashier: group.cashier, ...figures(group) }))
          .sort(byAmount)
      : [],
  };
};

/** The payments that are filtered, summed up by day, by product and, of one store's day, by cashier. */
export const getTransactionTotals = os.transactions.getTransactionTotals.handler(
  async ({ input, context }) => {
    const today = manilaDate(context.deps.now());
    const selection: z.output<z.ZodObject<Filters>> = withDays(input.query, today);
    return { data: await sumUp(context.tx, selection, today) };
  },
);
