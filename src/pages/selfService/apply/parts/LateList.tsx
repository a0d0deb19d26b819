import type { LatePart } from '../draft/lateParts.ts';
import { useApplyText } from './useApplyText.ts';
import { usePartName } from './usePartName.ts';

/** An application was submitted: which parts were changed here too late, and what becomes of it. */
export function LateList({ lead, late }: { lead: string; late: readonly LatePart[] }) {
  const t = useApplyText();
  const called = usePartName();
  const nameOf = ({ part, store, isRemoved }: LatePart): string => {
    if (!isRemoved) return called(part, store);
    // Of one that is not there any more nobody says that it has no name yet.
    return t('gone.removed', { part: store === null ? t('gone.aStore') : called(part, store) });
  };
  return (
    <>
      <p>{lead}</p>
      <ul>
        {late.map((one) => (
          <li key={one.part}>{nameOf(one)}</li>
        ))}
      </ul>
      <p>{t('gone.sentNext')}</p>
    </>
  );
}
