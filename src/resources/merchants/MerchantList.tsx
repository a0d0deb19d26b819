import { useListContext, useTranslate } from 'react-admin';
import type { MerchantRow } from '#contract/merchants.ts';
import { takesNewStores } from '#domain/records/newStores.ts';
import { PARTNER_TABS } from '#domain/records/recordTabs.ts';
import type { FilterDef } from '../../components/admin/list/filters/filterDefs.ts';
import { ListPage } from '../../components/admin/list/ListPage.tsx';
import { useUser } from '../../components/shell/useUser.ts';
import { merchantColumns } from '../../pages/records/list/merchantColumns.tsx';
import { NewStoreButton } from '../../pages/records/list/newButtons.tsx';
import { RecordListTabs } from '../../pages/records/list/RecordListTabs.tsx';
import { standingFilters } from '../../pages/records/list/recordFilters.ts';

const T = 'resources.merchants';

const filters: readonly FilterDef[] = [
  ...standingFilters,
  {
    kind: 'flag',
    field: 'sentBack',
    label: `${T}.sentBack`,
    yes: `${T}.toMend`,
    no: `${T}.notSentBack`,
  },
  { kind: 'place', field: 'place', label: `${T}.place` },
  { kind: 'text', field: 'hsisSalesRoomCode', label: `${T}.fields.hsisSalesRoomCode` },
  { kind: 'text', field: 'tinNumber', label: `${T}.fields.tinNumber` },
];

/** Absent for people of a partner that takes no new stores. */
const AddStores = () => {
  const { partnerId } = useUser();
  const { data } = useListContext<MerchantRow>();
  const isTaking = data?.every((row) => takesNewStores(row.partnerStatus, null)) ?? true;
  return (partnerId === null || isTaking) && <NewStoreButton />;
};

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
      action={<AddStores />}
      exports="merchants"
    />
  );
};
