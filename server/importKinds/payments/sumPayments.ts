import type { Difference } from '#contract/approvals.ts';
import { centavosOf, formatMoney } from '#domain/money.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { day, decimal, int, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';

interface Sum {
  name: string;
  day: string;
  count: number;
  amount: string;
  warnings: number;
}

const SUM = columnsOf<Sum>('import_verdict v, merchant m, partner p group by p.id, v.resolved')({
  name: text('p.name'),
  day: day(`(v.resolved ->> 'day')::date`),
  count: int('count(*)::int'),
  amount: decimal(`sum((v.resolved ->> 'amount')::numeric)`),
  warnings: int('(count(*) filter (where v.has_warning))::int'),
});
const READ = `select ${SUM.select} from import_verdict v
    join merchant m on m.id = (v.resolved ->> 'merchantId')::bigint join partner p on p.id = m.partner_id
  where v.import_id = $1 and v.matters is not null and v.state = 'create' group by p.id, p.name, v.resolved ->> 'day'
  order by sum((v.resolved ->> 'amount')::numeric) desc, p.name, v.resolved ->> 'day'`;
/** So many sums are told one by one. */
const MOST_SUMS = 60;

const totalOf = (sums: readonly Sum[]): string =>
  formatMoney(sums.reduce((total, { amount }) => total + (centavosOf(amount) ?? 0n), 0n));
const countOf = (sums: readonly Sum[], key: 'count' | 'warnings'): number =>
  sums.reduce((count, sum) => count + sum[key], 0);

/**
 * What the payments of an import come to, in pesos: `total`, how many have a warning, and a `sum` a partner and day, the largest first.
 * What is not told one by one is `moreSums`, so that all of them are the total.
 */
export const sumPayments = async (tx: Tx, importId: string): Promise<Difference[]> => {
  const sums = await SUM.read(tx, { name: 'import-payment-sums', text: READ, values: [importId] });
  const [told, rest] = [sums.slice(0, MOST_SUMS), sums.slice(MOST_SUMS)];
  const warnings = countOf(sums, 'warnings');
  return [
    { field: 'total', before: null, after: totalOf(sums) },
    ...(warnings > 0 ? [{ field: 'warnings', before: null, after: String(warnings) }] : []),
    ...told.map(({ name, day: on, count, amount }) => ({
      ...{ field: 'sum', before: null, after: formatMoney(centavosOf(amount) ?? 0n) },
      ...{ name, day: on, count },
    })),
    ...(rest.length
      ? [{ field: 'moreSums', before: null, after: totalOf(rest), count: countOf(rest, 'count') }]
      : []),
  ];
};
