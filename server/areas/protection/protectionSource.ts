import type { PROTECTION_SORTS, ProtectionRow, protectionFilters } from '#contract/finance/protection.ts';
import { usualMonths } from '#domain/settlement/protection/monthFilter.ts';
import { protectionState } from '#domain/settlement/protection/protectionState.ts';
import { areOpen } from '#domain/status.ts';
import { listed, type Selected } from '../../db/columns/columnsOf.ts';
import { bySearch } from '../../lists/bySearch.ts';
import { byChoice, byId, chosenOf } from '../../lists/filters.ts';
import type { ListSource, Selection } from '../../lists/source.ts';
import { COUNT_FROM, FROM, RECEIPT } from './receiptColumns.ts';

type Filters = typeof protectionFilters;
type Source = ListSource<Filters, typeof PROTECTION_SORTS, Selected<ProtectionRow>, ProtectionRow>;

/** A selection with the months that hold where it says none: what is pending is so whatever its month, and what is named too. */
export const withUsualMonths = <S extends Selection<Filters>>(selection: S, today: string): S =>
  selection.month !== undefined ||
  selection.id !== undefined ||
  areOpen(protectionState, chosenOf(selection.state))
    ? selection
    : { ...selection, month: { in: usualMonths(today) } };

const firstDay = (monthYear: string): string => `${monthYear.replace('/', '-')}-01`;

/** Receipts of the protection product, the latest month first. */
export const protectionSource: Source = {
  name: 'protection-receipts',
  ...listed(RECEIPT),
  from: FROM,
  countFrom: COUNT_FROM,
  id: 'r.id',
  sorts: {
    month: { sql: 'r.month', type: 'date' },
    partnerName: { sql: 'p.name', type: 'text' },
    commission: { sql: 'r.commission', type: 'bigint' },
    net: { sql: 'r.net', type: 'bigint' },
    id: { sql: 'r.id', type: 'bigint' },
  },
  defaultSort: '-month',
  filters: {
    id: byId('r.id'),
    q: bySearch({
      id: 'p.id',
      name: 'p.search_name',
      codes: ['p.hsis_code', 'p.reference_number'],
      tin: 'p.tin_number',
      byMobile: (pattern) =>
        `select k.partner_id from contact_person k where k.merchant_id is null and k.mobile_number like ${pattern}`,
    }),
    partnerId: byId('r.partner_id'),
    month: (value, bind) => {
      const months = typeof value === 'string' ? [value] : value.in;
      return `r.month = any (${bind(months.map(firstDay))}::date[])`;
    },
    state: byChoice('r.state'),
  },
};
