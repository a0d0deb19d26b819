import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { TransactionRow } from '#contract/finance/transactions.ts';
import { centavosOf, formatPeso } from '#domain/money.ts';
import { mdrType } from '#domain/records/mdrRates.ts';
import { reachedOf } from '#domain/transactions/refundStatus.ts';
import type { Column } from '../../../components/admin/list/table/column.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { DateText, MoneyText, NONE } from '../../../components/ui/texts.tsx';
import { TransactionChip } from '../detail/TransactionChip.tsx';
import { RefundButton } from '../refund/RefundButton.tsx';

const F = 'transactions.field';

/** A product by its name. */
export const ProductText = ({ type }: { type: TransactionRow['transactionType'] }) =>
  mdrType[type][useLanguage()];

/** What reached the customer, and below it what did not yet: that is not called refunded. */
const Refunded = ({ row }: { row: TransactionRow }) => {
  const translate = useTranslate();
  const reached = reachedOf(row);
  const reachedText = reached === '0.00' ? NONE : <MoneyText amount={reached} />;
  if (row.underWayAmount === '0.00') return reachedText;
  return (
    <>
      {reached !== '0.00' && <div>{reachedText}</div>}
      <Typography component="div" variant="caption" color="textSecondary">
        {translate('transactions.amountUnderWay', {
          amount: formatPeso(centavosOf(row.underWayAmount) ?? 0n),
        })}
      </Typography>
    </>
  );
};

/** Its deed, for whoever may refund payments. */
export const refundColumn: Column<TransactionRow> = {
  field: 'refund',
  label: 'transactions.refund.submit',
  cardRole: 'deed',
  exportable: false,
  render: (row) => <RefundButton payment={row} isInList />,
};

/** Columns of the payments, the latest on top. */
export const transactionColumns: readonly Column<TransactionRow>[] = [
  { field: 'transactionRefNumber', label: `${F}.transactionRefNumber`, isCode: true },
  {
    field: 'dtimeTransaction',
    label: `${F}.dtimeTransaction`,
    sortable: true,
    render: (row) => <DateText value={row.dtimeTransaction} withTime />,
  },
  { field: 'merchantName', label: `${F}.merchantName` },
  {
    field: 'transactionType',
    label: `${F}.transactionType`,
    render: (row) => <ProductText type={row.transactionType} />,
  },
  {
    field: 'amount',
    label: `${F}.amount`,
    sortable: true,
    align: 'end',
    render: (row) => <MoneyText amount={row.amount} />,
  },
  {
    field: 'refundedAmount',
    label: `${F}.refundedAmount`,
    align: 'end',
    render: (row) => <Refunded row={row} />,
  },
  {
    field: 'status',
    label: `${F}.status`,
    cardRole: 'status',
    render: (row) => <TransactionChip status={row.status} />,
  },
  {
    field: 'underWayAmount',
    label: `${F}.underWayAmount`,
    align: 'end',
    hidden: true,
    render: (row) => (row.underWayAmount === '0.00' ? NONE : <MoneyText amount={row.underWayAmount} />),
  },
  {
    field: 'remainingRefundAmount',
    label: `${F}.remainingRefundAmount`,
    align: 'end',
    hidden: true,
    render: (row) => <MoneyText amount={row.remainingRefundAmount} />,
  },
  { field: 'partnerName', label: `${F}.partnerName`, hidden: true },
  { field: 'hsisSalesRoomCode', label: `${F}.hsisSalesRoomCode`, isCode: true, hidden: true },
  { field: 'cashier', label: `${F}.cashier`, hidden: true },
  { field: 'ccAccountNumber', label: `${F}.ccAccountNumber`, isCode: true, hidden: true },
  { field: 'source', label: `${F}.source`, isCode: true, hidden: true },
  {
    field: 'dtimeVoided',
    label: `${F}.dtimeVoided`,
    hidden: true,
    render: (row) => <DateText value={row.dtimeVoided} withTime />,
  },
  { field: 'voidReason', label: `${F}.voidReason`, hidden: true },
  { field: 'day', label: `${F}.day`, hidden: true, render: (row) => <DateText value={row.day} /> },
];
