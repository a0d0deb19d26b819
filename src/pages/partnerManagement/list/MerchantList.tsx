import { useTranslate } from 'react-admin';
import type { MerchantRow } from '#contract/merchants.ts';
import { PARTNER_TABS } from '#domain/recordTabs.ts';
import type { FilterDef } from '../../../components/admin/list/filterDefs.ts';
import { ListPage } from '../../../components/admin/list/ListPage.tsx';
import { merchantColumns } from './merchantColumns.tsx';
import { NewStoreButton } from './newButtons.tsx';
import { RecordListTabs } from './RecordListTabs.tsx';
import { standingFilters } from './recordFilters.ts';

const T = 'resources.merchants';

const filters: readonly FilterDef[] = [
  ...standingFilters,
  { kind: 'place', field: 'place', label: `${T}.place` },
  { kind: 'text', field: 'hsisSalesRoomCode', label: `${T}.fields.hsisSalesRoomCode` },
  { kind: 'text', field: 'tinNumber', label: `${T}.fields.tinNumber` },
];

/** The stores of the user's scope. */
export const MerchantList = () => {
  const translate = useTranslate();
  return (
    <ListPage<MerchantRow>
      resource="merchants"
      title={translate(`${T}.name`, { smart_count: 2 })}
      tabs={{ field: 'tab', show: <RecordListTabs type="merchants" tabs={PARTNER_TABS} /> }}
      columns={merchantColumns}
      filters={filters}
      search="records.search"
      action={<NewStoreButton />}
      exports="merchants"
    />
  );
};
