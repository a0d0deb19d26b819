import type { PARTNER_SORTS, PartnerRow, partnerFilters } from '#contract/partners.ts';
import { byChoice, byId, byName, byText, byTin } from '../../db/list/filters.ts';
import type { ListSource } from '../../db/list/source.ts';
import { presentRow, ROW_COLUMNS, type RowOfPartner } from './present.ts';

/** The list of partners. */
export const partnerSource: ListSource<
  typeof partnerFilters,
  typeof PARTNER_SORTS,
  RowOfPartner,
  PartnerRow
> = {
  name: 'partners',
  columns: ROW_COLUMNS,
  from: 'partner p',
  countFrom: 'partner p',
  id: 'p.id',
  sorts: {
    name: { sql: 'p.name', type: 'text' },
    hsisCode: { sql: 'p.hsis_code', type: 'text' },
    status: { sql: 'p.status', type: 'text' },
    dtimeUpdated: { sql: 'p.updated_at', type: 'timestamptz' },
    id: { sql: 'p.id', type: 'bigint' },
  },
  defaultSort: 'name',
  filters: {
    id: byId('p.id'),
    partnerName: byName('p.name', 'p.search_name'),
    hsisCode: byText('p.hsis_code'),
    tinNumber: byTin('p.tin_number'),
    status: byChoice('p.status'),
  },
  present: presentRow,
};
