import { useState } from 'react';
import { applicantPath } from '#domain/pages/selfServicePages.ts';
import { sendLinkAgain, spendLink, takeLink } from '../../../providers/applicant/beginning.ts';
import { Alert } from '../../../public/Alert.tsx';
import { navigate } from '../../../public/navigate.ts';
import { PageLink } from '../../../public/PageLink.tsx';
import { useSubmit } from '../../../public/useSubmit.ts';
import { ApplicantLayout } from '../shell/ApplicantLayout.tsx';
import { useFailureText, useShellText } from '../texts/useShellText.ts';
import { ContinuePage } from './ContinuePage.tsx';
import { pathAfter } from './pathAfter.ts';

/** A link that has ended: another one is sent from here, to the contact of the application alone. */
function Ended({ token }: { token: string }) {
  const t = useShellText();
  const words = useFailureText();
  const [wasSent, setSent] = useState(false);
  const { isBusy, failure, submit } = useSubmit(async () => {
    await sendLinkAgain(token);
    setSent(true);
  });
  return (
    <>
      <Alert tone="info" focusOn={wasSent}>
        {t(wasSent ? 'link.sent' : 'link.ended')}
      </Alert>
      {failure && <Alert tone="danger">{words(failure)}</Alert>}
      {!wasSent && (
        <button
          type="button"
          className="s-button"
          aria-disabled={isBusy || undefined}
          onClick={() => submit()}
        >
          {t('link.again')}
        </button>
      )}
    </>
  );
}

function OpenByLink({ token }: { token: string }) {
  const t = useShellText();
  const words = useFailureText();
  const { isBusy, failure, submit } = useSubmit(async () => {
    navigate(pathAfter(await spendLink(token)), { replace: true });
  });
  const hasEnded = failure?.code === 'rule_link_ended';
  return (
    <ApplicantLayout title={t('link.title')} lead={hasEnded ? undefined : t('link.lead')}>
      {failure && !hasEnded && (
        <Alert tone="danger" focusOn={failure}>
          {words(failure)}
        </Alert>
      )}
      {hasEnded ? (
        <Ended token={token} />
      ) : (
        <button
          type="button"
          className="s-button"
          aria-disabled={isBusy || undefined}
          onClick={() => submit()}
        >
          {t('link.submit')}
        </button>
      )}
      <div className="s-after">
        <PageLink to={applicantPath('applyContinue')} className="s-link s-back">
          {t('link.byNumber')}
        </PageLink>
      </div>
    </ApplicantLayout>
  );
}

/** Where a link leads: it is spent by the press of a button, never by looking at it. Without a link the number is asked for. */
export function LinkPage() {
  const [token] = useState(takeLink);
  return token ? <OpenByLink token={token} /> : <ContinuePage />;
}
