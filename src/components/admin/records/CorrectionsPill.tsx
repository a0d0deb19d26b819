import { useTranslate } from 'react-admin';
import { holdsBack } from '#domain/review/remarkState.ts';
import { BesidePill } from './BesidePill.tsx';
import { useRecordShell } from './recordContext.ts';

/** How many corrections the review asks for, or that something was done about all of them; opens them. */
export const CorrectionsPill = () => {
  const translate = useTranslate();
  const { summary } = useRecordShell();
  const remarks = summary?.remarks ?? [];
  if (remarks.length === 0) return null;
  const open = remarks.filter(({ state }) => holdsBack(state)).length;
  const label =
    open > 0
      ? translate('records.beside.asked', { smart_count: open })
      : translate('records.beside.corrections');
  return <BesidePill part="corrections" label={label} tone={open > 0 ? 'warning' : 'info'} />;
};
