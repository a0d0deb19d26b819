import './apply.css';
import { type ReactNode, useEffect, useState } from 'react';
import { formatInstant } from '#domain/day.ts';
import { applicantPath } from '#domain/pages/selfServicePages.ts';
import type { DraftRow } from '../../../providers/applicant/drafts.ts';
import { ApiError } from '../../../providers/http/apiError.ts';
import { Alert } from '../../../public/Alert.tsx';
import { navigate } from '../../../public/navigate.ts';
import { ApplicantLayout } from '../shell/ApplicantLayout.tsx';
import { useFailureText } from '../texts/useShellText.ts';
import { beginAnother, goOnWith, type Opened, openApplication, openNow } from './draft/open.ts';
import { ApplicationContext } from './parts/applicationContext.ts';
import { useApplyText } from './parts/useApplyText.ts';

const dayOf = (instant: string): string => formatInstant(new Date(instant)).slice(0, 10);

/** The number has begun applications before: it goes on with one, or begins another. */
function Chooser({
  drafts,
  open,
}: {
  drafts: readonly DraftRow[];
  open: (how: () => Promise<Opened>) => void;
}) {
  const t = useApplyText();
  return (
    <ApplicantLayout title={t('open.which')} lead={t('open.whichLead')}>
      <ul className="a-drafts">
        {drafts.map(({ referenceNumber: number, businessName, dtimeUpdated, dtimeExpires }) => (
          <li key={number} className="s-sheet">
            <strong>{businessName || t('open.unnamed')}</strong>
            <p className="s-hint">
              {t('open.row', { number, day: dayOf(dtimeUpdated), until: dayOf(dtimeExpires) })}
            </p>
            <div className="a-buttons">
              <button type="button" className="s-button" onClick={() => open(() => goOnWith(number))}>
                {t('open.goOn')}
                <span className="s-hidden"> {number}</span>
              </button>
            </div>
          </li>
        ))}
      </ul>
      <button type="button" className="s-button s-button-quiet" onClick={() => open(beginAnother)}>
        {t('open.begin')}
      </button>
    </ApplicantLayout>
  );
}

/** Opens the application of this tab before a step of it is shown. */
export function StepPage({ children }: { children: ReactNode }) {
  const t = useApplyText();
  const words = useFailureText();
  const [opened, setOpened] = useState(openNow);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const open = (how: () => Promise<Opened>): void => {
    setFailure(null);
    how().then(setOpened, (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is shown
  useEffect(() => {
    if (!opened) open(openApplication);
  }, []);
  useEffect(() => {
    if (opened?.kind === 'sent')
      navigate(applicantPath('track', { refNumber: opened.referenceNumber }), { replace: true });
  }, [opened]);
  if (failure)
    return (
      <ApplicantLayout title={t('open.failed')}>
        <Alert tone="danger" focusOn={failure}>
          {words(failure)}
        </Alert>
        <button type="button" className="s-button" onClick={() => open(openApplication)}>
          {t('open.retry')}
        </button>
      </ApplicantLayout>
    );
  if (opened?.kind === 'choose') return <Chooser drafts={opened.drafts} open={open} />;
  if (opened?.kind !== 'open')
    return (
      <ApplicantLayout title={t('open.loading')}>
        <div aria-busy="true" />
      </ApplicantLayout>
    );
  return <ApplicationContext value={opened.application}>{children}</ApplicationContext>;
}
