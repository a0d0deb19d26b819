import { type PayoutStatus, payoutStatus } from '#domain/settlement/payoutStatus.ts';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { StatusChip } from '../../components/ui/StatusChip.tsx';

/** Where a payout stands. */
export const PayoutChip = ({ status }: { status: PayoutStatus }) => {
  const { label, tone } = payoutStatus[status];
  return <StatusChip label={label[useLanguage()]} tone={tone} />;
};
