import type { MERCHANT_SORTS, MerchantRow, merchantFilters } from '#contract/merchants.ts';
import { partnerTabs, shownStates } from '#domain/records/recordTabs.ts';
import { DECIDED_ALONE } from '#domain/review/workflowActions.ts';
import { listed, type Selected } from '../../db/columns/columnsOf.ts';
import { bySearch } from '../../lists/bySearch.ts';
import { byTabs } from '../../lists/byStates.ts';
import { byChoice, byFlag, byId, byName, byText, byTin } from '../../lists/filters.ts';
import type { ListSource } from '../../lists/source.ts';
import type { Asker } from '../asker.ts';
import { storeRow, storeRowFrom } from './storeColumns.ts';

type Source = ListSource<typeof merchantFilters, typeof MERCHANT_SORTS, Selected<MerchantRow>, MerchantRow>;

const sorts: Source['sorts'] = {
  merchantName: { sql: 'm.name', type: 'text' },
  hsisSalesRoomCode: { sql: 'm.hsis_salesroom_code', type: 'text', nullable: true },
  status: { sql: 'm.status', type: 'text' },
  dtimeUpdated: { sql: 'm.updated_at', type: 'timestamptz' },
  id: { sql: 'm.id', type: 'bigint' },
};

// The values stand in the text: a partial index is chosen by them.
const SENT_BACK = `(m.status = 'INCOMPLETE' and m.partner_id in (select o.id from partner o
  where o.status in (${DECIDED_ALONE.map((status) => `'${status}'`).join(', ')})))`;

const filters: Source['filters'] = {
  id: byId('m.id'),
  q: bySearch({
    id: 'm.id',
    name: 'm.search_name',
    codes: ['m.hsis_salesroom_code', 'm.reference_number'],
    tin: 'm.tin_number',
    byMobile: (pattern) =>
      `select c.merchant_id from contact_person c where c.merchant_id is not null and c.mobile_number like ${pattern}`,
  }),
  merchantName: byName('m.name', 'm.search_name'),
  hsisSalesRoomCode: byText('m.hsis_salesroom_code'),
  tinNumber: byTin('m.tin_number'),
  partnerId: byId('m.partner_id'),
  status: byTabs((status) => shownStates[status], 'm.status', 'm.workflow_status'),
  workflowStatus: byChoice('m.workflow_status'),
  tab: byTabs((tab) => partnerTabs[tab], 'm.status', 'm.workflow_status'),
  sentBack: byFlag(SENT_BACK),
  regionId: byChoice('m.region_id'),
  provinceId: byChoice('m.province_id'),
  cityId: byChoice('m.city_id'),
};

/** The list of stores. */
export const merchantSource = (asker: Asker): Source => ({
  name: 'merchants',
  ...listed(storeRow(asker)),
  from: storeRowFrom(asker),
  countFrom: 'merchant m',
  id: 'm.id',
  sorts,
  defaultSort: 'merchantName',
  filters,
  skewed: ['partnerId'],
});
