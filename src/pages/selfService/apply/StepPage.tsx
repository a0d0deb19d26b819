import './apply.css';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { applicantPath } from '#domain/pages/selfServicePages.ts';
import { heldSession, onHeld } from '../../../providers/applicant/held.ts';
import { ApiError } from '../../../providers/http/apiError.ts';
import { Alert } from '../../../public/Alert.tsx';
import { navigate } from '../../../public/navigate.ts';
import { ApplicantLayout } from '../shell/ApplicantLayout.tsx';
import { Begin } from '../start/Begin.tsx';
import { useFailureText } from '../texts/useShellText.ts';
import { openApplication, openNow } from './draft/open.ts';
import { ApplicationContext } from './parts/applicationContext.ts';
import { useApplyText } from './parts/useApplyText.ts';

/** Opens the application of this tab before a step of it is shown; a session that is of none yet begins one, or chooses. */
export function StepPage({ children }: { children: ReactNode }) {
  const t = useApplyText();
  const words = useFailureText();
  const reference = useSyncExternalStore(onHeld, heldSession)?.referenceNumber;
  const [opened, setOpened] = useState(openNow);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const open = (): void => {
    setFailure(null);
    openApplication().then(setOpened, (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page is shown, and when the session has become one of an application
  useEffect(() => {
    if (opened?.kind !== 'open') open();
  }, [reference]);
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
        <button type="button" className="s-button" onClick={open}>
          {t('open.retry')}
        </button>
      </ApplicantLayout>
    );
  if (opened?.kind === 'none') return <Begin />;
  if (opened?.kind !== 'open')
    return (
      <ApplicantLayout title={t('open.loading')}>
        <div aria-busy="true" />
      </ApplicantLayout>
    );
  return <ApplicationContext value={opened.application}>{children}</ApplicationContext>;
}
