import { type ProtectionState, protectionState } from '#domain/settlement/protection/protectionState.ts';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { StatusChip } from '../../components/ui/StatusChip.tsx';

/** Whether the paper of a receipt is there. */
export const ProtectionChip = ({ state }: { state: ProtectionState }) => {
  const { label, tone } = protectionState[state];
  return <StatusChip tone={tone} label={label[useLanguage()]} />;
};
