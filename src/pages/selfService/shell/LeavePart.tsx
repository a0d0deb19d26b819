import { useEffect, useRef, useState } from 'react';
import { applicantPath } from '#domain/pages/selfServicePages.ts';
import { leaveDevice } from '../../../providers/applicant/sendCode.ts';
import { navigate } from '../../../public/navigate.ts';
import { useShellText } from '../texts/useShellText.ts';

const leave = async (): Promise<void> => {
  await leaveDevice().catch(() => undefined);
  navigate(`${applicantPath('applyContinue')}?left`);
};

function Question({ onStay }: { onStay: () => void }) {
  const t = useShellText();
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <>
      <p role="status">{t('shell.leaveAsk')}</p>
      <button ref={stay} type="button" className="s-plain-button" onClick={onStay}>
        {t('shell.stay')}
      </button>
      <button type="button" className="s-plain-button s-danger" onClick={() => void leave()}>
        {t('shell.leaveNow')}
      </button>
    </>
  );
}

/** Ends the session of this device, once somebody has said so twice: it lies where a thumb looks for the button that goes on. */
export function LeavePart() {
  const t = useShellText();
  const [isAsked, ask] = useState(false);
  return (
    <footer className="s-apply-leave">
      {isAsked ? (
        <Question onStay={() => ask(false)} />
      ) : (
        <>
          <button type="button" className="s-plain-button" onClick={() => ask(true)}>
            {t('shell.leave')}
          </button>
          <span className="s-hint">{t('shell.leaveHint')}</span>
        </>
      )}
    </footer>
  );
}
