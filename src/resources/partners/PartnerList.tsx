import { useTranslate } from 'react-admin';
import type { PartnerRow } from '#contract/partners.ts';
import { LookupText } from '../../components/admin/LookupText.tsx';
import type { Column } from '../../components/admin/list/column.ts';
import type { FilterDef } from '../../components/admin/list/filterDefs.ts';
import { ListPage } from '../../components/admin/list/ListPage.tsx';
import { PartnerStatusChip } from '../../components/admin/partners/PartnerStatusChip.tsx';
import { statusOptions } from '../../components/admin/partners/statusOptions.ts';
import { DateText, NONE, TinText } from '../../components/ui/texts.tsx';

const T = 'resources.partners';

const columns: readonly Column<PartnerRow>[] = [
  { field: 'name', label: `${T}.fields.name`, sortable: true },
  { field: 'hsisCode', label: `${T}.fields.hsisCode`, sortable: true },
  { field: 'tinNumber', label: `${T}.fields.tinNumber`, render: (row) => <TinText tin={row.tinNumber} /> },
  {
    field: 'status',
    label: `${T}.fields.status`,
    sortable: true,
    cardRole: 'status',
    render: (row) => <PartnerStatusChip status={row.status} />,
  },
  {
    field: 'accountOwner',
    label: `${T}.fields.accountOwner`,
    render: (row) => row.accountOwner?.name ?? NONE,
  },
  { field: 'merchantCount', label: `${T}.fields.merchantCount`, align: 'end' },
  {
    field: 'businessEntity',
    label: `${T}.fields.businessEntity`,
    hidden: true,
    render: (row) => <LookupText list="businessEntity" code={row.businessEntity} />,
  },
  {
    field: 'dtimeUpdated',
    label: `${T}.fields.dtimeUpdated`,
    sortable: true,
    render: (row) => <DateText value={row.dtimeUpdated} />,
  },
  { field: 'updatedBy', label: `${T}.fields.updatedBy`, hidden: true },
];

const filters: readonly FilterDef[] = [
  { kind: 'choices', field: 'status', label: `${T}.fields.status`, options: statusOptions },
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
      columns={columns}
      filters={filters}
      search={`${T}.search`}
      exports="partners"
    />
  );
};
