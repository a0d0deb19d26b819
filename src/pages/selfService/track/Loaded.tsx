import type { ReactNode } from 'react';
import { Alert } from '../../../public/Alert.tsx';
import { useFailureText } from '../texts/useShellText.ts';
import { useTrackText } from './texts/useTrackText.ts';
import type { Asked } from './useAsk.ts';

/** What was asked for once it is here; a bar while it is not, and the way to ask again when it did not come. */
export function Loaded<T>({ asked, children }: { asked: Asked<T>; children: (data: T) => ReactNode }) {
  const t = useTrackText();
  const words = useFailureText();
  const { data, failure, reload } = asked;
  if (data) return children(data);
  if (!failure) return <div className="s-bars" role="status" aria-label={t('track.loading')} />;
  return (
    <>
      <Alert tone="danger" focusOn={failure}>
        {words(failure)}
      </Alert>
      <button type="button" className="s-button s-button-quiet" onClick={reload}>
        {t('track.retry')}
      </button>
    </>
  );
}
