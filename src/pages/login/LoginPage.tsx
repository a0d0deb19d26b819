import { type FormEvent, useEffect, useState } from 'react';
import { applyPages } from '#domain/pages/selfServicePages.ts';
import { fetchWhenIdle } from '../../fetchWhenIdle.ts';
import { hasCompanySignIn } from '../../providers/readPage.ts';
import { signIn } from '../../providers/session/signIn.ts';
import { ErrorSummary, type FieldErrors } from '../../public/ErrorSummary.tsx';
import { fetchGuard } from '../../public/entryGuard.ts';
import { FrontLayout } from '../../public/FrontLayout.tsx';
import { PageLink } from '../../public/PageLink.tsx';
import { PasswordField } from '../../public/PasswordField.tsx';
import { type Translate, useText } from '../../public/text.ts';
import { useSubmit } from '../../public/useSubmit.ts';
import { WaitingButton } from '../../public/WaitingButton.tsx';
import { goOn } from './goOn.ts';
import { LoginAlert } from './LoginAlert.tsx';
import { loadCodePages } from './loadCodePages.ts';
import { UsernameField } from './UsernameField.tsx';

const NONE: FieldErrors = { username: null, password: null };

const returnTo = (): string | null => new URLSearchParams(location.search).get('returnTo');

async function enter(username: string, password: string): Promise<void> {
  const asked = returnTo();
  await goOn(await signIn(username, password), asked, username);
}

/** Leads to the company's identity provider, by code that comes when somebody signs in there. */
async function enterAtCompany(): Promise<void> {
  const { goToCompany } = await import('../../providers/session/companySignIn.ts');
  await goToCompany(returnTo());
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
  const company = useSubmit(enterAtCompany);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const found = check(t, username.trim(), password);
    setErrors(found);
    if (Object.values(found).every((error) => error === null)) submit();
  };
  const hasErrors = Object.values(errors).some((error) => error !== null);
  return (
    <FrontLayout title={t('login.title')} lead={t('login.lead')}>
      {hasErrors ? <ErrorSummary errors={errors} /> : <LoginAlert failure={failure ?? company.failure} />}
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
        {hasCompanySignIn() && (
          <button
            type="button"
            className="s-button s-button-quiet"
            disabled={company.isBusy}
            onClick={company.submit}
          >
            {t('login.company')}
          </button>
        )}
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
