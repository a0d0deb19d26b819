import { withoutEndZeros } from '#domain/formats/trimmedEnd.ts';
import type { WithheldSum } from '#domain/settlement/certificates/certify.ts';
import { type Quarter, quarterDays } from '#domain/settlement/certificates/quarter.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { decimal, size, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { INCOME, PAYEE, WITHHELD } from './withheld.ts';

interface Row {
  payee: string;
  month: string;
  atc: string;
  percent: string | null;
  income: number;
  tax: number;
}

// Two ways to the lines, each by an index: with the TIN that they were settled with, and without one.
const OF_PAYEES = `(select l.id from disbursement_line l
    where l.atc_code is not null and tin_payee(l.payee_tin) = any ($1::text[]) and l.day <= $2::date
  union all select l.id from ${WITHHELD} where l.atc_code is not null and l.payee_tin is null and l.day <= $2::date
    and ${PAYEE} = any ($1::text[]))`;
const FROM = `(select ${PAYEE} as payee, to_char(l.day, 'YYYY-MM') as month, l.atc_code as atc,
    case when min(l.atc_percent) = max(l.atc_percent) then min(l.atc_percent) end as percent,
    sum(${INCOME})::bigint as income, sum(l.ewt)::bigint as tax
  from ${WITHHELD} where l.id in ${OF_PAYEES} group by 1, 2, 3) s`;
const ROW = columnsOf<Row>(FROM)({
  payee: text('s.payee'),
  month: text('s.month'),
  atc: text('s.atc'),
  percent: decimal('s.percent'),
  income: size('s.income'),
  tax: size('s.tax'),
});
const READ = `select ${ROW.select} from ${FROM} order by s.payee, s.month, s.atc`;

/** What payees were paid and what was withheld of it, by month and tax code, of all quarters up to one; in centavos. */
export const readSums = async (
  tx: Pick<Tx, 'query'>,
  payees: readonly string[],
  quarter: Quarter,
): Promise<Map<string, WithheldSum[]>> => {
  const rows = await ROW.read(tx, { text: READ, values: [payees, quarterDays(quarter).to] });
  return new Map(
    [...Map.groupBy(rows, ({ payee }) => payee)].map(([payee, sums]) => [
      payee,
      sums.map(({ income, tax, percent, ...sum }) => ({
        ...sum,
        percent: percent === null ? null : withoutEndZeros(percent),
        income: BigInt(income),
        tax: BigInt(tax),
      })),
    ]),
  );
};

/** "0.50000" as "0.5": one percentage is written in one way. */
