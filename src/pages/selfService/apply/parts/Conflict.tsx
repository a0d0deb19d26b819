import { useEffect, useState } from 'react';
import { Alert } from '../../../../public/Alert.tsx';
import { fetchAhead } from '../../../../public/loading/chunks.ts';
import { fetchTwoSides, settledHere, twoSidesHere } from '../conflict/fetchTwoSides.ts';
import { useApplication, useDraft } from './applicationContext.ts';
import { useApplyText } from './useApplyText.ts';

/** Its code; null while it is on its way, and what to say when it does not come. */
const useShown = (isWanted: boolean) => {
  const [state, setState] = useState({ Both: twoSidesHere(), isLost: false });
  useEffect(() => {
    if (!isWanted || state.Both) return;
    void fetchAhead(fetchTwoSides).then(() => setState({ Both: twoSidesHere(), isLost: !twoSidesHere() }));
  }, [isWanted, state.Both]);
  return state;
};

/** Says that the choice was kept, once the last one is made; its words come with those of the choice. */
function Settled({ isAsked }: { isAsked: boolean }) {
  const [wasAsked, setAsked] = useState(false);
  if (isAsked && !wasAsked) setAsked(true);
  const Text = settledHere();
  const isSaid = wasAsked && !isAsked && Text;
  return (
    <p className={isSaid ? 's-hint' : 's-hidden'} role="status">
      {isSaid && <Text />}
    </p>
  );
}

function Asked() {
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

/** Two devices have written the same part: whoever applies reads both sides, and says what counts. */
export function Conflict() {
  const { conflict } = useDraft(useApplication());
  return (
    <>
      <Settled isAsked={conflict !== null} />
      <Asked />
    </>
  );
}
