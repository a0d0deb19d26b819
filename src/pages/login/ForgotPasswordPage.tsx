import { type FormEvent, useState } from 'react';
import { askForReset } from '../../providers/session/account.ts';
import { storeChallenge } from '../../providers/session/challenge.ts';
import { Alert } from '../../public/Alert.tsx';
import { ErrorSummary, type FieldErrors } from '../../public/ErrorSummary.tsx';
import { FormField } from '../../public/FormField.tsx';
import { FrontLayout } from '../../public/FrontLayout.tsx';
import { navigate } from '../../public/navigate.ts';
import { PageLink } from '../../public/PageLink.tsx';
import { errorText, useText } from '../../public/text.ts';
import { useSubmit } from '../../public/useSubmit.ts';
import { WaitingButton } from '../../public/WaitingButton.tsx';

const RESEND_MS = 60_000;
const NONE: FieldErrors = { username: null };

async function ask(username: string): Promise<void> {
  const challengeId = await askForReset(username);
  const resendAt = Date.now() + RESEND_MS;
  storeChallenge({ challengeId, mobileLast4: null, purpose: 'password', username, returnTo: null, resendAt });
  navigate('/otp-verification');
}

/** The first step to a new password: whose it is. The answer does not tell whether the account exists. */
export function ForgotPasswordPage() {
  const t = useText();
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
      {errors.username ? (
        <ErrorSummary errors={errors} />
      ) : (
        failure && (
          <Alert tone="danger" focusOn={failure}>
            {errorText(t, failure)}
          </Alert>
        )
      )}
      <form className="s-form" onSubmit={send} noValidate>
        <FormField
          id="username"
          name="username"
          label={t('login.username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={username}
          error={errors.username}
          onChange={(event) => setUsername(event.target.value)}
        />
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
