import { useState } from 'react';
import { applicantPath } from '#domain/pages/selfServicePages.ts';
import { sendLinkAgain, spendLink, takeLink } from '../../../providers/applicant/beginning.ts';
import { Alert } from '../../../public/Alert.tsx';
import { navigate } from '../../../public/navigate.ts';
import { PageLink } from '../../../public/PageLink.tsx';
import { useSubmit } from '../../../public/useSubmit.ts';
import { WaitingButton } from '../../../public/WaitingButton.tsx';
import { ApplicantLayout } from '../shell/ApplicantLayout.tsx';
import { useFailureText, useShellText } from '../texts/useShellText.ts';
import { ContinuePage } from './ContinuePage.tsx';
import { pathAfter } from './pathAfter.ts';

/** A link that has ended: another one is sent from here, to the contact of the application alone. */
function Ended({ token }: { token: string }) {
  const t = useShellText();
  const words = useFailureText();
  const [wasSent, setSent] = useState(false);
  const { isBusy, failure, waitUntil, submit } = useSubmit(async () => {
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
        <form className="s-form" onSubmit={submit}>
          <WaitingButton
            isBusy={isBusy}
            waitUntil={waitUntil}
            label={t('link.again')}
            busyLabel={t('prove.sending')}
          />
        </form>
      )}
    </>
  );
}

function OpenByLink({ token }: { token: string }) {
  const t = useShellText();
  const words = useFailureText();
  const { isBusy, failure, waitUntil, submit } = useSubmit(async () => {
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
        <form className="s-form" onSubmit={submit}>
          <WaitingButton
            isBusy={isBusy}
            waitUntil={waitUntil}
            label={t('link.submit')}
            busyLabel={t('prove.busy')}
          />
        </form>
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
