import type { ALPHALIST_SORTS, AlphalistRow, alphalistFilters } from '#contract/finance/certificates.ts';
import { formatPeso } from '#domain/money.ts';
import type { Language } from '#domain/sentence.ts';
import { isQuarter, monthsOf, quarterDays } from '#domain/settlement/certificates/quarter.ts';
import { reconcileTaxes, type TaxCover } from '#domain/settlement/certificates/taxCover.ts';
import { columnsOf, listed, type Selected } from '../../db/columns/columnsOf.ts';
import { centavos, decimal, id, size, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { byText } from '../../lists/filters.ts';
import type { ListSource, Selection } from '../../lists/source.ts';
import { INCOME, PAYEE, QUARTER, WITHHELD } from '../../settlement/certificates/withheld.ts';

const HAS_TIN = `s.payee ~ '^\\d{14}$'`;
/** What became of the tax of a payee's lines, `s`, by the certificate in force, `c`. */
const COVER = `(case when not ${HAS_TIN} then 'NO_TIN' when c.id is null then 'NOT_CERTIFIED' else 'CERTIFIED' end)`;
const IN_FORCE = `left join lateral (select c.* from certificate_2307 c where c.quarter = s.quarter and c.payee = s.payee
  order by c.version desc limit 1) c on true`;

const FROM = `(select min(l.id) as id, ${QUARTER} as quarter, ${PAYEE} as payee, l.atc_code,
    (array_agg(coalesce(m.name, p.name) order by l.day desc, l.id desc))[1] as name,
    case when min(l.atc_percent) = max(l.atc_percent) then min(l.atc_percent) end as percent,
    sum(${INCOME})::bigint as income, sum(l.ewt)::bigint as tax
  from ${WITHHELD} where l.atc_code is not null group by 2, 3, 4) s ${IN_FORCE}`;
const ROW = columnsOf<AlphalistRow>(FROM)({
  id: id('s.id'),
  quarter: text('s.quarter'),
  root: text(`case when ${HAS_TIN} then left(s.payee, 9) end`),
  branch: text(`case when ${HAS_TIN} then right(s.payee, 5) end`),
  companyName: text('case when c.last_name is null then coalesce(c.payee_name, s.name) end'),
  lastName: text('c.last_name'),
  firstName: text('c.first_name'),
  middleName: text('c.middle_name'),
  address: text('c.payee_address'),
  zip: text('c.payee_zip'),
  atc: text('s.atc_code'),
  percent: decimal('trim_scale(s.percent)'),
  income: centavos('s.income'),
  tax: centavos('s.tax'),
  certificate: text(COVER),
});

/** The settlement lines of quarters from which tax was withheld, summed up by payee and tax code, certified or not. */
const alphalistSource: ListSource<
  typeof alphalistFilters,
  typeof ALPHALIST_SORTS,
  Selected<AlphalistRow>,
  AlphalistRow
> = {
  name: 'alphalist',
  ...listed(ROW),
  from: FROM,
  countFrom: FROM,
  id: 's.id',
  sorts: { id: { sql: 's.id', type: 'bigint' } },
  defaultSort: 'id',
  filters: { quarter: byText('s.quarter') },
};

interface Covered {
  month: string;
  cover: TaxCover;
  income: number;
  tax: number;
}
const COVERED_FROM = `(select to_char(l.day, 'YYYY-MM') as month, ${QUARTER} as quarter, ${PAYEE} as payee, sum(${INCOME})::bigint as income,
    sum(l.ewt)::bigint as tax
  from ${WITHHELD} where l.atc_code is not null and l.day between $1::date and $2::date group by 1, 2, 3) s ${IN_FORCE}`;
const COVERED = columnsOf<Covered>(`${COVERED_FROM} group by 1, 2`)({
  month: text('s.month'),
  cover: text(COVER),
  income: size('sum(s.income)::bigint'),
  tax: size('sum(s.tax)::bigint'),
});
const READ_COVERED = `select ${COVERED.select} from ${COVERED_FROM} group by s.month, ${COVER}`;

/** The lines of the workbook's first sheet that reconcile a quarter's tax to its settlement lines; none for no single quarter. */
const reconciledTaxes = async (
  tx: Tx,
  { quarter }: Selection<typeof alphalistFilters>,
  language: Language,
): Promise<[string, string][]> => {
  if (typeof quarter !== 'string' || !isQuarter(quarter)) return [];
  const { from, to } = quarterDays(quarter);
  const rows = await COVERED.read(tx, { text: READ_COVERED, values: [from, to] });
  const sums = rows.map((row) => ({ ...row, income: BigInt(row.income), tax: BigInt(row.tax) }));
  return reconcileTaxes(monthsOf(quarter), sums).map(({ label, income, tax }) => [
    label[language],
    `${formatPeso(tax)} / ${formatPeso(income)}`,
  ]);
};

/** What the export of QAP and 1601-EQ reads. */
export const alphalist = { source: () => alphalistSource, sums: reconciledTaxes };
