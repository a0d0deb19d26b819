import { type FormEvent, useEffect, useState } from 'react';
import { afterLogin } from '#domain/access/decideRoute.ts';
import { applyPages } from '#domain/pages/selfServicePages.ts';
import { fetchWhenIdle } from '../../fetchWhenIdle.ts';
import { signIn } from '../../providers/session/signIn.ts';
import { ErrorSummary, type FieldErrors } from '../../public/ErrorSummary.tsx';
import { fetchGuard } from '../../public/entryGuard.ts';
import { FrontLayout } from '../../public/FrontLayout.tsx';
import { navigate } from '../../public/navigate.ts';
import { PageLink } from '../../public/PageLink.tsx';
import { PasswordField } from '../../public/PasswordField.tsx';
import { type Translate, useText } from '../../public/text.ts';
import { useSubmit } from '../../public/useSubmit.ts';
import { WaitingButton } from '../../public/WaitingButton.tsx';
import { LoginAlert } from './LoginAlert.tsx';
import { loadCodePages } from './loadCodePages.ts';
import { UsernameField } from './UsernameField.tsx';

const NONE: FieldErrors = { username: null, password: null };

async function enter(username: string, password: string): Promise<void> {
  const returnTo = new URLSearchParams(location.search).get('returnTo');
  const answer = await signIn(username, password);
  if ('challenge' in answer) {
    // It comes with the pages for codes, which are here by now, or are needed next.
    const { startChallenge } = await import('../../providers/session/challenge.ts');
    startChallenge({ ...answer.challenge, purpose: 'login', username, returnTo });
    navigate('/otp-verification');
  } else navigate(afterLogin(returnTo), { replace: true });
}

const check = (t: Translate, username: string, password: string): FieldErrors => ({
  username: username ? null : t('login.usernameMissing'),
  password: password ? null : t('login.passwordMissing'),
});

/** Username and password; leads to the page that was asked for, or to the code of a second factor. */
export function LoginPage() {
  const t = useText();
  useEffect(() => fetchWhenIdle([loadCodePages, fetchGuard]), []);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState(NONE);
  const { isBusy, failure, waitUntil, submit } = useSubmit(() => enter(username.trim(), password));
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const found = check(t, username.trim(), password);
    setErrors(found);
    if (Object.values(found).every((error) => error === null)) submit();
  };
  const hasErrors = Object.values(errors).some((error) => error !== null);
  return (
    <FrontLayout title={t('login.title')} lead={t('login.lead')}>
      {hasErrors ? <ErrorSummary errors={errors} /> : <LoginAlert failure={failure} />}
      <form className="s-form" onSubmit={send} noValidate>
        <UsernameField value={username} error={errors.username} onChange={setUsername} />
        <PasswordField
          id="password"
          name="password"
          label={t('login.password')}
          autoComplete="current-password"
          value={password}
          error={errors.password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <WaitingButton
          isBusy={isBusy}
          waitUntil={waitUntil}
          label={t('login.submit')}
          busyLabel={t('login.busy')}
        />
      </form>
      <div className="s-after">
        <PageLink to="/forgot-password" className="s-link s-back">
          {t('login.forgot')}
        </PageLink>
        <PageLink to="/register/code" className="s-link s-back">
          {t('login.register')}
        </PageLink>
      </div>
      <nav className="s-applicants" aria-label={t('login.applicants')}>
        <p className="s-hint">{t('login.stores')}</p>
        <PageLink to={applyPages.apply.path} className="s-button s-button-quiet">
          {t('login.apply')}
        </PageLink>
        <PageLink to={applyPages.applyContinue.path}>{t('login.continue')}</PageLink>
      </nav>
    </FrontLayout>
  );
}
