import { isStage, type Stage } from '#domain/applicants/stage.ts';
import { dueText, type Standing } from './standing.ts';
import { useTrackText } from './texts/useTrackText.ts';
import { useLanguage } from './useLanguage.ts';

const STEPS = ['sent', 'review', 'risk', 'approved', 'active'] as const;
type Step = (typeof STEPS)[number];

const AT: Readonly<Record<Stage, Step>> = {
  review: 'review',
  mending: 'review',
  risk: 'risk',
  approved: 'approved',
  active: 'active',
};

/**
 * The way of an application from being sent to being in business: what is done, what is now and by when. While something is asked for it is
 * the applicant's turn: until when stands with what is asked, and is no day on which the papers are checked.
 */
export function Steps({ where, due }: Standing) {
  const t = useTrackText();
  const language = useLanguage();
  if (!isStage(where)) return null;
  const now = STEPS.indexOf(AT[where]);
  const stateOf = (at: number) => {
    const isDone = at < now || where === 'active';
    return isDone ? 'done' : at === now ? 'now' : 'next';
  };
  return (
    <section aria-labelledby="steps">
      <h2 id="steps">{t('step.title')}</h2>
      <ol className="s-steps">
        {STEPS.map((step, at) => {
          const state = stateOf(at);
          return (
            <li key={step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
              <span className="s-step">{t(`step.${step}`)}</span>
              <span className="s-step-state">
                {state === 'now' && due && where !== 'mending'
                  ? t('step.by', { date: dueText({ where, due }, language) })
                  : t(`step.${state}`)}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
