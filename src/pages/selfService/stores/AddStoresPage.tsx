import { useEffect, useState } from 'react';
import { applicantPath } from '#domain/pages/selfServicePages.ts';
import { type HeldSession, heldSession } from '../../../providers/applicant/held.ts';
import { enterCode } from '../../../providers/applicant/sendCode.ts';
import { Alert } from '../../../public/Alert.tsx';
import { PageLink } from '../../../public/PageLink.tsx';
import { CodeStep } from '../prove/CodeStep.tsx';
import { useSentCode } from '../prove/useSentCode.ts';
import { ApplicantLayout } from '../shell/ApplicantLayout.tsx';
import { cancelledNow } from '../start/cancelledQuery.ts';
import { IdentifierForm } from '../start/IdentifierForm.tsx';
import { useShellText } from '../texts/useShellText.ts';
import { SetUp } from './SetUp.tsx';
import { useStoresText } from './texts/useStoresText.ts';
import '../track/track.css';

/** Which part of the page is shown: it begins with a number, or with what this tab has proved before. */
type At =
  | { kind: 'number'; notPartner: string | null }
  /** A partner was proved, for something else: stores are begun by a press alone. */
  | { kind: 'ask'; number: string }
  | { kind: 'setUp'; identifier: string };

const NUMBER: At = { kind: 'number', notPartner: null };

const numberOf = ({ contact, referenceNumber }: HeldSession): string =>
  'identifier' in contact ? contact.identifier : (referenceNumber ?? '');

/** What was proved in this tab: a draft that is open is gone on with, for a partner it is asked. */
const atFirst = (): At => {
  const session = heldSession();
  if (!session) return NUMBER;
  if (session.partnerId) return { kind: 'ask', number: session.referenceNumber ?? numberOf(session) };
  return session.referenceNumber ? { kind: 'setUp', identifier: numberOf(session) } : NUMBER;
};

/** A part of the page that comes late, or in the place of another, is read from its heading. */
const useHeading = (isShown: boolean): void => {
  useEffect(() => {
    if (isShown) document.querySelector<HTMLElement>('main h1')?.focus();
  }, [isShown]);
};

function Ask({ number, onBegin, onOther }: { number: string; onBegin: () => void; onOther: () => void }) {
  const t = useStoresText();
  useHeading(true);
  return (
    <ApplicantLayout title={t('stores.title')} lead={t('stores.ownLead', { number })} reference={number}>
      <div className="s-after">
        <button type="button" className="s-button" onClick={onBegin}>
          {t('stores.begin')}
        </button>
        <button type="button" className="s-plain-button" onClick={onOther}>
          {t('stores.other')}
        </button>
      </div>
    </ApplicantLayout>
  );
}

interface ByNumberProps {
  /** The number of an application that was not sent, by which no partner was found. */
  notPartner: string | null;
  onProved: (session: HeldSession) => void;
}

/** The number of the business, then a code to whom it is registered with. */
function ByNumber({ notPartner, onProved }: ByNumberProps) {
  const t = useStoresText();
  const shell = useShellText();
  const [cancelled] = useState(cancelledNow);
  const [identifier, setIdentifier] = useState('');
  const [sent, setSent] = useSentCode({ stays: true });
  // What is said above the form has the focus by itself.
  useHeading(!sent && !cancelled && !notPartner);
  if (sent)
    return (
      <ApplicantLayout title={shell('prove.title')}>
        <CodeStep
          enter={enterCode}
          sent={sent}
          onSent={setSent}
          onProved={onProved}
          onChange={() => setSent(null)}
        />
      </ApplicantLayout>
    );
  return (
    <ApplicantLayout title={t('stores.title')} lead={t('stores.lead')} reference={null}>
      {cancelled && !notPartner && (
        <Alert tone="success" focusOn={cancelled}>
          {shell('begin.cancelled', { number: cancelled })}
        </Alert>
      )}
      {notPartner && (
        <Alert tone="warning" focusOn={notPartner}>
          <p>{t('stores.notPartner', { number: notPartner })}</p>
          <PageLink to={applicantPath('selfServiceBusiness')}>
            {t('stores.goOn', { number: notPartner })}
          </PageLink>
        </Alert>
      )}
      <IdentifierForm identifier={identifier} onTyped={setIdentifier} onSent={setSent} />
      <div className="s-after">
        <PageLink to={applicantPath('apply')} className="s-link s-back">
          {t('stores.new')}
        </PageLink>
      </div>
    </ApplicantLayout>
  );
}

/** Where whoever a partner in business is reached at adds stores to it. */
export default function AddStoresPage() {
  const [at, setAt] = useState(atFirst);
  const setUp = (identifier: string) => setAt({ kind: 'setUp', identifier });
  if (at.kind === 'ask')
    return <Ask number={at.number} onBegin={() => setUp(at.number)} onOther={() => setAt(NUMBER)} />;
  if (at.kind === 'setUp')
    return (
      <SetUp
        identifier={at.identifier}
        onOther={() => setAt(NUMBER)}
        onNone={() => setAt({ kind: 'number', notPartner: heldSession()?.referenceNumber ?? null })}
      />
    );
  return <ByNumber notPartner={at.notPartner} onProved={(session) => setUp(numberOf(session))} />;
}
