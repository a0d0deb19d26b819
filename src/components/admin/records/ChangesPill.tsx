import { useTranslate } from 'react-admin';
import { BesidePill } from './BesidePill.tsx';
import { useRecordShell } from './recordContext.ts';

/** How many changes of the record wait for a second person or for their time; opens them. */
export const ChangesPill = () => {
  const translate = useTranslate();
  const { summary } = useRecordShell();
  const count = summary?.counts.pendingApprovals ?? 0;
  if (count === 0) return null;
  return (
    <BesidePill
      part="changes"
      label={translate('records.beside.waits', { smart_count: count })}
      tone="info"
    />
  );
};
