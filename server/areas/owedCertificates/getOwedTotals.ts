import type { OwedTotals, owedFilters } from '#contract/finance/owedCertificates.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { centavos, size } from '../../db/columns/kinds.ts';
import { os } from '../../http/os.ts';
import type { Selection } from '../../lists/source.ts';
import { whereFor } from '../../lists/statements.ts';
import { OWED_FROM } from './owedColumns.ts';
import { owedSource } from './owedSource.ts';

const sum = (column: string) => centavos(`coalesce(sum(c.${column}), 0)::bigint`);
const counted = (state: string) => size(`count(*) filter (where c.state = '${state}')`);
const TOTALS = columnsOf<OwedTotals>(OWED_FROM)({
  count: size('count(*)'),
  missingCount: counted('MISSING'),
  partlyCount: counted('PARTLY'),
  expected: sum('expected'),
  received: sum('received'),
  missing: sum('missing'),
});

/** Sums up the certificates that the list's filters leave, whatever the page. */
export const getOwedTotals = os.owedCertificates.getOwedTotals.handler(async ({ input, context }) => {
  const selection: Selection<typeof owedFilters> = input.query;
  const { where, values } = whereFor(owedSource, selection);
  const [totals] = await TOTALS.read(context.tx, {
    text: `select ${TOTALS.select} from ${OWED_FROM}${where}`,
    values,
  });
  if (!totals) throw new Error('Sums without rows have a row still');
  return { data: totals };
});
