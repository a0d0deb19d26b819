import { useEffect, useState } from 'react';
import { ApiError } from '../../../providers/http/apiError.ts';
import { type Invitation, lookInvitation, takeInvitation } from '../../../providers/session/invitation.ts';
import { Alert } from '../../../public/Alert.tsx';
import { FailureAlert } from '../../../public/FailureAlert.tsx';
import { FrontLayout } from '../../../public/FrontLayout.tsx';
import { PageLink } from '../../../public/PageLink.tsx';
import { Splash } from '../../../public/Splash.tsx';
import { useCodeText } from '../../../public/texts/useCodeText.ts';
import { InvitationForm } from './InvitationForm.tsx';

type Found = Invitation | ApiError | 'none';

/** Who is invited by the link that was followed; null while that is asked. */
const useInvitation = (token: string | null): { found: Found | null; retry: () => void } => {
  const [found, setFound] = useState<Found | null>(token ? null : 'none');
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    if (!token) return;
    let isGone = false;
    lookInvitation(token).then(
      (invitation) => isGone || setFound(invitation),
      (error: unknown) => isGone || setFound(error instanceof ApiError ? error : 'none'),
    );
    return () => {
      isGone = true;
    };
  }, [token, tries]);
  const retry = () => {
    setFound(null);
    setTries((count) => count + 1);
  };
  return { found, retry };
};

const isOver = (found: Found): boolean =>
  found === 'none' || (found instanceof ApiError && found.status === 422);

/** Where the link of an invitation leads: the person chooses username and password, and is in. */
export function InvitationPage() {
  const t = useCodeText();
  const [token] = useState(takeInvitation);
  const { found, retry } = useInvitation(token);
  if (found === null) return <Splash />;
  if (token && found !== 'none' && !(found instanceof ApiError)) {
    const { firstName, partnerName, suggestedUsername } = found;
    const lead = partnerName === null ? t('invite.lead') : t('invite.leadFor', { partner: partnerName });
    return (
      <FrontLayout title={t('invite.title', { name: firstName })} lead={lead}>
        <InvitationForm token={token} firstName={firstName} suggested={suggestedUsername} />
      </FrontLayout>
    );
  }
  return (
    <FrontLayout title={t('invite.overTitle')} lead={t('invite.overLead')}>
      {isOver(found) ? (
        <Alert tone="info">{t('invite.over')}</Alert>
      ) : (
        <>
          {found instanceof ApiError && <FailureAlert failure={found} />}
          <button type="button" className="s-button" onClick={retry}>
            {t('invite.retry')}
          </button>
        </>
      )}
      <div className="s-after">
        <PageLink to="/login" className="s-link s-back">
          {t('common.backToLogin')}
        </PageLink>
      </div>
    </FrontLayout>
  );
}
