import { useEffect, useRef, useState } from 'react';
import { heldSession } from '../../../providers/applicant/held.ts';
import { onProofNeeded } from '../../../providers/applicant/proveAgain.ts';
import { enterCode, sendCode } from '../../../providers/applicant/sendCode.ts';
import type { SentCode } from '../../../providers/applicant/waitingCode.ts';
import { Alert } from '../../../public/Alert.tsx';
import { useSubmit } from '../../../public/useSubmit.ts';
import { WaitingButton } from '../../../public/WaitingButton.tsx';
import { useFailureText, useShellText } from '../texts/useShellText.ts';
import { CodeStep } from './CodeStep.tsx';

type Settle = (isProved: boolean) => void;

/** Whom the code goes to: the application that was open, or the number while there is none. */
const contactNow = () => {
  const session = heldSession();
  if (!session) return null;
  return session.referenceNumber ? { identifier: session.referenceNumber } : session.contact;
};

function Send({ onSent, onLeave }: { onSent: (sent: SentCode) => void; onLeave: () => void }) {
  const t = useShellText();
  const words = useFailureText();
  // A session that ends before its time was ended elsewhere: by another mobile number, say.
  const [isOver] = useState(() => (heldSession()?.until ?? 0) <= Date.now());
  const { isBusy, failure, waitUntil, submit } = useSubmit(async () => {
    const contact = contactNow();
    if (contact) onSent(await sendCode(contact));
  });
  return (
    <>
      <p className="s-lead">{t(isOver ? 'prove.againLead' : 'prove.againSooner')}</p>
      {failure && (
        <Alert tone="danger" focusOn={failure}>
          {words(failure)}
        </Alert>
      )}
      <form className="s-form" onSubmit={submit}>
        <WaitingButton
          isBusy={isBusy}
          waitUntil={waitUntil}
          label={t('prove.send')}
          busyLabel={t('prove.sending')}
        />
      </form>
      <div className="s-after">
        <button type="button" className="s-plain-button" onClick={onLeave}>
          {t('prove.notNow')}
        </button>
      </div>
    </>
  );
}

/** Asks for the number again over the page when the session has ended, so that nothing typed is lost. */
export function ProveAgain() {
  const t = useShellText();
  const dialog = useRef<HTMLDialogElement>(null);
  const settle = useRef<Settle | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [sent, setSent] = useState<SentCode | null>(null);
  useEffect(
    () =>
      onProofNeeded(() => {
        setSent(null);
        setOpen(true);
        return new Promise<boolean>((resolve) => {
          settle.current = resolve;
        });
      }),
    [],
  );
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  const end = (isProved: boolean) => {
    setOpen(false);
    settle.current?.(isProved);
    settle.current = null;
  };
  if (!isOpen) return null;
  return (
    <dialog ref={dialog} className="s-proof" aria-labelledby="prove-again" onCancel={() => end(false)}>
      <h2 id="prove-again">{t('prove.again')}</h2>
      {sent ? (
        <CodeStep enter={enterCode} sent={sent} onSent={setSent} onProved={() => end(true)} />
      ) : (
        <Send onSent={setSent} onLeave={() => end(false)} />
      )}
    </dialog>
  );
}
