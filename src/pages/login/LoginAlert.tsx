import { isEndReason } from '#domain/signIn/endReason.ts';
import type { ApiError } from '../../providers/http/apiError.ts';
import { whyEnded } from '../../providers/session/session.ts';
import { Alert } from '../../public/Alert.tsx';
import { continuePath } from '../../public/continuePath.ts';
import { FailureAlert } from '../../public/FailureAlert.tsx';
import { PageLink } from '../../public/PageLink.tsx';
import { useText } from '../../public/text.ts';
import { EndedAlert } from './EndedAlert.tsx';

/** Why the login page is shown, or why the last try failed. */
export function LoginAlert({ failure }: { failure: ApiError | null }) {
  const t = useText();
  const reason = new URLSearchParams(location.search).get('reason') ?? whyEnded();
  if (failure) {
    return <FailureAlert failure={failure} />;
  }
  if (reason === 'denied') {
    return (
      <Alert tone="warning">
        <strong>{t('login.denied')}</strong>
        <br />
        {t('login.deniedHint')}
      </Alert>
    );
  }
  if (reason === 'applicant')
    return (
      <Alert tone="info">
        <strong>{t('login.applicant')}</strong>
        <PageLink to={continuePath() ?? ''} className="s-button">
          {t('login.applicantProve')}
        </PageLink>
      </Alert>
    );
  if (reason === 'changed') return <Alert tone="success">{t('login.changed')}</Alert>;
  return isEndReason(reason) ? <EndedAlert reason={reason} /> : null;
}
