import { useEffect, useState } from 'react';
import { loginPath } from '../../providers/loginPath.ts';
import { storeReset, takeReset } from '../../providers/session/challenge.ts';
import { FrontLayout } from '../../public/FrontLayout.tsx';
import { navigate } from '../../public/navigate.ts';
import { ChangePasswordForm } from '../../public/newPassword/ChangePasswordForm.tsx';
import { PageLink } from '../../public/PageLink.tsx';
import { useCodeText } from '../../public/texts/useCodeText.ts';

/** The last step to a new password. Whose it is comes from the step before; the bare page leads to login. */
export function ChangePasswordPage() {
  const t = useCodeText();
  const [reset] = useState(takeReset);
  useEffect(() => {
    if (!reset) navigate('/login', { replace: true });
  }, [reset]);
  if (!reset) return null;
  const done = (): void => {
    storeReset(null);
    navigate(loginPath({ reason: 'changed' }), { replace: true });
  };
  return (
    <FrontLayout title={t('change.title')} lead={t('change.for', { username: reset.username })}>
      <ChangePasswordForm username={reset.username} resetToken={reset.resetToken} onDone={done} />
      <div className="s-after">
        <PageLink to="/login" className="s-link s-back">
          {t('common.backToLogin')}
        </PageLink>
      </div>
    </FrontLayout>
  );
}
