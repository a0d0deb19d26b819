import { type ReceiptStatus, receiptStatus } from '#domain/receipts/receiptStatus.ts';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { StatusChip } from '../../components/ui/StatusChip.tsx';

/** Where a receipt stands. */
export const ReceiptChip = ({ status }: { status: ReceiptStatus }) => {
  const { label, tone } = receiptStatus[status];
  return <StatusChip tone={tone} label={label[useLanguage()]} />;
};
