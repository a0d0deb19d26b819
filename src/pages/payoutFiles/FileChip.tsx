import { type PayoutFileState, payoutFileState } from '#domain/settlement/bank/payoutFileState.ts';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { StatusChip } from '../../components/ui/StatusChip.tsx';

/** How far the bank has answered a file. */
export const FileChip = ({ state }: { state: PayoutFileState }) => {
  const { label, tone } = payoutFileState[state];
  return <StatusChip tone={tone} label={label[useLanguage()]} />;
};
