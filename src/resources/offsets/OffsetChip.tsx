import { type OffsetState, offsetState } from '#domain/settlement/offsetState.ts';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { StatusChip } from '../../components/ui/StatusChip.tsx';

/** How far a line was set off. */
export const OffsetChip = ({ state }: { state: OffsetState }) => {
  const { label, tone } = offsetState[state];
  return <StatusChip tone={tone} label={label[useLanguage()]} />;
};
