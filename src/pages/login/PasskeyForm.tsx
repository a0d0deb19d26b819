import { afterLogin } from '#domain/access/decideRoute.ts';
import { type PendingChallenge, storeChallenge } from '../../providers/session/challenge.ts';
import { answerByPasskey } from '../../providers/session/codeCalls.ts';
import { FailureAlert } from '../../public/FailureAlert.tsx';
import { FrontLayout } from '../../public/FrontLayout.tsx';
import { navigate } from '../../public/navigate.ts';
import { PageLink } from '../../public/PageLink.tsx';
import { useCodeText } from '../../public/texts/useCodeText.ts';
import { useSubmit } from '../../public/useSubmit.ts';
import { WaitingButton } from '../../public/WaitingButton.tsx';

async function answer(challenge: PendingChallenge): Promise<void> {
  await answerByPasskey(challenge);
  storeChallenge(null);
  navigate(afterLogin(challenge.returnTo), { replace: true });
}

/** The passkey of a second factor, or the way to a recovery code. */
export function PasskeyForm({
  challenge,
  onRecovery,
}: {
  challenge: PendingChallenge;
  onRecovery: () => void;
}) {
  const t = useCodeText();
  const { isBusy, failure, waitUntil, submit } = useSubmit(() => answer(challenge));
  return (
    <FrontLayout title={t('otp.passkeyTitle')} lead={t('otp.passkeyLead')}>
      {failure && <FailureAlert failure={failure} />}
      <form className="s-form" onSubmit={submit} noValidate>
        <WaitingButton
          isBusy={isBusy}
          waitUntil={waitUntil}
          label={t('otp.passkeySubmit')}
          busyLabel={t('otp.passkeyBusy')}
        />
      </form>
      <div className="s-after">
        <button type="button" className="s-plain-button" onClick={onRecovery}>
          {t('otp.useRecovery')}
        </button>
        <PageLink to="/login" className="s-link s-back">
          {t('common.backToLogin')}
        </PageLink>
      </div>
    </FrontLayout>
  );
}
