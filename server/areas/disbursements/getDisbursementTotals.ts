import type { DisbursementTotals, disbursementFilters } from '#contract/finance/disbursements.ts';
import { manilaDate } from '#domain/day.ts';
import type { MdrType } from '#domain/records/mdrRates.ts';
import { columnsOf, type Selected } from '../../db/columns/columnsOf.ts';
import { centavos, day, id, int, size, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { os } from '../../http/os.ts';
import { daysOf } from '../../lists/byDays.ts';
import type { Selection } from '../../lists/source.ts';
import { whereFor } from '../../lists/statements.ts';
import { askerOf } from '../../records/asker.ts';
import { COUNT_FROM } from './disbursementColumns.ts';
import { disbursementSource, withRights } from './disbursementSource.ts';

type Figures = Omit<DisbursementTotals['byDay'][number], 'day'>;
/** The figures of all, of a day, of a product or of a store. */
interface Group extends Figures {
  day: string;
  transactionType: MdrType;
  merchantId: string;
  /** Which of the three it is not of, as bits: day 4, product 2, store 1. */
  isNotOf: number;
  /** How many there are of its kind, and where it stands among them, the highest net first. */
  ofKind: number;
  place: number;
}

const STORES_AT_MOST = 100;
const SETS = 'group by grouping sets ((), (l.day), (l.product), (l.merchant_id))';
const KIND = 'grouping(l.day, l.product, l.merchant_id)';
const sum = (column: string) => centavos(`coalesce(sum(l.${column}), 0)::bigint`);
const GROUP = columnsOf<Group>(`${COUNT_FROM} ${SETS}`)({
  day: day('l.day'),
  transactionType: text('l.product'),
  merchantId: id('l.merchant_id'),
  isNotOf: int(KIND),
  ofKind: size(`count(*) over (partition by ${KIND})`),
  place: size(`row_number() over (partition by ${KIND} order by sum(l.net) desc, l.merchant_id)`),
  lineCount: size('count(*)'),
  gross: sum('gross'),
  refunds: sum('refunds'),
  commission: sum('commission'),
  taxOnCommission: sum('tax_on_commission'),
  withholdingTax: centavos('coalesce(sum(l.withholding_tax) filter (where l.is_twa), 0)::bigint'),
  ewt: sum('ewt'),
  net: sum('net'),
});

const NAMED = columnsOf<{ merchantName: string | null }>('merchant m')({ merchantName: text('m.name') });

const [ALL, OF_DAY, OF_PRODUCT, OF_STORE] = [0b111, 0b011, 0b101, 0b110];

const figures = (group: Group): Figures => {
  const { lineCount, gross, refunds, commission, taxOnCommission, withholdingTax, ewt, net } = group;
  return { lineCount, gross, refunds, commission, taxOnCommission, withholdingTax, ewt, net };
};

/** The statement that sums up the lines that are filtered: all days and products, of the stores those that got most. */
export const totalsStatement = (selection: Selection<typeof disbursementFilters>) => {
  const { where, values } = whereFor(disbursementSource, selection);
  const groups = `select ${GROUP.select} from ${COUNT_FROM}${where} ${SETS}`;
  const text = `select g.*, ${NAMED.select} from (${groups}) g left join merchant m on m.id = g."merchantId"
    where g."isNotOf" <> ${OF_STORE} or g.place <= ${STORES_AT_MOST} order by g."isNotOf", g.place`;
  return { text, values };
};

type Row = Selected<Group> & Selected<{ merchantName: string | null }>;

/** Sums up the lines that are filtered. */
const sumUp = async (
  tx: Tx,
  selection: Selection<typeof disbursementFilters>,
  today: string,
): Promise<DisbursementTotals> => {
  const rows = await tx.query<Row>(totalsStatement(selection));
  const groups = rows.map((row) => ({ ...GROUP.present(row), ...NAMED.present(row) }));
  const of = (set: number) => groups.filter(({ isNotOf }) => isNotOf === set);
  const [all] = of(ALL);
  if (!all) throw new Error('Sums without rows have a row still');
  const stores = of(OF_STORE);
  return {
    ...figures(all),
    ...daysOf(selection.day, today),
    byDay: of(OF_DAY)
      .map((group) => ({ day: group.day, ...figures(group) }))
      .sort((one, other) => other.day.localeCompare(one.day)),
    byProduct: of(OF_PRODUCT).map((group) => ({
      transactionType: group.transactionType,
      ...figures(group),
    })),
    byStore: stores.map((group) => ({
      merchantId: group.merchantId,
      merchantName: group.merchantName ?? '',
      ...figures(group),
    })),
    storeCount: stores[0]?.ofKind ?? 0,
  };
};

/** The lines that are filtered, summed up by day, by product and by store. 403 as the list. */
export const getDisbursementTotals = os.disbursements.getDisbursementTotals.handler(
  async ({ input, context }) => {
    const asker = askerOf(context);
    return { data: await sumUp(context.tx, withRights(input.query, asker), manilaDate(asker.now)) };
  },
);
