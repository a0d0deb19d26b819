import { type PayoutStatus, payoutStatus } from '#domain/settlement/payoutStatus.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { StatusChip } from '../../../components/ui/StatusChip.tsx';
import { NONE } from '../../../components/ui/texts.tsx';

/** Where the money of a payout is; a dash where it is another's. */
export const PayoutChip = ({ status }: { status: PayoutStatus | null }) => {
  const language = useLanguage();
  if (!status) return NONE;
  const { label, tone } = payoutStatus[status];
  return <StatusChip tone={tone} label={label[language]} />;
};
