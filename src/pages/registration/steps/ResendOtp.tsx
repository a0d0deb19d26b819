import { useState } from 'react';
import { resendCode } from '../../../providers/session/codeCalls.ts';
import { clock, useCountdown } from '../../../public/useCountdown.ts';
import { useSubmit } from '../../../public/useSubmit.ts';
import type { Answers } from '../answers.ts';
import { useFailureText } from '../FailedCall.tsx';
import { useRegistering } from '../registerContext.ts';
import { said } from '../texts/said.ts';
import { useSaid } from '../texts/useSaid.ts';
import { useSendOtp } from './useSendOtp.ts';

interface Props {
  challenge: NonNullable<Answers['challenge']>;
  onResent: () => void;
}

/** Sends a new code, once its wait is over; the wait is shown. A challenge that is too old for it gives way to another. */
export const ResendOtp = ({ challenge, onResent }: Props) => {
  const say = useSaid();
  const textOf = useFailureText();
  const { keep } = useRegistering();
  const sendOtp = useSendOtp();
  const [wasResent, setResent] = useState(false);
  const { isBusy, failure, waitUntil, submit } = useSubmit(async () => {
    setResent(false);
    const wait = await resendCode(challenge.id).catch((error: unknown) => {
      if (error instanceof Error && 'status' in error && error.status === 422) return null;
      throw error;
    });
    if (wait === null) await sendOtp();
    else keep({ challenge: { ...challenge, resendAt: Date.now() + wait * 1000 } });
    setResent(true);
    onResent();
  });
  const left = useCountdown(Math.max(challenge.resendAt, waitUntil));
  return (
    <div>
      <button type="button" className="s-plain-button" disabled={left > 0 || isBusy} onClick={() => submit()}>
        {left > 0 ? say(said.resendIn, { time: clock(left) }) : say(said.resend)}
      </button>
      <div className={failure ? 's-field-error' : 's-hint'} role="status">
        {failure ? textOf(failure) : wasResent ? say(said.resent) : ''}
      </div>
    </div>
  );
};
