import { useEffect, useState } from 'react';
import { applicantPath } from '#domain/pages/selfServicePages.ts';
import { Alert } from '../../../public/Alert.tsx';
import { focusPage } from '../../../public/focusPage.ts';
import { PageLink } from '../../../public/PageLink.tsx';
import { useSubmit } from '../../../public/useSubmit.ts';
import { ApplicantLayout } from '../shell/ApplicantLayout.tsx';
import { useFailureText } from '../texts/useShellText.ts';
import { OwnBusiness } from './OwnBusiness.tsx';
import { OwnStores } from './OwnStores.tsx';
import { type Outcome, type Prepared, setUpStores } from './setUpStores.ts';
import { useStoresText } from './texts/useStoresText.ts';

type Failed = Extract<Outcome, { isSetUp: false }>;

interface RefusedProps {
  failed: Failed;
  onRetry: () => void;
  onOther: () => void;
}

/** Why it was not set up: of an invalid partner the reason in the words of the specification. */
function Refused({ failed, onRetry, onOther }: RefusedProps) {
  const t = useStoresText();
  const words = useFailureText();
  const { reason, failure } = failed;
  return (
    <ApplicantLayout title={t('stores.failed')}>
      <Alert tone="danger" focusOn={failed}>
        {failure ? words(failure) : reason}
      </Alert>
      {!failure && <p>{t('stores.invalidNext')}</p>}
      <div className="s-after">
        <button type="button" className="s-button" onClick={onRetry}>
          {t('stores.retry')}
        </button>
        <button type="button" className="s-plain-button" onClick={onOther}>
          {t('stores.other')}
        </button>
      </div>
    </ApplicantLayout>
  );
}

/** What is there already, and the way on to what is new. */
function Ready({ prepared: { draft, existing } }: { prepared: Prepared }) {
  const t = useStoresText();
  useEffect(() => focusPage(), []);
  const isBegun = draft.parts.some(({ part }) => part.startsWith('branch-'));
  return (
    <ApplicantLayout
      title={t('stores.ready', { name: existing.business.registeredBusinessName })}
      lead={t('stores.readyLead')}
      reference={draft.referenceNumber}
      foot={
        // It leads to the first step that is not done yet.
        <PageLink to={applicantPath('selfServiceBusiness')} className="s-button">
          {t(isBegun ? 'stores.resume' : 'stores.add')}
        </PageLink>
      }
    >
      <OwnBusiness existing={existing} />
      <OwnStores />
    </ApplicantLayout>
  );
}

interface Props {
  /** What the partner was found by. */
  identifier: string;
  /** The session speaks for no partner that is there. */
  onNone: () => void;
  /** Another partner is meant. */
  onOther: () => void;
}

/** Sets up an application of stores from the partner of the session, and says why where it cannot be. */
export function SetUp({ identifier, onNone, onOther }: Props) {
  const t = useStoresText();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { submit } = useSubmit(async () => {
    setOutcome(null);
    const next = await setUpStores(identifier);
    if (!next.isSetUp && next.failure?.status === 404) onNone();
    else setOutcome(next);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the contact has been proved
  useEffect(() => submit(), []);
  if (!outcome)
    return (
      <ApplicantLayout title={t('stores.waiting')}>
        <div aria-busy="true" />
      </ApplicantLayout>
    );
  if (!outcome.isSetUp) return <Refused failed={outcome} onRetry={() => submit()} onOther={onOther} />;
  return <Ready prepared={outcome.prepared} />;
}
