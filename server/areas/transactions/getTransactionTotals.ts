import type {
  TRANSACTION_SORTS,
  TransactionTotals,
  transactionFilters,
} from '#contract/finance/transactions.ts';
import { manilaDate } from '#domain/day.ts';
import type { MdrType } from '#domain/records/mdrRates.ts';
import type { TransactionStatus } from '#domain/transactions/transactionStatus.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { centavos, day, int, size, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import { os } from '../../http/os.ts';
import { daysOf } from '../../lists/byDays.ts';
import { whereFor } from '../../lists/statements.ts';
import { tillRefunds } from './tillRefunds.ts';
import { COUNT_FROM } from './transactionColumns.ts';
import { type PaymentSelection, transactionSource, withDays } from './transactionSource.ts';

type Figures = Pick<TransactionTotals, 'count' | 'amount' | 'refundedAmount' | 'underWayAmount'>;

/** The figures of all, of a day, of a product or of a cashier. */
interface Group
  extends Figures,
    Pick<TransactionTotals, 'voidedCount' | 'voidedAmount' | 'heldCount' | 'heldAmount'> {
  day: string;
  transactionType: MdrType;
  cashier: string | null;
  /** Which of the three it is not of, as bits: day 4, product 2, cashier 1. */
  isNotOf: number;
}

const SETS = 'group by grouping sets ((), (t.day), (t.product), (t.cashier))';
const among = (status: TransactionStatus, aggregate: string) =>
  `${aggregate} filter (where t.status = '${status}')`;
const GROUP = columnsOf<Group>(`${COUNT_FROM} ${SETS}`)({
  day: day('t.day'),
  transactionType: text('t.product'),
  cashier: text('t.cashier'),
  isNotOf: int('grouping(t.day, t.product, t.cashier)'),
  count: size(among('POSTED', 'count(*)')),
  amount: centavos(`coalesce(${among('POSTED', 'sum(t.amount)')}, 0)::bigint`),
  refundedAmount: centavos('coalesce(sum(t.refunded), 0)::bigint'),
  underWayAmount: centavos('coalesce(sum(t.under_way), 0)::bigint'),
  voidedCount: size(among('VOIDED', 'count(*)')),
  voidedAmount: centavos(`coalesce(${among('VOIDED', 'sum(t.amount)')}, 0)::bigint`),
  heldCount: size(among('HELD', 'count(*)')),
  heldAmount: centavos(`coalesce(${among('HELD', 'sum(t.amount)')}, 0)::bigint`),
});

const ALL = 0b111;
const OF_DAY = 0b011;
const OF_PRODUCT = 0b101;
const OF_CASHIER = 0b110;

const figures = ({ count, amount, refundedAmount, underWayAmount }: Group): Figures => ({
  ...{ count, amount, refundedAmount, underWayAmount },
});
const byAmount = (one: Figures, other: Figures) => Number(other.amount) - Number(one.amount);

/** The one store that is asked for: by the filter, or as the only one that its people see. */
const onlyStore = (
  { merchantId }: PaymentSelection,
  { accessLevel, merchantIds }: SignedIn,
): string | null => {
  if (typeof merchantId === 'string') return merchantId;
  const seen = accessLevel === 'MERCHANT' ? merchantIds : [];
  // A list says one store as a list of one.
  const [first, ...others] = merchantId === undefined ? seen : merchantId.in;
  return first !== undefined && others.length === 0 ? first : null;
};

const NONE: Figures = { count: 0, amount: '0.00', refundedAmount: '0.00', underWayAmount: '0.00' };

/** What a day of one store comes to by cashier: what they took, and what was refunded that day of what they took then or before. */
const byCashierOn = async (
  tx: Tx,
  selection: PaymentSelection & { merchantId: string },
  { day: on, taken }: { day: string; taken: readonly Group[] },
): Promise<TransactionTotals['byCashier']> => {
  const took = new Map(taken.map((group) => [group.cashier, figures(group)]));
  const refunded = new Map((await tillRefunds(tx, selection, on)).map((made) => [made.cashier, made]));
  return [...new Set([...took.keys(), ...refunded.keys()])]
    .map((cashier) => ({
      ...{ cashier, ...(took.get(cashier) ?? NONE) },
      refundCount: refunded.get(cashier)?.count ?? 0,
      refundAmount: refunded.get(cashier)?.amount ?? '0.00',
    }))
    .sort(byAmount);
};

/** Sums up what is filtered; the days are those of the filter, else those on which something was found. */
const sumUp = async (
  tx: Tx,
  selection: PaymentSelection,
  { today, user }: { today: string; user: SignedIn },
): Promise<TransactionTotals> => {
  const { where, values } = whereFor<typeof transactionFilters, typeof TRANSACTION_SORTS>(
    transactionSource,
    selection,
  );
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
  const merchantId = from === to ? onlyStore(selection, user) : null;
  return {
    ...figures(all),
    ...{ voidedCount: all.voidedCount, voidedAmount: all.voidedAmount },
    ...{ heldCount: all.heldCount, heldAmount: all.heldAmount, from, to, byDay },
    byProduct: of(OF_PRODUCT)
      .map((group) => ({ transactionType: group.transactionType, ...figures(group) }))
      .sort(byAmount),
    byCashier: merchantId
      ? await byCashierOn(tx, { ...selection, merchantId }, { day: from, taken: of(OF_CASHIER) })
      : [],
  };
};

/**
 * The payments that are filtered, summed up by day, by product and, of one store's day, by cashier, with the refunds that were asked for
 * on that day.
 */
export const getTransactionTotals = os.transactions.getTransactionTotals.handler(
  async ({ input, context }) => {
    const { tx, deps, user } = context;
    const today = manilaDate(deps.now());
    const selection: PaymentSelection = withDays(input.query, today);
    return { data: await sumUp(tx, selection, { today, user }) };
  },
);
