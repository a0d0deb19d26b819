import { type FormEvent, useEffect, useState } from 'react';
import { afterLogin } from '#domain/access/decideRoute.ts';
import { onlyDigits } from '#domain/formats/digitsOnly.ts';
import { maskMobile } from '#domain/formats/mobile.ts';
import { isOtpCode, OTP_DIGITS } from '#domain/signIn/otp.ts';
import {
  type PendingChallenge,
  pendingChallenge,
  storeChallenge,
  storeReset,
} from '../../providers/session/challenge.ts';
import { checkCode } from '../../providers/session/codeCalls.ts';
import { FailureAlert } from '../../public/FailureAlert.tsx';
import { FormField } from '../../public/FormField.tsx';
import { FrontLayout } from '../../public/FrontLayout.tsx';
import { navigate } from '../../public/navigate.ts';
import { PageLink } from '../../public/PageLink.tsx';
import { useCodeText } from '../../public/texts/useCodeText.ts';
import { useSubmit } from '../../public/useSubmit.ts';
import { WaitingButton } from '../../public/WaitingButton.tsx';
import { ResendCode } from './ResendCode.tsx';

async function verify({ challengeId, username, returnTo }: PendingChallenge, code: string): Promise<void> {
  const answer = await checkCode(challengeId, code);
  storeChallenge(null);
  if ('resetToken' in answer) {
    storeReset({ username, resetToken: answer.resetToken });
    navigate('/change-password', { replace: true });
  } else navigate(afterLogin(returnTo), { replace: true });
}

function CodeForm({ challenge }: { challenge: PendingChallenge }) {
  const t = useCodeText();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { isBusy, failure, waitUntil, submit } = useSubmit(() => verify(challenge, code));
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setError(isOtpCode(code) ? null : t('otp.invalid'));
    if (isOtpCode(code)) submit();
    else document.getElementById('otp')?.focus();
  };
  const last4 = challenge.mobileLast4;
  return (
    <FrontLayout
      title={t('otp.title')}
      lead={last4 ? t('otp.sentTo', { number: maskMobile(last4.padStart(12, '0')) }) : t('otp.sentUnknown')}
    >
      {failure && <FailureAlert failure={failure} />}
      <form className="s-form" onSubmit={send} noValidate>
        <FormField
          id="otp"
          data-first
          name="otp"
          className="s-code"
          label={t('otp.label')}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          error={error}
          onChange={(event) => setCode(onlyDigits(event.target.value).slice(0, OTP_DIGITS))}
        />
        <WaitingButton
          isBusy={isBusy}
          waitUntil={waitUntil}
          label={t('otp.submit')}
          busyLabel={t('otp.busy')}
        />
      </form>
      <div className="s-after">
        <ResendCode challenge={challenge} onResent={() => setCode('')} />
        <PageLink to="/login" className="s-link s-back">
          {t('common.backToLogin')}
        </PageLink>
      </div>
    </FrontLayout>
  );
}

/** The code of a second factor or a forgotten password. Without a code to wait for it leads to login. */
export function OtpPage() {
  const [challenge] = useState(pendingChallenge);
  useEffect(() => {
    if (!challenge) navigate('/login', { replace: true });
  }, [challenge]);
  return challenge && <CodeForm challenge={challenge} />;
}
