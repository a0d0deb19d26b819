import { useState } from 'react';
import { type PendingChallenge, storeChallenge } from '../../providers/session/challenge.ts';
import { resendCode } from '../../providers/session/codeCalls.ts';
import { errorText } from '../../public/text.ts';
import { useCodeText } from '../../public/texts/useCodeText.ts';
import { clock, useCountdown } from '../../public/useCountdown.ts';
import { useSubmit } from '../../public/useSubmit.ts';

/** Sends a new code, once its wait is over; the wait is shown. */
export function ResendCode({ challenge, onResent }: { challenge: PendingChallenge; onResent: () => void }) {
  const t = useCodeText();
  const [resendAt, setResendAt] = useState(challenge.resendAt);
  const [wasResent, setResent] = useState(false);
  const { isBusy, failure, waitUntil, submit } = useSubmit(async () => {
    setResent(false);
    const next = Date.now() + (await resendCode(challenge.challengeId)) * 1000;
    storeChallenge({ ...challenge, resendAt: next });
    setResendAt(next);
    setResent(true);
    onResent();
  });
  const left = useCountdown(Math.max(resendAt, waitUntil));
  return (
    <div>
      <button type="button" className="s-plain-button" disabled={left > 0 || isBusy} onClick={() => submit()}>
        {left > 0 ? t('otp.resendIn', { time: clock(left) }) : t('otp.resend')}
      </button>
      <div className={failure ? 's-field-error' : 's-hint'} role="status">
        {failure ? errorText(t, failure) : wasResent ? t('otp.resent') : ''}
      </div>
    </div>
  );
}
