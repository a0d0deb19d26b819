import { useRef, useState } from 'react';
import { cancelApplication, type Track } from '../../../providers/applicant/tracking.ts';
import { Alert } from '../../../public/Alert.tsx';
import { useSubmit } from '../../../public/useSubmit.ts';
import { useFailureText } from '../texts/useShellText.ts';
import { useTrackText } from './texts/useTrackText.ts';

/** What may still be cancelled: nothing that is in business, or over. */
const CANCELLABLE = ['SUBMITTED', 'INCOMPLETE', 'APPROVED'];

interface Props {
  subject: { partnerId: string; merchantId?: string };
  /** Where the subject stands, and in which version. */
  of: Pick<Track, 'status' | 'version'>;
  words: Readonly<Record<'link' | 'title' | 'lead' | 'keep', string>>;
  onCancelled: () => void;
}

/** Cancels an application, or a store that was added to a partner, after saying what that means. */
export function CancelPart({ subject, of: { status, version }, words, onCancelled }: Props) {
  const t = useTrackText();
  const failureText = useFailureText();
  const dialog = useRef<HTMLDialogElement>(null);
  const [reason, setReason] = useState('');
  const { isBusy, failure, submit } = useSubmit(async () => {
    await cancelApplication(subject, version, reason.trim());
    dialog.current?.close();
    onCancelled();
  });
  if (!CANCELLABLE.includes(status)) return null;
  return (
    <>
      <button type="button" className="s-plain-button s-danger" onClick={() => dialog.current?.showModal()}>
        {words.link}
      </button>
      <dialog ref={dialog} className="s-proof" aria-labelledby="cancel-title">
        <h2 id="cancel-title">{words.title}</h2>
        <p>{words.lead}</p>
        {failure && (
          <Alert tone="danger" focusOn={failure}>
            {failureText(failure)}
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
            {words.keep}
          </button>
        </div>
      </dialog>
    </>
  );
}
