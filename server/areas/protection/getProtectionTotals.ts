import type { ProtectionTotals, protectionFilters } from '#contract/finance/protection.ts';
import { manilaDate } from '#domain/day.ts';
import { columnsOf, type Selected } from '../../db/columns/columnsOf.ts';
import { centavos, int, size, text } from '../../db/columns/kinds.ts';
import { os } from '../../http/os.ts';
import type { Selection } from '../../lists/source.ts';
import { whereFor } from '../../lists/statements.ts';
import { protectionSource, withUsualMonths } from './protectionSource.ts';
import { COUNT_FROM, MONTH } from './receiptColumns.ts';

/** The figures of all, or of a month. */
interface Group extends Omit<ProtectionTotals, 'byMonth'> {
  month: string | null;
  isAll: number;
}

const SETS = 'group by grouping sets ((), (r.month))';
const sum = (column: string) => centavos(`coalesce(sum(r.${column}), 0)::bigint`);
const GROUP = columnsOf<Group>(`${COUNT_FROM} ${SETS}`)({
  month: text(MONTH),
  isAll: int('grouping(r.month)'),
  count: size('count(*)'),
  pendingCount: size('count(*) filter (where r.upload_count = 0)'),
  gross: sum('gross'),
  refunds: sum('refunds'),
  commission: sum('commission'),
  taxOnCommission: sum('tax_on_commission'),
  withholdingTax: sum('withholding_tax'),
  ewt: sum('ewt'),
  net: sum('net'),
});

/** The statement that sums up the receipts that are filtered, all of them and month by month. */
const totalsStatement = (selection: Selection<typeof protectionFilters>) => {
  const { where, values } = whereFor(protectionSource, selection);
  const order = 'order by grouping(r.month) desc, r.month desc';
  return { text: `select ${GROUP.select} from ${COUNT_FROM}${where} ${SETS} ${order}`, values };
};

/** Sums up the receipts that the list's filters leave, whatever the page. */
export const getProtectionTotals = os.protection.getProtectionTotals.handler(async ({ input, context }) => {
  const selection = withUsualMonths(input.query, manilaDate(context.deps.now()));
  const rows = await context.tx.query<Selected<Group>>(totalsStatement(selection));
  const [all, ...months] = rows.map(GROUP.present);
  if (!all) throw new Error('Sums without rows have a row still');
  const { month: _, isAll: __, ...figures } = all;
  return {
    data: {
      ...figures,
      byMonth: months.map(({ month, count, pendingCount, gross, commission, net }) => ({
        ...{ month: month ?? '', count, pendingCount },
        ...{ gross, commission, net },
      })),
    },
  };
});
