import { type PayoutStatus, payoutStatus } from '#domain/settlement/payoutStatus.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { NONE } from '../../ui/texts.tsx';
import { useLanguage } from '../useLanguage.ts';

/** Where the money of a payout is; a dash where it is another's. */
export const PayoutChip = ({ status }: { status: PayoutStatus | null }) => {
  const language = useLanguage();
  if (!status) return NONE;
  const { label, tone } = payoutStatus[status];
  return <StatusChip tone={tone} label={label[language]} />;
};
