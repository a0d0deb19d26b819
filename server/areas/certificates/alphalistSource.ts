import type { ALPHALIST_SORTS, AlphalistRow, alphalistFilters } from '#contract/finance/certificates.ts';
import { columnsOf, listed, type Selected } from '../../db/columns/columnsOf.ts';
import { centavos, decimal, id, text } from '../../db/columns/kinds.ts';
import { byText } from '../../lists/filters.ts';
import type { ListSource } from '../../lists/source.ts';

const FROM = 'certificate_2307_line l join certificate_2307 c on c.id = l.certificate_id';
const ROW = columnsOf<AlphalistRow>(FROM)({
  id: id('l.id'),
  quarter: text('c.quarter'),
  root: text('c.tin_root'),
  branch: text('c.tin_branch'),
  companyName: text('case when c.last_name is null then c.payee_name end'),
  lastName: text('c.last_name'),
  firstName: text('c.first_name'),
  middleName: text('c.middle_name'),
  address: text('c.payee_address'),
  zip: text('c.payee_zip'),
  atc: text('l.atc_code'),
  percent: decimal('trim_scale(l.percent)'),
  income: centavos('l.total'),
  tax: centavos('l.tax'),
});

/** The lines of all certificates in force. */
export const alphalistSource: ListSource<
  typeof alphalistFilters,
  typeof ALPHALIST_SORTS,
  Selected<AlphalistRow>,
  AlphalistRow
> = {
  name: 'alphalist',
  ...listed(ROW),
  from: FROM,
  countFrom: FROM,
  where: `not exists (select from certificate_2307 n where n.quarter = c.quarter and n.payee = c.payee and n.version > c.version)`,
  id: 'l.id',
  sorts: { id: { sql: 'l.id', type: 'bigint' } },
  defaultSort: 'id',
  filters: { quarter: byText('c.quarter') },
};
