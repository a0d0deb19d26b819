import { holdsBack } from '#domain/review/remarkState.ts';
import { Alert } from '../../../public/Alert.tsx';
import { PageLink } from '../../../public/PageLink.tsx';
import { useSubmit } from '../../../public/useSubmit.ts';
import { useFailureText } from '../texts/useShellText.ts';
import { remarkPath } from './remarkPages.ts';
import { sendAgain } from './sendAgain.ts';
import { asked } from './standing.ts';
import { useTrackText } from './texts/useTrackText.ts';
import { useTracked } from './tracked.ts';

/** At the thumb: the next point that is asked for, or the button that hands it in again. */
export function Foot({ onSent }: { onSent: () => void }) {
  const t = useTrackText();
  const words = useFailureText();
  const { reference, track, reload } = useTracked();
  const { isBusy, failure, submit } = useSubmit(async () => {
    // Of several stores some may have been taken before one was not.
    await sendAgain(track).finally(reload);
    onSent();
  });
  const [next] = asked(track.remarks).filter(({ state }) => holdsBack(state));
  if (next)
    return (
      <PageLink to={remarkPath(reference, next)} className="s-button">
        {t('todo.fix')}
      </PageLink>
    );
  return (
    <>
      {failure && (
        <Alert tone="danger" focusOn={failure}>
          {words(failure)}
        </Alert>
      )}
      <button type="button" className="s-button" aria-disabled={isBusy || undefined} onClick={() => submit()}>
        {t(isBusy ? 'todo.sending' : 'todo.send')}
      </button>
    </>
  );
}
