import type { OWED_SORTS, OwedCertificateRow, owedFilters } from '#contract/finance/owedCertificates.ts';
import { listed, type Selected } from '../../db/columns/columnsOf.ts';
import { byChoice, byId, byText, nameContains } from '../../lists/filters.ts';
import type { Bind, ListSource } from '../../lists/source.ts';
import { OWED, OWED_FROM } from './owedColumns.ts';

type Source = ListSource<
  typeof owedFilters,
  typeof OWED_SORTS,
  Selected<OwedCertificateRow>,
  OwedCertificateRow
>;

const LENGTH_OF_PAYEE = 14;

/** Name of the payee or of its partner by a part of it, or what a TIN begins with in any grouping. */
const bySearch: Source['filters']['q'] = (value, bind: Bind) => {
  const typed = typeof value === 'string' ? [value] : 'in' in value ? value.in : [value.like];
  const arms = typed.flatMap((one) => {
    const digits = one.replace(/\D/g, '').slice(0, LENGTH_OF_PAYEE);
    const isTin = digits.length > 0 && /^[\d\s-]+$/.test(one);
    const name = bind(one);
    return [
      nameContains('c.search_name', name),
      nameContains('p.search_name', name),
      ...(isTin ? [`c.payee ^@ ${bind(digits)}`] : []),
    ];
  });
  return `(${arms.join(' or ')})`;
};

/** Certificates that are owed to us, the latest quarter first. */
export const owedSource: Source = {
  name: 'owed-certificates',
  ...listed(OWED),
  from: OWED_FROM,
  countFrom: OWED_FROM,
  id: 'c.id',
  sorts: {
    quarter: { sql: 'c.quarter', type: 'text' },
    payeeName: { sql: 'c.payee_name', type: 'text' },
    expected: { sql: 'c.expected', type: 'bigint' },
    received: { sql: 'c.received', type: 'bigint' },
    missing: { sql: 'c.missing', type: 'bigint' },
    id: { sql: 'c.id', type: 'bigint' },
  },
  defaultSort: '-quarter',
  filters: {
    id: byId('c.id'),
    q: bySearch,
    quarter: byText('c.quarter'),
    partnerId: byId('c.partner_id'),
    state: byChoice('c.state'),
  },
};
