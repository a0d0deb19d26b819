import type { TransactionRow } from '#contract/finance/transactions.ts';
import { transactionFields } from '#domain/fields/transaction.ts';
import { mdrType } from '#domain/records/mdrRates.ts';
import { same } from '#domain/sentence.ts';
import { holdReason } from '#domain/transactions/holdReason.ts';
import { reachedOf } from '#domain/transactions/refundStatus.ts';
import { transactionStatus } from '#domain/transactions/transactionStatus.ts';
import { type Columns, column, columnsOf } from './columns.ts';

const { items: _, refunds: __, ...fields } = transactionFields;

export const transactionColumns: Columns<TransactionRow> = {
  id: column(same('Id'), 'text', (row) => row.id),
  ...columnsOf<TransactionRow>()(fields, {
    transactionRefNumber: (row) => row.transactionRefNumber,
    dtimeTransaction: (row) => row.dtimeTransaction,
    day: (row) => row.day,
    partnerName: (row) => row.partnerName,
    merchantName: (row) => row.merchantName,
    hsisSalesRoomCode: (row) => row.hsisSalesRoomCode,
    transactionType: (row, language) => mdrType[row.transactionType][language],
    source: (row) => row.source,
    amount: (row) => row.amount,
    refundedAmount: reachedOf,
    underWayAmount: (row) => row.underWayAmount,
    remainingRefundAmount: (row) => row.remainingRefundAmount,
    ccAccountNumber: (row) => row.ccAccountNumber,
    cashier: (row) => row.cashier,
    status: (row, language) => transactionStatus[row.status].label[language],
    dtimeVoided: (row) => row.dtimeVoided,
    holdReason: (row, language) => row.holdReason && holdReason[row.holdReason][language],
    dtimeHeld: (row) => row.dtimeHeld,
    dtimeReleased: (row) => row.dtimeReleased,
    releasedBy: (row) => row.releasedBy,
    voidReason: (row) => row.voidReason,
  }),
};
