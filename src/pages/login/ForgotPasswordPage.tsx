import { type FormEvent, useState } from 'react';
import { startChallenge } from '../../providers/session/challenge.ts';
import { askForReset } from '../../providers/session/codeCalls.ts';
import { ErrorSummary, type FieldErrors } from '../../public/ErrorSummary.tsx';
import { FailureAlert } from '../../public/FailureAlert.tsx';
import { FrontLayout } from '../../public/FrontLayout.tsx';
import { navigate } from '../../public/navigate.ts';
import { PageLink } from '../../public/PageLink.tsx';
import { useCodeText } from '../../public/texts/useCodeText.ts';
import { useSubmit } from '../../public/useSubmit.ts';
import { WaitingButton } from '../../public/WaitingButton.tsx';
import { UsernameField } from './UsernameField.tsx';

const NONE: FieldErrors = { username: null };

async function ask(username: string): Promise<void> {
  const challengeId = await askForReset(username);
  startChallenge({
    challengeId,
    mobileLast4: null,
    way: 'sms',
    purpose: 'password',
    username,
    returnTo: null,
  });
  navigate('/otp-verification');
}

/** The first step to a new password: whose it is. The answer does not tell whether the account exists. */
export function ForgotPasswordPage() {
  const t = useCodeText();
  const [username, setUsername] = useState('');
  const [errors, setErrors] = useState(NONE);
  const { isBusy, failure, waitUntil, submit } = useSubmit(() => ask(username.trim()));
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setErrors({ username: username.trim() ? null : t('login.usernameMissing') });
    if (username.trim()) submit();
  };
  return (
    <FrontLayout title={t('forgot.title')} lead={t('forgot.lead')}>
      {errors.username ? <ErrorSummary errors={errors} /> : failure && <FailureAlert failure={failure} />}
      <form className="s-form" onSubmit={send} noValidate>
        <UsernameField value={username} error={errors.username} onChange={setUsername} />
        <WaitingButton
          isBusy={isBusy}
          waitUntil={waitUntil}
          label={t('forgot.submit')}
          busyLabel={t('forgot.busy')}
        />
      </form>
      <div className="s-after">
        <PageLink to="/login" className="s-link s-back">
          {t('common.backToLogin')}
        </PageLink>
      </div>
    </FrontLayout>
  );
}
