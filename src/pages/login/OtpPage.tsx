import { type FormEvent, useEffect, useState } from 'react';
import { afterLogin } from '#domain/access/decideRoute.ts';
import { onlyDigits } from '#domain/formats/digitsOnly.ts';
import { maskMobile } from '#domain/formats/mobile.ts';
import { isOtpCode, OTP_DIGITS } from '#domain/signIn/otp.ts';
import { readRecoveryCode } from '#domain/signIn/recoveryCode.ts';
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
import { PasskeyForm } from './PasskeyForm.tsx';
import { ResendCode } from './ResendCode.tsx';

async function verify({ challengeId, username, returnTo }: PendingChallenge, code: string): Promise<void> {
  const answer = await checkCode(challengeId, code);
  storeChallenge(null);
  if ('resetToken' in answer) {
    storeReset({ username, resetToken: answer.resetToken });
    navigate('/change-password', { replace: true });
  } else navigate(afterLogin(returnTo), { replace: true });
}

/** What was sent where, or who else shows the code. */
function useLead({ mobileLast4, way }: PendingChallenge): string {
  const t = useCodeText();
  if (way === 'app') return t('otp.byApp');
  if (!mobileLast4) return t('otp.sentUnknown');
  return t('otp.sentTo', { number: maskMobile(mobileLast4.padStart(12, '0')) });
}

/** Recovery codes are ten characters with a dash; some people type spaces. */
const RECOVERY_LENGTH = 12;

interface CodeInputProps {
  isRecovery: boolean;
  code: string;
  error: string | null;
  onChange: (code: string) => void;
}

function CodeInput({ isRecovery, code, error, onChange }: CodeInputProps) {
  const t = useCodeText();
  const common = { name: 'otp', className: 's-code', value: code, error } as const;
  if (isRecovery)
    return (
      <FormField
        {...common}
        id="otp"
        key="recovery"
        autoFocus
        label={t('otp.recovery')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value.slice(0, RECOVERY_LENGTH))}
      />
    );
  return (
    <FormField
      {...common}
      id="otp"
      key="code"
      data-first
      label={t('otp.label')}
      inputMode="numeric"
      autoComplete="one-time-code"
      onChange={(event) => onChange(onlyDigits(event.target.value).slice(0, OTP_DIGITS))}
    />
  );
}

const mayBeCode = (code: string, isRecovery: boolean): boolean =>
  isRecovery ? readRecoveryCode(code) !== null : isOtpCode(code);

function CodeForm({ challenge, onPasskey }: { challenge: PendingChallenge; onPasskey: () => void }) {
  const t = useCodeText();
  const lead = useLead(challenge);
  const hasPasskey = challenge.way === 'passkey';
  const [isRecovery, setRecovery] = useState(hasPasskey);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { isBusy, failure, waitUntil, submit } = useSubmit(() => verify(challenge, code));
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const isWhole = mayBeCode(code, isRecovery);
    setError(isWhole ? null : t(isRecovery ? 'otp.recoveryInvalid' : 'otp.invalid'));
    if (isWhole) submit();
    else document.getElementById('otp')?.focus();
  };
  const change = () => {
    if (hasPasskey) return onPasskey();
    setRecovery(!isRecovery);
    setCode('');
    setError(null);
  };
  return (
    <FrontLayout title={t('otp.title')} lead={isRecovery ? t('otp.recoveryLead') : lead}>
      {failure && <FailureAlert failure={failure} />}
      <form className="s-form" onSubmit={send} noValidate>
        <CodeInput isRecovery={isRecovery} code={code} error={error} onChange={setCode} />
        <WaitingButton
          isBusy={isBusy}
          waitUntil={waitUntil}
          label={t('otp.submit')}
          busyLabel={t('otp.busy')}
        />
      </form>
      <div className="s-after">
        {challenge.way === 'sms' && !isRecovery && (
          <ResendCode challenge={challenge} onResent={() => setCode('')} />
        )}
        {challenge.purpose === 'login' && (
          <button type="button" className="s-plain-button" onClick={change}>
            {t(hasPasskey ? 'otp.usePasskey' : isRecovery ? 'otp.useCode' : 'otp.useRecovery')}
          </button>
        )}
        <PageLink to="/login" className="s-link s-back">
          {t('common.backToLogin')}
        </PageLink>
      </div>
    </FrontLayout>
  );
}

/** The code or the passkey of a second factor, or the code of a forgotten password. Without one to wait for it leads to login. */
export function OtpPage() {
  const [challenge] = useState(pendingChallenge);
  useEffect(() => {
    if (!challenge) navigate('/login', { replace: true });
  }, [challenge]);
  const [isTyping, setTyping] = useState(challenge?.way !== 'passkey' || !challenge.options);
  if (!challenge) return null;
  if (!isTyping) return <PasskeyForm challenge={challenge} onRecovery={() => setTyping(true)} />;
  return <CodeForm challenge={challenge} onPasskey={() => setTyping(false)} />;
}
