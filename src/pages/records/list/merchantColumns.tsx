import type { MerchantRow } from '#contract/merchants.ts';
import type { Column } from '../../../components/admin/list/table/column.ts';
import { RecordStatus } from '../../../components/admin/records/RecordStatus.tsx';
import { sharedColumns } from './recordColumns.tsx';

const T = 'resources.merchants.fields';

/** The columns of a list of stores. */
export const merchantColumns: readonly Column<MerchantRow>[] = [
  { field: 'merchantName', label: `${T}.merchantName`, sortable: true },
  { field: 'hsisSalesRoomCode', label: `${T}.hsisSalesRoomCode`, isCode: true, sortable: true },
  { ...sharedColumns.status, render: (row) => <RecordStatus {...row} inList /> },
  { field: 'partnerName', label: `${T}.partnerName` },
  { field: 'city', label: `${T}.city` },
  { field: 'province', label: `${T}.province`, hidden: true },
  { field: 'segment', label: `${T}.segment`, hidden: true },
  { ...sharedColumns.tinNumber, hidden: true },
  { ...sharedColumns.referenceNumber, hidden: true },
  sharedColumns.dtimeUpdated,
  sharedColumns.updatedBy,
];
