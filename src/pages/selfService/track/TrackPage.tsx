import { useState } from 'react';
import { applicantPath } from '#domain/pages/selfServicePages.ts';
import { APPLICATION_MOVES } from '#domain/review/applicationMoves.ts';
import { holdsBack } from '#domain/review/remarkState.ts';
import { resubmit } from '../../../providers/applicant/tracking.ts';
import { Alert } from '../../../public/Alert.tsx';
import { PageLink } from '../../../public/PageLink.tsx';
import { useSubmit } from '../../../public/useSubmit.ts';
import { ApplicantLayout } from '../shell/ApplicantLayout.tsx';
import { useFailureText } from '../texts/useShellText.ts';
import { CancelPart } from './CancelPart.tsx';
import { remarkPath } from './remarkPages.ts';
import { Steps } from './Steps.tsx';
import { asked, dueText, standingOf, timeText } from './standing.ts';
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

function History() {
  const t = useTrackText();
  const language = useLanguage();
  const { events } = useTracked().track;
  return (
    <details className="s-history">
      <summary>{t('history.title')}</summary>
      <ol>
        {events.map(({ id, action, reason, createdBy, dtimeCreated }) => (
          <li key={id}>
            <strong>
              {APPLICATION_MOVES[action as keyof typeof APPLICATION_MOVES]?.[language] ?? action}
            </strong>
            <span>{t('history.by', { who: createdBy ?? '', time: timeText(dtimeCreated) })}</span>
            {reason && <span>{reason}</span>}
          </li>
        ))}
      </ol>
    </details>
  );
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

function Foot({ onSent }: { onSent: () => void }) {
  const t = useTrackText();
  const words = useFailureText();
  const { reference, track, reload } = useTracked();
  const { isBusy, failure, submit } = useSubmit(async () => {
    await resubmit(track.id, track.version);
    reload();
    onSent();
  });
  const [next] = asked(track.remarks).filter(({ state }) => holdsBack(state));
  if (next)
    return (
      <PageLink to={remarkPath(reference, next)} className="s-button">
        {t('todo.fix')}
      </PageLink>
    );
  return (
    <>
      {failure && (
        <Alert tone="danger" focusOn={failure}>
          {words(failure)}
        </Alert>
      )}
      <button type="button" className="s-button" aria-disabled={isBusy || undefined} onClick={() => submit()}>
        {t(isBusy ? 'todo.sending' : 'todo.send')}
      </button>
    </>
  );
}

/** Where an application stands, what comes next and by when, what is asked for, and what was sent. */
export function TrackPage() {
  const t = useTrackText();
  const { reference, track } = useTracked();
  const [wasSent, setSent] = useState(false);
  const standing = standingOf(track);
  const { where } = standing;
  const date = dueText(standing);
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
      <SentParts />
      <History />
      <CancelPart />
    </ApplicantLayout>
  );
}
