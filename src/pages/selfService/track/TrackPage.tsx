import { useState } from 'react';
import { applicantPath } from '#domain/pages/selfServicePages.ts';
import { holdsBack } from '#domain/review/remarkState.ts';
import { Alert } from '../../../public/Alert.tsx';
import { navigate } from '../../../public/navigate.ts';
import { PageLink } from '../../../public/PageLink.tsx';
import { ApplicantLayout } from '../shell/ApplicantLayout.tsx';
import { CancelPart } from './CancelPart.tsx';
import { ContractsPart } from './ContractsPart.tsx';
import { Foot } from './Foot.tsx';
import { History } from './History.tsx';
import { Steps } from './Steps.tsx';
import { dueText, standingOf } from './standing.ts';
import { Todo } from './Todo.tsx';
import { useTrackText } from './texts/useTrackText.ts';
import { useTracked } from './tracked.ts';
import { useLanguage } from './useLanguage.ts';

/** Why it was sent back, rejected or cancelled, where that is told. */
function Reason() {
  const t = useTrackText();
  const { track } = useTracked();
  const ends = ['REJECTED', 'CANCELLED', 'RISK_VERIFICATION_FAILED'];
  const last = track.events.find(
    ({ merchantId, toStatus }) => merchantId === null && ends.includes(toStatus),
  );
  if (!ends.includes(track.status) || !last?.reason) return null;
  return <p>{t('track.reason', { reason: last.reason })}</p>;
}

const PARTS = [
  ['trackBusiness', 'sent.business', ['business-details', 'contact-person']],
  ['trackBank', 'sent.bank', ['bank-details']],
  ['trackStores', 'sent.stores', null],
  ['trackDocuments', 'sent.papers', ['documents']],
] as const;

/** What was sent, part by part, each with how much of it is asked for. */
function SentParts() {
  const t = useTrackText();
  const { reference, track } = useTracked();
  const open = track.remarks.filter(({ state }) => holdsBack(state));
  const countOf = (sections: readonly string[] | null): number =>
    open.filter(({ merchantId, section }) =>
      sections ? merchantId === null && sections.includes(section) : merchantId !== null,
    ).length;
  return (
    <>
      <h2>{t('sent.title')}</h2>
      <ul className="s-rows">
        {PARTS.map(([page, label, sections]) => {
          const count = countOf(sections);
          return (
            <li key={page}>
              <PageLink to={applicantPath(page, { refNumber: reference })} className="s-row">
                <span>{t(label)}</span>
                {count > 0 && <span className="s-badge">{t('sent.todo', { count })}</span>}
              </PageLink>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** A contract is made once it is approved. */
const HAS_CONTRACT: readonly ReturnType<typeof standingOf>['where'][] = ['approved', 'active', 'stopped'];

/** Where an application stands, what comes next and by when, what is asked for, and what was sent. */
export function TrackPage() {
  const t = useTrackText();
  const language = useLanguage();
  const { reference, track } = useTracked();
  const [wasSent, setSent] = useState(false);
  const standing = standingOf(track);
  const { where } = standing;
  const date = dueText(standing, language);
  const isMending = where === 'mending';
  return (
    <ApplicantLayout
      title={t(`track.${where}`)}
      lead={t(`track.${where}Next`, { date })}
      reference={reference}
      foot={isMending ? <Foot onSent={() => setSent(true)} /> : null}
    >
      {wasSent && !isMending && (
        <Alert tone="success" focusOn={wasSent}>
          {t('todo.sent', { date })}
        </Alert>
      )}
      <Reason />
      {isMending && <Todo />}
      <Steps {...standing} />
      {HAS_CONTRACT.includes(where) && <ContractsPart />}
      <SentParts />
      <History />
      {where === 'active' && (
        <PageLink to={applicantPath('applyStores')} className="s-button s-button-quiet">
          {t('track.addStores')}
        </PageLink>
      )}
      <CancelPart
        subject={{ partnerId: track.id }}
        of={track}
        onCancelled={() =>
          navigate(applicantPath('applicationEnd', { status: 'cancelled' }), { replace: true })
        }
        words={{
          link: t('cancel.link'),
          title: t('cancel.title'),
          lead: t('cancel.lead'),
          keep: t('cancel.keep'),
        }}
      />
    </ApplicantLayout>
  );
}
