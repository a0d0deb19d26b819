import './apply.css';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { type ApplicantPage, applicantPath } from '#domain/pages/selfServicePages.ts';
import { heldSession, onHeld } from '../../../providers/applicant/held.ts';
import { ApiError } from '../../../providers/http/apiError.ts';
import { Alert } from '../../../public/Alert.tsx';
import { navigate } from '../../../public/navigate.ts';
import { ApplicantLayout } from '../shell/ApplicantLayout.tsx';
import { Begin } from '../start/Begin.tsx';
import { isResumed } from '../start/pathAfter.ts';
import { useFailureText } from '../texts/useShellText.ts';
import { openApplication, openNow } from './draft/open.ts';
import { ApplicationContext } from './parts/applicationContext.ts';
import { SentElsewhere } from './parts/SentElsewhere.tsx';
import { openPath } from './parts/stepPath.ts';
import { useApplyText } from './parts/useApplyText.ts';

/** Steps that a draft of stores does not have: whoever opens one is led to the first that it has. */
const OF_PARTNER: readonly ApplicantPage[] = ['selfServiceBusiness', 'selfServiceBank'];

/** Opens the application of this tab before a step of it is shown; a session that is of none yet begins one, or chooses. */
export function StepPage({ page, children }: { page: ApplicantPage; children: ReactNode }) {
  const t = useApplyText();
  const words = useFailureText();
  const reference = useSyncExternalStore(onHeld, heldSession)?.referenceNumber;
  const [opened, setOpened] = useState(openNow);
  const isElsewhere =
    opened?.kind === 'open' &&
    (isResumed() || (opened.application.existing !== null && OF_PARTNER.includes(page)));
  const [failure, setFailure] = useState<ApiError | null>(null);
  const open = (): void => {
    setFailure(null);
    openApplication().then(
      // What was typed too late into an application is known once: nothing of it is kept.
      (now) =>
        setOpened((before) =>
          before?.kind === 'sent' && now.kind === 'sent' && before.referenceNumber === now.referenceNumber
            ? before
            : now,
        ),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        setFailure(error);
      },
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page is shown, and when the session has become one of an application
  useEffect(() => {
    if (opened?.kind !== 'open') open();
  }, [reference]);
  useEffect(() => {
    if (opened?.kind === 'sent' && opened.late.length === 0)
      navigate(applicantPath('track', { refNumber: opened.referenceNumber }), { replace: true });
    if (opened && isElsewhere) navigate(openPath(opened.application), { replace: true });
  }, [opened, isElsewhere]);
  if (failure)
    return (
      <ApplicantLayout title={t('open.failed')}>
        <Alert tone="danger" focusOn={failure}>
          {words(failure)}
        </Alert>
        <button type="button" className="s-button" onClick={open}>
          {t('open.retry')}
        </button>
      </ApplicantLayout>
    );
  if (opened?.kind === 'none') return <Begin />;
  if (opened?.kind === 'sent' && opened.late.length > 0)
    return <SentElsewhere referenceNumber={opened.referenceNumber} late={opened.late} />;
  if (opened?.kind !== 'open' || isElsewhere)
    return (
      <ApplicantLayout title={t('open.loading')}>
        <div aria-busy="true" />
      </ApplicantLayout>
    );
  return <ApplicationContext value={opened.application}>{children}</ApplicationContext>;
}
