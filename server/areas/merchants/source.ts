import type { MERCHANT_SORTS, MerchantRow, merchantFilters } from '#contract/partners.ts';
import { byChoice, byId, byName, byText } from '../../db/list/filters.ts';
import type { ListSource } from '../../db/list/source.ts';
import { presentRow, ROW_COLUMNS, ROW_FROM, type RowOfMerchant } from './present.ts';

/** The list of stores. */
export const merchantSource: ListSource<
  typeof merchantFilters,
  typeof MERCHANT_SORTS,
  RowOfMerchant,
  MerchantRow
> = {
  name: 'merchants',
  columns: ROW_COLUMNS,
  from: ROW_FROM,
  countFrom: 'merchant m',
  id: 'm.id',
  sorts: {
    merchantName: { sql: 'm.name', type: 'text' },
    hsisSalesRoomCode: { sql: 'm.hsis_salesroom_code', type: 'text' },
    status: { sql: 'm.status', type: 'text' },
    dtimeUpdated: { sql: 'm.updated_at', type: 'timestamptz' },
    id: { sql: 'm.id', type: 'bigint' },
  },
  defaultSort: 'merchantName',
  filters: {
    id: byId('m.id'),
    merchantName: byName('m.name', 'm.search_name'),
    hsisSalesRoomCode: byText('m.hsis_salesroom_code'),
    partnerId: byId('m.partner_id'),
    status: byChoice('m.status'),
    regionId: byChoice('m.region_id'),
    provinceId: byChoice('m.province_id'),
    cityId: byChoice('m.city_id'),
  },
  present: presentRow,
};
