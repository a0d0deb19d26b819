import { useEffect, useRef } from 'react';
import { cancelDraft } from '../../../providers/applicant/beginning.ts';
import { forgetPhotos } from '../../../providers/applicant/keptPhotos.ts';
import { Alert } from '../../../public/Alert.tsx';
import { useSubmit } from '../../../public/useSubmit.ts';
import { NOTHING_KEPT, writeKept } from '../apply/draft/kept.ts';
import type { ShellKey } from '../texts/en.ts';
import { useFailureText, useShellText } from '../texts/useShellText.ts';

/** What goes with an application that was not sent. */
export interface Loss {
  referenceNumber: string;
  /** What the business is called, as far as it was typed. */
  name: string | null;
  stores: number;
  files: number;
}

const counted = (what: 'stores' | 'files', count: number): ShellKey =>
  `drop.${what}.${count === 0 ? 'none' : count === 1 ? 'one' : 'many'}`;

interface Props {
  loss: Loss;
  onCancelled: () => void;
  onKeep: () => void;
}

/** Cancels an application that was not sent, after naming what is lost with it. */
export function DropDialog({ loss, onCancelled, onKeep }: Props) {
  const t = useShellText();
  const words = useFailureText();
  const dialog = useRef<HTMLDialogElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const { referenceNumber: number, name, stores, files } = loss;
  const { isBusy, failure, submit } = useSubmit(async () => {
    await cancelDraft(number);
    writeKept(number, NOTHING_KEPT);
    forgetPhotos(number);
    onCancelled();
  });
  useEffect(() => {
    dialog.current?.showModal();
    // Pressing Enter once more deletes nothing.
    keep.current?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="s-proof"
      aria-labelledby="drop-title"
      aria-describedby="drop-loss"
      onClose={onKeep}
    >
      <h2 id="drop-title">{t('drop.title', { number })}</h2>
      {failure && (
        <Alert tone="danger" focusOn={failure}>
          {words(failure)}
        </Alert>
      )}
      <div id="drop-loss">
        <p>{t('drop.lead')}</p>
        <ul className="s-needs">
          <li>{t('drop.typed', { name: name || t('drop.business') })}</li>
          <li>{t(counted('stores', stores), { count: stores })}</li>
          <li>{t(counted('files', files), { count: files })}</li>
        </ul>
        <p className="s-hint">{t('drop.number', { number })}</p>
      </div>
      <div className="s-buttons">
        <button
          type="button"
          className="s-button s-button-danger"
          aria-disabled={isBusy || undefined}
          onClick={() => submit()}
        >
          {t(isBusy ? 'drop.busy' : 'drop.submit')}
        </button>
        <button
          ref={keep}
          type="button"
          className="s-button s-button-quiet"
          onClick={() => dialog.current?.close()}
        >
          {t('drop.keep')}
        </button>
      </div>
    </dialog>
  );
}
