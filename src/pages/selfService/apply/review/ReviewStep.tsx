import { useState } from 'react';
import { sectionOf } from '#domain/selfService/form/steps.ts';
import { noteProgress, sendProgress } from '../../../../providers/applicant/progress.ts';
import { ErrorSummary, type FieldErrors } from '../../../../public/ErrorSummary.tsx';
import { clock, useCountdown } from '../../../../public/useCountdown.ts';
import { businessOf, consentsOf } from '../draft/application.ts';
import { useApplication, useDraft } from '../parts/applicationContext.ts';
import { Frame } from '../parts/StepFrame.tsx';
import { useApplyText } from '../parts/useApplyText.ts';
import { useOpened } from '../parts/useOpened.ts';
import { MallProducts } from '../steps/MallProducts.tsx';
import { Consent, type ConsentName, consentId, missingConsents } from './Consent.tsx';
import { FailureNote } from './FailureNote.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { ReviewStores } from './ReviewStores.tsx';
import type { ReviewSection } from './sections.ts';
import type { Sending } from './sendApplication.ts';
import { useSections } from './useSections.ts';
import { refusedConsents, useSubmit } from './useSubmit.ts';

const STEP = 'review-application';

/** What is on its way, as the button says it, and as those hear it who do not want each second read. */
const useSendingTexts = (sending: Sending | null): { shown: string; heard: string } => {
  const t = useApplyText();
  const left = useCountdown(sending?.until ?? 0);
  if (!sending) return { shown: '', heard: '' };
  if (sending.until !== undefined)
    return { shown: t('submit.waitingFor', { time: clock(left) }), heard: t('submit.waiting') };
  const text = t(`submit.${sending.what}`, 'at' in sending ? { at: sending.at, of: sending.of } : {});
  return { shown: text, heard: text };
};

/** All answers once more, what is agreed to, and the button that hands it in. */
export default function ReviewStep() {
  const t = useApplyText();
  const application = useApplication();
  useDraft(application);
  const { submit, sending, failure } = useSubmit();
  const [asked, setAsked] = useState<readonly ConsentName[]>([]);
  const sections = useSections();
  const ofStores = sections.filter(({ store }) => store !== undefined);
  const [before, after] = [false, true].map((isPaper) =>
    sections.filter(({ store, step }) => store === undefined && (step === 'required-documents') === isPaper),
  ) as [ReviewSection[], ReviewSection[]];
  const { shown, heard } = useSendingTexts(sending);
  // Whoever has it by now need not read of it once more; what is downloaded here stays until the page is left.
  const [hasList] = useState(businessOf(application).skuTemplateDownloaded);
  const missing = missingConsents(consentsOf(application));
  const refused = refusedConsents(failure);
  const seconds = useOpened(application, STEP);
  const hand = () => {
    setAsked(missing);
    const section = sectionOf(STEP);
    noteProgress(
      application.draft.referenceNumber,
      missing.length > 0
        ? { kind: 'errors', section, fields: missing.map(consentId) }
        : { kind: 'done', section, seconds: seconds() },
    );
    // Once it is handed in, it is too late to tell it.
    void sendProgress();
    if (missing.length === 0) void submit();
  };
  const [named, key] =
    asked.length > 0 ? ([asked, 'consent.missing'] as const) : ([refused, 'consent.changed'] as const);
  // What was ticked since is no mistake any more.
  const wrong = named.filter((name) => missing.includes(name));
  const errors: FieldErrors = Object.fromEntries(
    wrong.map((name) => [consentId(name), t(key, { what: t(consentId(name)) })]),
  );
  return (
    <Frame
      step={STEP}
      lead={t(application.existing ? 'review.leadStores' : 'review.lead')}
      foot={
        <button
          type="button"
          className="s-button"
          aria-disabled={sending ? true : undefined}
          // The second press of a double click sends nothing that the first one has brought to light.
          onClick={({ detail }) => detail < 2 && hand()}
        >
          {shown || t('submit.button')}
        </button>
      }
    >
      <p className="s-hidden" role="status">
        {heard}
      </p>
      {sending?.until !== undefined && <p className="a-warning">{heard}</p>}
      {failure && refused.length === 0 && <FailureNote failure={failure} />}
      <ErrorSummary
        errors={errors}
        focusOn={asked.length === 0 && failure instanceof Error ? failure : asked}
      />
      {before.map((section) => (
        <ReviewCard key={section.step} section={section} />
      ))}
      <ReviewStores sections={ofStores} />
      {after.map((section) => (
        <ReviewCard key={section.step} section={section} />
      ))}
      {!hasList && <MallProducts />}
      <Consent errors={errors} />
    </Frame>
  );
}
