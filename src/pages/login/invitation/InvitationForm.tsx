import { type FormEvent, useMemo, useState } from 'react';
import { usernameProblem } from '#domain/people/username.ts';
import type { ApiError } from '../../../providers/http/apiError.ts';
import { getLanguage } from '../../../providers/language.ts';
import { acceptInvitation } from '../../../providers/session/invitation.ts';
import { signIn } from '../../../providers/session/signIn.ts';
import { ErrorSummary, type FieldErrors } from '../../../public/ErrorSummary.tsx';
import { FailureAlert } from '../../../public/FailureAlert.tsx';
import { navigate } from '../../../public/navigate.ts';
import { type NewPassword, NewPasswordFields } from '../../../public/newPassword/NewPasswordFields.tsx';
import { entryErrors, hasErrors, refusalErrors } from '../../../public/newPassword/newPassword.ts';
import type { CodeTextKey, Translate } from '../../../public/text.ts';
import { useCodeText } from '../../../public/texts/useCodeText.ts';
import { useSubmit } from '../../../public/useSubmit.ts';
import { WaitingButton } from '../../../public/WaitingButton.tsx';
import { UsernameField } from '../UsernameField.tsx';

const NONE: FieldErrors = { username: null, newPassword: null, repeatPassword: null };

const refusalOf = (t: Translate<CodeTextKey>, failure: ApiError | null): FieldErrors => {
  if (failure?.code === 'rule_username_taken') return { ...NONE, username: t('invite.usernameTaken') };
  return refusalErrors(t, failure);
};

interface Props {
  token: string;
  firstName: string;
  suggested: string;
}

/** The username and the password that somebody chooses who was invited; they are signed in by it. */
export function InvitationForm({ token, firstName, suggested }: Props) {
  const t = useCodeText();
  const [username, setUsername] = useState(suggested);
  const [password, setPassword] = useState<NewPassword>({ next: '', repeated: '' });
  const [found, setFound] = useState(NONE);
  const owner = { firstName, username: username.trim() };
  const { isBusy, failure, waitUntil, submit } = useSubmit(async () => {
    await acceptInvitation(token, username.trim(), password.next);
    await signIn(username.trim(), password.next);
    navigate('/', { replace: true });
  });
  const refused = useMemo(() => refusalOf(t, failure), [t, failure]);
  const errors = hasErrors(found) ? found : refused;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const { newPassword = null, repeatPassword = null } = entryErrors(t, {
      current: null,
      owner,
      ...password,
    });
    const wrong = {
      username: usernameProblem(username.trim())?.[getLanguage()] ?? null,
      newPassword,
      repeatPassword,
    };
    setFound(wrong);
    if (!hasErrors(wrong)) submit();
  };
  return (
    <form className="s-form" onSubmit={send} noValidate>
      <ErrorSummary errors={errors} />
      {failure && !hasErrors(errors) && <FailureAlert failure={failure} />}
      <UsernameField value={username} error={errors.username} onChange={setUsername} />
      <NewPasswordFields
        labels={{ next: t('invite.password'), repeated: t('invite.repeat') }}
        value={password}
        owner={owner}
        errors={errors}
        onChange={setPassword}
      />
      <WaitingButton
        isBusy={isBusy}
        waitUntil={waitUntil}
        label={t('invite.submit')}
        busyLabel={t('invite.busy')}
      />
    </form>
  );
}
