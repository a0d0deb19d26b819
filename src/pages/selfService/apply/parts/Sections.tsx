import { type SelfServiceStep, stepsOf } from '#domain/selfService/form/steps.ts';
import { PageLink } from '../../../../public/PageLink.tsx';
import { sectionState } from '../draft/sections.ts';
import { useApplication } from './applicationContext.ts';
import { ContactPart } from './ContactPart.tsx';
import { DropPart } from './DropPart.tsx';
import { ExportPart } from './ExportPart.tsx';
import { stepKey, stepPath } from './stepPath.ts';
import { useApplyText } from './useApplyText.ts';

/** All sections with how far each is, one tap away from any of them. */
export function Sections({ step }: { step: SelfServiceStep }) {
  const t = useApplyText();
  const application = useApplication();
  const name = (one: SelfServiceStep) => t(stepKey(one));
  const steps = stepsOf(application.draft);
  const done = steps.filter((one) => sectionState(application, one) === 'done').length;
  const count = steps.length;
  return (
    <details className="a-sections">
      <summary>
        <span>{t('sections.at', { at: steps.indexOf(step) + 1, of: count })}</span>
        <span className="a-sections-all">{t('sections.all')}</span>
        <progress max={count} value={done} aria-label={t('sections.done', { done, of: count })} />
      </summary>
      <nav aria-label={t('sections.all')}>
        <ol>
          {steps.map((one) => {
            const state = sectionState(application, one);
            const mark = <span className="a-mark">{t(`state.${state}`)}</span>;
            return (
              <li key={one} data-state={state} aria-current={one === step ? 'step' : undefined}>
                {state === 'locked' || one === step ? (
                  <span className="a-section-name">{name(one)}</span>
                ) : (
                  <PageLink to={stepPath(one)} className="a-section-name">
                    {name(one)}
                  </PageLink>
                )}
                {mark}
              </li>
            );
          })}
        </ol>
        <p className="s-hint">{t('sections.hint')}</p>
        <div className="a-sections-foot">
          <ExportPart />
          <ContactPart />
          <DropPart />
        </div>
      </nav>
    </details>
  );
}
