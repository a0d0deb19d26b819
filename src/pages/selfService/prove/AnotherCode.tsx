import { useState } from 'react';
import { sendAnother } from '../../../providers/applicant/sendCode.ts';
import type { SentCode } from '../../../providers/applicant/waitingCode.ts';
import { clock, useCountdown } from '../../../public/useCountdown.ts';
import { useSubmit } from '../../../public/useSubmit.ts';
import { useFailureText, useShellText } from '../texts/useShellText.ts';

interface Props {
  sent: SentCode;
  onSent: (sent: SentCode) => void;
  /** The code that came was refused: that another is on its way is true no more. */
  isRefused?: boolean;
}

/** Sends another code once its wait, which is shown, is over. */
export function AnotherCode({ sent, onSent, isRefused = false }: Props) {
  const t = useShellText();
  const words = useFailureText();
  const [wasResent, setResent] = useState(false);
  const { isBusy, failure, waitUntil, submit } = useSubmit(async () => {
    setResent(false);
    onSent(await sendAnother(sent));
    setResent(true);
  });
  const left = useCountdown(Math.max(sent.resendAt, waitUntil));
  return (
    <div>
      <button
        type="button"
        className="s-plain-button"
        // A button that is disabled under the focus leaves it nowhere, and one that was refused waits again.
        aria-disabled={left > 0 || isBusy || undefined}
        onClick={() => left === 0 && submit()}
      >
        {left > 0 ? t('prove.resendIn', { time: clock(left) }) : t('prove.resend')}
      </button>
      <div className={failure ? 's-field-error' : 's-hint'} role="status">
        {failure ? words(failure) : wasResent && !isRefused ? t('prove.resent') : ''}
      </div>
    </div>
  );
}
