import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { applicantPath } from '#domain/pages/selfServicePages.ts';
import { type SelfServiceStep, stepAfter, stepBefore, stepsOf } from '#domain/selfService/form/steps.ts';
import { Alert } from '../../../../public/Alert.tsx';
import { ErrorSummary } from '../../../../public/ErrorSummary.tsx';
import { ledTo } from '../../../../public/focusPage.ts';
import { keepInSight } from '../../../../public/keepInSight.ts';
import { navigate } from '../../../../public/navigate.ts';
import { PageLink } from '../../../../public/PageLink.tsx';
import { ApplicantLayout } from '../../shell/ApplicantLayout.tsx';
import { canOpen } from '../../shell/stepsHere.ts';
import type { Application } from '../draft/application.ts';
import { isOpen } from '../draft/sections.ts';
import { useApplication, useDraft } from './applicationContext.ts';
import { Conflict } from './Conflict.tsx';
import { FormContext } from './formContext.ts';
import { Gone } from './Gone.tsx';
import { goToNextLine } from './goToNextLine.ts';
import { Sections } from './Sections.tsx';
import { openPath, stepKey, stepPath, whereNow } from './stepPath.ts';
import { useApplyText, useLanguage } from './useApplyText.ts';
import { useAutosave } from './useAutosave.ts';
import type { useSectionForm } from './useSectionForm.ts';

/** A step that is ahead of what is filled in leads to the first one that is not done. */
const useOpenStep = (step: SelfServiceStep): boolean => {
  const application = useApplication();
  const open = isOpen(application, step);
  useEffect(() => {
    if (!open) navigate(openPath(application), { replace: true });
  }, [open, application]);
  return open;
};

// A tab that was opened at a step takes no focus; one that came from another page does.
let isFirst = location.pathname.startsWith('/self-service');
/** A page whose code came late gets the focus that the last one had, unless somebody has put it elsewhere. */
const useHeadingFocus = (open: boolean): void => {
  useEffect(() => {
    if (!open) return undefined;
    const named = ledTo();
    if (!isFirst && document.activeElement === document.body)
      (named ?? document.querySelector<HTMLElement>('main h1'))?.focus();
    isFirst = false;
    // Lists of choices come later and would push it out of sight.
    const main = document.querySelector('main');
    return named && main ? keepInSight(() => named, main, 'center') : undefined;
  }, [open]);
};

const REVIEW: SelfServiceStep = 'review-application';

/** Where the page before is; before the first store of a partner that is there stands what it has already. */
const backPath = (
  { draft, existing }: Application,
  step: SelfServiceStep,
  { store, toReview }: { store: number; toReview: boolean },
): string | null => {
  const before = toReview ? REVIEW : stepBefore(step, stepsOf(draft));
  if (before) return stepPath(before, { store });
  return existing && applicantPath('applyStores');
};

interface FrameProps {
  step: SelfServiceStep;
  /** Of a page beside the step's own one: what it is called, and where it leads back to. */
  aside?: { title: string; back: string; backLabel: string };
  lead?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}

/** A page of the application: its number, where what was typed is, all sections, and the way back. */
export function Frame({ step, aside, lead, foot, children }: FrameProps) {
  const t = useApplyText();
  const application = useApplication();
  const { save } = useDraft(application);
  useAutosave(application.store);
  const open = useOpenStep(step);
  useHeadingFocus(open);
  const { store, toReview } = whereNow();
  const back = aside?.back ?? backPath(application, step, { store, toReview });
  if (!open) return null;
  return (
    <ApplicantLayout
      title={aside?.title ?? t(stepKey(step))}
      lead={lead}
      reference={application.draft.referenceNumber}
      save={save}
      foot={foot}
      back={
        <div className="a-top">
          {back && (
            <PageLink to={back} className="s-link s-back">
              {aside?.backLabel ?? t(toReview ? 'step.toReview' : 'step.back')}
            </PageLink>
          )}
          <Sections step={step} />
        </div>
      }
    >
      <Gone />
      <Conflict />
      {children}
    </ApplicantLayout>
  );
}

interface Props extends Omit<FrameProps, 'foot' | 'aside'> {
  section: ReturnType<typeof useSectionForm>;
  /** Where it goes on instead of the next step. */
  next?: string;
  /** What a wrong entry is called in the list above, where what is said beside it does not name it. */
  nameOf?: (id: string) => string | undefined;
}

/** A step with fields: saved as they are left; the button at the thumb goes on once all is right. */
export function StepForm({ step, section, lead, next, nameOf, children }: Props) {
  const t = useApplyText();
  const language = useLanguage();
  const { form, summary, finish } = section;
  const { store, toReview } = whereNow();
  const { draft } = useApplication();
  const after = toReview ? REVIEW : (stepAfter(step, stepsOf(draft)) ?? REVIEW);
  const [lost, setLost] = useState<object | null>(null);
  const goOn = async () => {
    if (next && !toReview) return navigate(next);
    // Its page stays until that of the next step can be shown: what is typed here is kept, and the same button tries again.
    if (await canOpen(after)) navigate(stepPath(after, { store }));
    else setLost({});
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setLost(null);
    if (finish()) void goOn();
  };
  // What is right by now leaves the list, and takes the focus from nobody: that is asked for by another try alone.
  const errors = Object.fromEntries(
    Object.keys(summary ?? {}).map((id) => {
      const text = form.shown[id]?.[language];
      const name = nameOf?.(id);
      return [id, text ? (name ? `${name}: ${text}` : text) : null];
    }),
  );
  return (
    <FormContext value={form}>
      <form className="a-form" onSubmit={submit} onKeyDown={goToNextLine} noValidate>
        <Frame
          step={step}
          lead={lead}
          foot={
            // The second click of a double click was meant for the page before.
            <button
              type="submit"
              className="s-button"
              onClick={(event) => event.detail > 1 && event.preventDefault()}
            >
              {t(toReview ? 'step.saveReview' : 'step.next')}
            </button>
          }
        >
          {lost && (
            <Alert tone="warning" focusOn={lost}>
              {t('step.lost')}
            </Alert>
          )}
          {summary && <ErrorSummary errors={errors} focusOn={summary} />}
          {children}
        </Frame>
      </form>
    </FormContext>
  );
}
