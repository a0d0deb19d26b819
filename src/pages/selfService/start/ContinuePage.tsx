import { useState } from 'react';
import { applicantPath } from '#domain/pages/selfServicePages.ts';
import { enterCode } from '../../../providers/applicant/sendCode.ts';
import { waitingCode } from '../../../providers/applicant/waitingCode.ts';
import { Alert } from '../../../public/Alert.tsx';
import { thenPath } from '../../../public/continuePath.ts';
import { navigate } from '../../../public/navigate.ts';
import { PageLink } from '../../../public/PageLink.tsx';
import { CodeStep } from '../prove/CodeStep.tsx';
import { LostLink } from '../prove/LostLink.tsx';
import { useSentCode } from '../prove/useSentCode.ts';
import { ApplicantLayout } from '../shell/ApplicantLayout.tsx';
import { useShellText } from '../texts/useShellText.ts';
import { IdentifierForm } from './IdentifierForm.tsx';
import { OpenNow } from './OpenNow.tsx';
import { pathAfter } from './pathAfter.ts';

/** The number of the application that the asked page names, or that was typed before: it is not typed again. */
const askedNumber = (): string => {
  const contact = waitingCode()?.contact;
  const typed = contact && 'identifier' in contact ? contact.identifier : '';
  return /^\/self-service\/track\/([^/?]+)/.exec(thenPath() ?? '')?.[1] ?? typed;
};

/** Goes on with an application: its number or TIN, then a code to whom it is registered with. */
export function ContinuePage() {
  const t = useShellText();
  const [identifier, setIdentifier] = useState(askedNumber);
  const [sent, setSent] = useSentCode({ field: 'identifier' });
  const hasLeft = new URLSearchParams(location.search).has('left');
  if (sent)
    return (
      <ApplicantLayout title={t('prove.title')}>
        <CodeStep
          enter={enterCode}
          sent={sent}
          onSent={setSent}
          onProved={(session) => navigate(pathAfter(session), { replace: true })}
          onChange={() => setSent(null)}
        />
      </ApplicantLayout>
    );
  return (
    <ApplicantLayout title={t('go.title')} lead={t('go.lead')}>
      <OpenNow />
      {hasLeft && <Alert tone="info">{t('go.left')}</Alert>}
      <IdentifierForm identifier={identifier} onTyped={setIdentifier} onSent={setSent} />
      <div className="s-after">
        <PageLink to={applicantPath('apply')} className="s-link s-back">
          {t('go.new')}
        </PageLink>
        <LostLink identifier={identifier} />
      </div>
    </ApplicantLayout>
  );
}
