import { useState } from 'react';
import { applicantPath } from '#domain/pages/selfServicePages.ts';
import { heldSession } from '../../../providers/applicant/held.ts';
import { enterCode } from '../../../providers/applicant/sendCode.ts';
import { waitingCode } from '../../../providers/applicant/waitingCode.ts';
import { PageLink } from '../../../public/PageLink.tsx';
import { CodeStep } from '../prove/CodeStep.tsx';
import { useSentCode } from '../prove/useSentCode.ts';
import { ApplicantLayout } from '../shell/ApplicantLayout.tsx';
import { useShellText } from '../texts/useShellText.ts';
import { Begin } from './Begin.tsx';
import { cancelledNow } from './cancelledQuery.ts';
import { Needs } from './Needs.tsx';
import { NumberForm, type Typed } from './NumberForm.tsx';
import { OpenNow } from './OpenNow.tsx';

/** What the code that is waited for went to: it is not typed again. */
const typedBefore = (): Typed => {
  const contact = waitingCode()?.contact;
  return contact && 'mobileNumber' in contact
    ? { mobileNumber: contact.mobileNumber, email: contact.email ?? '' }
    : { mobileNumber: '', email: '' };
};

/** What an application needs, and the number that it begins with. */
export function StartPage() {
  const t = useShellText();
  const [typed, setTyped] = useState(typedBefore);
  const [sent, setSent] = useSentCode({ field: 'mobileNumber' });
  const [cancelled] = useState(cancelledNow);
  // Whoever has cancelled one has proved the number.
  const [isProved, setProved] = useState(() => cancelled !== null && heldSession() !== null);
  if (isProved) return <Begin cancelled={cancelled} />;
  if (sent)
    return (
      <ApplicantLayout title={t('prove.title')}>
        <CodeStep
          enter={enterCode}
          sent={sent}
          onSent={setSent}
          onProved={() => setProved(true)}
          onChange={() => setSent(null)}
        />
      </ApplicantLayout>
    );
  return (
    <ApplicantLayout title={t('start.title')} lead={t('start.lead')}>
      <OpenNow />
      <Needs />
      <h2>{t('start.begin')}</h2>
      <p className="s-hint">{t('start.before')}</p>
      <NumberForm typed={typed} onTyped={setTyped} onSent={setSent} />
      <div className="s-after">
        <PageLink to={applicantPath('applyContinue')} className="s-link s-back">
          {t('start.have')}
        </PageLink>
        <PageLink to={applicantPath('applyStores')} className="s-link s-back">
          {t('start.stores')}
        </PageLink>
      </div>
    </ApplicantLayout>
  );
}
