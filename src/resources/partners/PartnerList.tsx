import { useTranslate } from 'react-admin';
import type { PartnerRow } from '#contract/partners.ts';
import { PARTNER_TABS } from '#domain/records/recordTabs.ts';
import type { FilterDef } from '../../components/admin/list/filters/filterDefs.ts';
import { ListPage } from '../../components/admin/list/ListPage.tsx';
import type { Column } from '../../components/admin/list/table/column.ts';
import { NewPartnerButton } from '../../pages/records/list/newButtons.tsx';
import { RecordListTabs } from '../../pages/records/list/RecordListTabs.tsx';
import { partnerColumns, sharedColumns } from '../../pages/records/list/recordColumns.tsx';
import { standingFilters } from '../../pages/records/list/recordFilters.ts';

const T = 'resources.partners';

const columns: readonly Column<PartnerRow>[] = [
  partnerColumns.name,
  partnerColumns.hsisCode,
  sharedColumns.tinNumber,
  sharedColumns.status,
  partnerColumns.accountOwner,
  partnerColumns.merchantCount,
  { ...sharedColumns.referenceNumber, hidden: true },
  partnerColumns.businessEntity,
  sharedColumns.dtimeUpdated,
  sharedColumns.updatedBy,
];

const filters: readonly FilterDef[] = [
  ...standingFilters,
  { kind: 'text', field: 'accountOwner', label: `${T}.fields.accountOwner` },
  { kind: 'text', field: 'hsisCode', label: `${T}.fields.hsisCode` },
  { kind: 'text', field: 'tinNumber', label: `${T}.fields.tinNumber` },
];

/** The partners of the user's scope. */
export const PartnerList = () => {
  const translate = useTranslate();
  return (
    <ListPage<PartnerRow>
      resource="partners"
      title={translate(`${T}.name`, { smart_count: 2 })}
      tabs={{ field: 'tab', show: <RecordListTabs type="partners" tabs={PARTNER_TABS} /> }}
      columns={columns}
      filters={filters}
      search="records.search"
      action={<NewPartnerButton />}
      exports="partners"
    />
  );
};
