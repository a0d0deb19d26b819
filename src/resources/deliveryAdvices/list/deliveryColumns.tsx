import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { DeliveryAdviceRow } from '#contract/finance/deliveryAdvices.ts';
import type { DeliveryStatus } from '#domain/deliveries/deliveryStatus.ts';
import type { Column } from '../../../components/admin/list/table/column.ts';
import { DateText, MoneyText } from '../../../components/ui/texts.tsx';
import { DeliveryChip } from '../DeliveryChip.tsx';

const F = 'deliveryAdvices.field';

const instant = (
  field: 'dtimeIssued' | 'dtimeDelivered' | 'dtimeCancelled',
  more: Partial<Column<DeliveryAdviceRow>> = {},
): Column<DeliveryAdviceRow> => ({
  ...{ field, label: `${F}.${field}` },
  // The time goes below its day where columns have little room.
  render: (row) => (
    <Box component="span" sx={{ '& time': { whiteSpace: 'normal' } }}>
      <DateText value={row[field]} withTime />
    </Box>
  ),
  ...more,
});

/** Names of several words, which would be broken after each of them where there is little room. */
const Room = ({ width = 134, children }: { width?: number; children: ReactNode }) => (
  <span style={{ display: 'block', minWidth: width }}>{children}</span>
);

/** Columns of the advices of one status, the latest on top. */
export const deliveryColumns = (status: DeliveryStatus): readonly Column<DeliveryAdviceRow>[] => {
  const only = (of: DeliveryStatus) => (status === of ? {} : { hidden: true });
  return [
    { field: 'number', label: `${F}.number`, isCode: true },
    { field: 'loanContractNumber', label: `${F}.loanContractNumber`, isCode: true, below: 'number' },
    {
      field: 'customer',
      label: `${F}.customer`,
      render: (row) => <Room width={96}>{row.customer}</Room>,
    },
    { field: 'merchantName', label: `${F}.merchantName`, render: (row) => <Room>{row.merchantName}</Room> },
    { field: 'itemNames', label: `${F}.itemNames`, render: (row) => <Room>{row.itemNames}</Room> },
    {
      field: 'amount',
      label: `${F}.amount`,
      sortable: true,
      align: 'end',
      render: (row) => <MoneyText amount={row.amount} />,
    },
    instant('dtimeIssued', { sortable: true }),
    instant('dtimeDelivered', only('DELIVERED')),
    instant('dtimeCancelled', only('CANCELLED')),
    {
      field: 'status',
      label: `${F}.status`,
      cardRole: 'status',
      // All of a list have one, which its tab says.
      hidden: true,
      render: (row) => <DeliveryChip status={row.status} />,
    },
    {
      field: 'deliveryReceipt',
      label: `${F}.deliveryReceipt`,
      isCode: true,
      below: 'dtimeDelivered',
      ...only('DELIVERED'),
    },
    { field: 'cancelReason', label: `${F}.cancelReason`, below: 'dtimeCancelled', ...only('CANCELLED') },
    { field: 'partnerName', label: `${F}.partnerName`, hidden: true },
    { field: 'hsisSalesRoomCode', label: `${F}.hsisSalesRoomCode`, isCode: true, hidden: true },
    { field: 'source', label: `${F}.source`, isCode: true, hidden: true },
  ];
};
