import type { PARTNER_SORTS, PartnerRow, partnerFilters, partnerSearchFilters } from '#contract/partners.ts';
import { partnerTabs, shownStates } from '#domain/records/recordTabs.ts';
import { listed, type Selected } from '../../db/columns/columnsOf.ts';
import { bySearch } from '../../lists/bySearch.ts';
import { byTabs } from '../../lists/byStates.ts';
import { byChoice, byCodeOrName, byId, byName, byText, byTin } from '../../lists/filters.ts';
import type { ListSource } from '../../lists/source.ts';
import type { Asker } from '../asker.ts';
import { partnerRow, partnerRowFrom } from './partnerColumns.ts';

type Source<F extends typeof partnerFilters, S extends readonly [string, ...string[]]> = ListSource<
  F,
  S,
  Selected<PartnerRow>,
  PartnerRow
>;

const sorts: Source<typeof partnerFilters, typeof PARTNER_SORTS>['sorts'] = {
  name: { sql: 'p.name', type: 'text' },
  hsisCode: { sql: 'p.hsis_code', type: 'text', nullable: true },
  status: { sql: 'p.status', type: 'text' },
  dtimeUpdated: { sql: 'p.updated_at', type: 'timestamptz' },
  dtimeSubmitted: { sql: 'p.submitted_at', type: 'timestamptz', nullable: true },
  id: { sql: 'p.id', type: 'bigint' },
};

const filters: Source<typeof partnerFilters, typeof PARTNER_SORTS>['filters'] = {
  id: byId('p.id'),
  partnerName: byName('p.name', 'p.search_name'),
  hsisCode: byText('p.hsis_code'),
  tinNumber: byTin('p.tin_number'),
  status: byTabs((status) => shownStates[status], 'p.status', 'p.workflow_status'),
  workflowStatus: byChoice('p.workflow_status'),
};

/** The list of partners. */
export const partnerSource = (asker: Asker): Source<typeof partnerFilters, typeof PARTNER_SORTS> => ({
  name: 'partners',
  ...listed(partnerRow(asker)),
  from: partnerRowFrom(asker),
  countFrom: 'partner p',
  id: 'p.id',
  sorts,
  defaultSort: 'name',
  filters,
});

/** Filters that the list page has besides, and the list of applications too. */
export const searchFilters = {
  ...filters,
  q: bySearch({
    id: 'p.id',
    name: 'p.search_name',
    codes: ['p.hsis_code', 'p.reference_number'],
    tin: 'p.tin_number',
    byMobile: (pattern) =>
      `select c.partner_id from contact_person c where c.merchant_id is null and c.mobile_number like ${pattern}`,
  }),
  accountOwner: byCodeOrName('p.account_owner_code', 'p.account_owner_name'),
};

/** The list page of partners: tabs, one search box and all filters. */
export const partnerSearchSource = (
  asker: Asker,
): Source<typeof partnerSearchFilters, typeof PARTNER_SORTS> => ({
  ...partnerSource(asker),
  name: 'partner-search',
  filters: {
    ...searchFilters,
    businessEntity: byText('p.business_entity'),
    tab: byTabs((tab) => partnerTabs[tab], 'p.status', 'p.workflow_status'),
  },
});
