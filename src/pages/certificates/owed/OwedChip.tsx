import { type OwedState, owedState } from '#domain/settlement/certificates/owedState.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { StatusChip } from '../../../components/ui/StatusChip.tsx';

/** What of a certificate that is owed to us has arrived. */
export const OwedChip = ({ state }: { state: OwedState }) => {
  const { label, tone } = owedState[state];
  return <StatusChip tone={tone} label={label[useLanguage()]} />;
};
