import type { MerchantRow } from '#contract/partners.ts';
import { DateText } from '../../ui/texts.tsx';
import type { Column } from '../list/column.ts';
import { PartnerStatusChip } from './PartnerStatusChip.tsx';

const T = 'resources.merchants.fields';

/** The columns of a list of stores. */
export const merchantColumns: readonly Column<MerchantRow>[] = [
  { field: 'merchantName', label: `${T}.merchantName`, sortable: true },
  { field: 'hsisSalesRoomCode', label: `${T}.hsisSalesRoomCode`, sortable: true },
  {
    field: 'status',
    label: `${T}.status`,
    sortable: true,
    cardRole: 'status',
    render: (row) => <PartnerStatusChip status={row.status} />,
  },
  { field: 'partnerName', label: `${T}.partnerName` },
  { field: 'segment', label: `${T}.segment`, hidden: true },
  { field: 'city', label: `${T}.city` },
  { field: 'province', label: `${T}.province`, hidden: true },
  {
    field: 'dtimeUpdated',
    label: `${T}.dtimeUpdated`,
    sortable: true,
    render: (row) => <DateText value={row.dtimeUpdated} />,
  },
  { field: 'updatedBy', label: `${T}.updatedBy`, hidden: true },
];
