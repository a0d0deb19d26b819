import { useRef, useState } from 'react';
import { applicantPath } from '#domain/pages/selfServicePages.ts';
import { cancelApplication } from '../../../providers/applicant/tracking.ts';
import { Alert } from '../../../public/Alert.tsx';
import { navigate } from '../../../public/navigate.ts';
import { useSubmit } from '../../../public/useSubmit.ts';
import { useFailureText } from '../texts/useShellText.ts';
import { useTrackText } from './texts/useTrackText.ts';
import { useTracked } from './tracked.ts';

/** What may still be cancelled: nothing that is in business, or over. */
const CANCELLABLE = ['SUBMITTED', 'INCOMPLETE', 'APPROVED'];

/** Cancels the application, after saying what that means. */
export function CancelPart() {
  const t = useTrackText();
  const words = useFailureText();
  const { track } = useTracked();
  const dialog = useRef<HTMLDialogElement>(null);
  const [reason, setReason] = useState('');
  const { isBusy, failure, submit } = useSubmit(async () => {
    await cancelApplication(track.id, track.version, reason.trim());
    dialog.current?.close();
    navigate(applicantPath('applicationEnd', { status: 'cancelled' }), { replace: true });
  });
  if (!CANCELLABLE.includes(track.status)) return null;
  return (
    <>
      <button type="button" className="s-plain-button s-danger" onClick={() => dialog.current?.showModal()}>
        {t('cancel.link')}
      </button>
      <dialog ref={dialog} className="s-proof" aria-labelledby="cancel-title">
        <h2 id="cancel-title">{t('cancel.title')}</h2>
        <p>{t('cancel.lead')}</p>
        {failure && (
          <Alert tone="danger" focusOn={failure}>
            {words(failure)}
          </Alert>
        )}
        <label className="s-stacked" htmlFor="cancel-reason">
          {t('cancel.reason')}
          <textarea
            id="cancel-reason"
            className="s-input s-words"
            maxLength={2000}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </label>
        <div className="s-buttons">
          <button
            type="button"
            className="s-button s-button-danger"
            aria-disabled={isBusy || undefined}
            onClick={() => submit()}
          >
            {t(isBusy ? 'cancel.busy' : 'cancel.submit')}
          </button>
          <button type="button" className="s-button s-button-quiet" onClick={() => dialog.current?.close()}>
            {t('cancel.keep')}
          </button>
        </div>
      </dialog>
    </>
  );
}
