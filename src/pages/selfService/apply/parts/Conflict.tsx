import { type ComponentType, useEffect, useState } from 'react';
import type { DraftPartName } from '#domain/applicants/draftParts.ts';
import { getLanguage } from '../../../../providers/language.ts';
import { Alert } from '../../../../public/Alert.tsx';
import { fetchAhead } from '../../../../public/loading/chunks.ts';
import type { TwoSides } from '../draft/draftStore.ts';
import { useApplication, useDraft } from './applicationContext.ts';
import { useApplyText } from './useApplyText.ts';

type Shown = ComponentType<{ part: DraftPartName; sides: TwoSides }>;
let here: Shown | undefined;

/** Fetches what shows both sides: few ever see it. */
export const fetchConflict = async (): Promise<void> => {
  const [{ default: loaded }, { loadConflictTexts }] = await Promise.all([
    import('../conflict/TwoSidesAlert.tsx'),
    import('../conflict/texts/useConflictText.ts'),
  ]);
  await loadConflictTexts(getLanguage()).catch(() => undefined);
  here = loaded;
};

/** Its code; null while it is on its way, and what to say when it does not come. */
const useShown = (isWanted: boolean): { Both: Shown | undefined; isLost: boolean } => {
  const [state, setState] = useState({ Both: here, isLost: false });
  useEffect(() => {
    if (!isWanted || state.Both) return;
    void fetchAhead(fetchConflict).then(() => setState({ Both: here, isLost: here === undefined }));
  }, [isWanted, state.Both]);
  return state;
};

/** Two devices have written the same part: whoever applies reads both sides, and says what counts. */
export function Conflict() {
  const t = useApplyText();
  const application = useApplication();
  const { conflict } = useDraft(application);
  const { Both, isLost } = useShown(conflict !== null);
  const sides = conflict && application.store.twoSides(conflict);
  if (!conflict || !sides) return null;
  if (Both) return <Both key={`${conflict} ${sides.version}`} part={conflict} sides={sides} />;
  if (!isLost) return null;
  return (
    <Alert tone="warning" focusOn={conflict}>
      <p>{t('conflict.lost')}</p>
      <button type="button" className="s-plain-button" onClick={() => location.reload()}>
        {t('open.retry')}
      </button>
    </Alert>
  );
}
