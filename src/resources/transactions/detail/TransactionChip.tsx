import type { RefundStatus } from '#domain/transactions/refundStatus.ts';
import { refundStatus } from '#domain/transactions/refundStatus.ts';
import type { TransactionStatus } from '#domain/transactions/transactionStatus.ts';
import { transactionStatus } from '#domain/transactions/transactionStatus.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { StatusChip } from '../../../components/ui/StatusChip.tsx';

/** Where a payment stands. */
export const TransactionChip = ({ status }: { status: TransactionStatus }) => {
  const { label, tone } = transactionStatus[status];
  return <StatusChip tone={tone} label={label[useLanguage()]} />;
};

/** Where a refund stands. */
export const RefundChip = ({ status }: { status: RefundStatus }) => {
  const { label, tone } = refundStatus[status];
  return <StatusChip tone={tone} label={label[useLanguage()]} />;
};
