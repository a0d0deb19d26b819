import { type FormEvent, useMemo, useState } from 'react';
import { changePassword } from '../../providers/session/codeCalls.ts';
import { ErrorSummary } from '../ErrorSummary.tsx';
import { FailureAlert } from '../FailureAlert.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { useCodeText } from '../texts/useCodeText.ts';
import { useSubmit } from '../useSubmit.ts';
import { WaitingButton } from '../WaitingButton.tsx';
import { type NewPassword, NewPasswordFields } from './NewPasswordFields.tsx';
import { entryErrors, hasErrors, NO_ERRORS, refusalErrors } from './newPassword.ts';

export interface ChangePasswordFormProps {
  username: string;
  /** What a code gave; without it the current password is asked for. */
  resetToken?: string;
  onDone: () => void;
}

/** A new password with its rules, for the page behind a code and for a signed-in user alike. */
export function ChangePasswordForm({ username, resetToken, onDone }: ChangePasswordFormProps) {
  const t = useCodeText();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState<NewPassword>({ next: '', repeated: '' });
  const [found, setFound] = useState(NO_ERRORS);
  const owner = { username };
  const { isBusy, failure, waitUntil, submit } = useSubmit(async () => {
    await changePassword(username, resetToken ? { resetToken } : { currentPassword: current }, password.next);
    onDone();
  });
  const refused = useMemo(() => refusalErrors(t, failure), [t, failure]);
  const errors = hasErrors(found) ? found : refused;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const wrong = entryErrors(t, { current: resetToken ? null : current, owner, ...password });
    setFound(wrong);
    if (!hasErrors(wrong)) submit();
  };
  return (
    <form className="s-form" onSubmit={send} noValidate>
      <ErrorSummary errors={errors} />
      {failure && !hasErrors(errors) && <FailureAlert failure={failure} />}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      {!resetToken && (
        <PasswordField
          id="currentPassword"
          label={t('change.current')}
          autoComplete="current-password"
          value={current}
          error={errors.currentPassword}
          onChange={(event) => setCurrent(event.target.value)}
        />
      )}
      <NewPasswordFields
        labels={{ next: t('change.new'), repeated: t('change.repeat') }}
        value={password}
        owner={owner}
        errors={errors}
        onChange={setPassword}
      />
      <WaitingButton
        isBusy={isBusy}
        waitUntil={waitUntil}
        label={t('change.submit')}
        busyLabel={t('change.busy')}
      />
    </form>
  );
}
