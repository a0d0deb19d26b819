import { PageLink } from '../../../../public/PageLink.tsx';
import { stepPath } from '../parts/stepPath.ts';
import { useApplyText } from '../parts/useApplyText.ts';
import type { ReviewSection } from './sections.ts';

/** What was answered in one step, with the way to change it and back. */
export function ReviewCard({ section }: { section: ReviewSection }) {
  const t = useApplyText();
  const { step, store = 0, title, facts, isKnown = false } = section;
  return (
    <section className="s-sheet">
      <div className="a-review-head">
        <h2>{title}</h2>
        {!isKnown && (
          <PageLink to={stepPath(step, { store, toReview: true })} className="s-link">
            {t('review.change')}
            <span className="s-hidden"> {title}</span>
          </PageLink>
        )}
      </div>
      {isKnown && <p className="s-hint">{t('review.known')}</p>}
      {facts.length === 0 ? (
        <p className="s-hint">{t('review.none')}</p>
      ) : (
        <dl className="a-facts">
          {facts.map(([label, value], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may be called alike
            <div key={at}>
              <dt>{label}</dt>
              <dd>{value || <span className="s-hint">{t('review.none')}</span>}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
