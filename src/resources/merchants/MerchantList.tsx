import { useTranslate } from 'react-admin';
import type { MerchantRow } from '#contract/partners.ts';
import type { FilterDef } from '../../components/admin/list/filterDefs.ts';
import { ListPage } from '../../components/admin/list/ListPage.tsx';
import { merchantColumns } from '../../components/admin/partners/merchantColumns.tsx';
import { statusOptions } from '../../components/admin/partners/statusOptions.ts';

const T = 'resources.merchants';

const filters: readonly FilterDef[] = [
  { kind: 'choices', field: 'status', label: `${T}.fields.status`, options: statusOptions },
  { kind: 'place', field: 'place', label: `${T}.place` },
  { kind: 'text', field: 'hsisSalesRoomCode', label: `${T}.fields.hsisSalesRoomCode` },
];

/** The stores of the user's scope. */
export const MerchantList = () => {
  const translate = useTranslate();
  return (
    <ListPage<MerchantRow>
      resource="merchants"
      title={translate(`${T}.name`, { smart_count: 2 })}
      columns={merchantColumns}
      filters={filters}
      search={`${T}.search`}
      exports="merchants"
    />
  );
};
