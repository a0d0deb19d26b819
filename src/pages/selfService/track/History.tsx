import { APPLICATION_MOVES } from '#domain/review/applicationMoves.ts';
import { applicantNumber } from '#domain/selfService/names/applicantNumber.ts';
import { timeText } from './standing.ts';
import { useTrackText } from './texts/useTrackText.ts';
import { useTracked } from './tracked.ts';
import { useLanguage } from './useLanguage.ts';

/** Who moved it when, and why; of stores that were added, which one. */
export function History() {
  const t = useTrackText();
  const language = useLanguage();
  const { events, branches } = useTracked().track;
  const nameOf = (id: string | null) => branches.find((branch) => branch.id === id)?.merchantName;
  return (
    <details className="s-history">
      <summary>{t('history.title')}</summary>
      <ol>
        {events.map(({ id, merchantId, action, reason, createdBy, dtimeCreated }) => (
          <li key={id}>
            <strong>
              {APPLICATION_MOVES[action as keyof typeof APPLICATION_MOVES]?.[language] ?? action}
            </strong>
            {nameOf(merchantId) && <span>{nameOf(merchantId)}</span>}
            <span>
              {t('history.by', {
                who: applicantNumber(createdBy) ? t('history.you') : (createdBy ?? ''),
                time: timeText(dtimeCreated),
              })}
            </span>
            {reason && <span>{reason}</span>}
          </li>
        ))}
      </ol>
    </details>
  );
}
