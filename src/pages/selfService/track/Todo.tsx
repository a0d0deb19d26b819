import { remarkPlace } from '#domain/review/remarkPlace.ts';
import type { RemarkSection } from '#domain/review/remarkSection.ts';
import { holdsBack } from '#domain/review/remarkState.ts';
import type { TrackedRemark } from '../../../providers/applicant/tracking.ts';
import { PageLink } from '../../../public/PageLink.tsx';
import { remarkPath, toldRemedy } from './remarkPages.ts';
import { asked, dueText, saidOfWhole, standingNow } from './standing.ts';
import { useTrackText } from './texts/useTrackText.ts';
import { useTracked } from './tracked.ts';
import { usePaperKinds } from './useLabels.ts';
import { useLanguage } from './useLanguage.ts';

/** What a remark is about, in the words of the form. */
export const usePlace = (): ((remark: TrackedRemark) => string) => {
  const language = useLanguage();
  const { kindOf } = usePaperKinds();
  return ({ section, field, merchantName }) => {
    const named = field && section === 'documents' ? kindOf(field) : field;
    return remarkPlace({ section: section as RemarkSection, field: named, store: merchantName })[language];
  };
};

function Point({ remark }: { remark: TrackedRemark }) {
  const t = useTrackText();
  const place = usePlace();
  const { reference } = useTracked();
  const isOpen = holdsBack(remark.state);
  return (
    <li className="s-point" data-state={remark.state}>
      <div className="s-point-head">
        <strong>{place(remark)}</strong>
        <span className="s-badge" data-tone={isOpen ? 'warning' : 'success'}>
          {t(`todo.${remark.state as 'OPEN' | 'CHANGED' | 'ANSWERED'}`)}
        </span>
      </div>
      <p>{remark.message}</p>
      {remark.answer && <p className="s-hint">{t('mend.answered', { answer: remark.answer })}</p>}
      {isOpen && <p className="s-hint">{t(`todo.remedy.${toldRemedy(remark)}`)}</p>}
      <PageLink to={remarkPath(reference, remark)} className="s-link s-target">
        {t(isOpen ? 'todo.fix' : 'todo.look')}
      </PageLink>
    </li>
  );
}

/** Each point that the review asks for: what, why, how it is mended and by when. */
export function Todo() {
  const t = useTrackText();
  const language = useLanguage();
  const { track } = useTracked();
  const points = asked(track.remarks);
  const open = points.filter(({ state }) => holdsBack(state)).length;
  const date = dueText(standingNow(track), language);
  return (
    <section aria-labelledby="todo">
      <h2 id="todo">{t('todo.title')}</h2>
      {saidOfWhole(track).map((said) => (
        <p key={said}>{t('todo.said', { said })}</p>
      ))}
      <p className="s-hint">
        {open > 0
          ? t('todo.left', { count: open, all: points.length, date })
          : t(points.length > 0 ? 'todo.none' : 'todo.wordsOnly')}
      </p>
      <ul className="s-points">
        {points.map((remark) => (
          <Point key={remark.id} remark={remark} />
        ))}
      </ul>
    </section>
  );
}
