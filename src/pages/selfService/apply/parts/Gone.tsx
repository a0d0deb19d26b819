import { hasAnswers } from '#domain/applicants/draftParts.ts';
import { applicantPath } from '#domain/pages/selfServicePages.ts';
import { Alert } from '../../../../public/Alert.tsx';
import { navigate } from '../../../../public/navigate.ts';
import { useSubmit } from '../../../../public/useSubmit.ts';
import { cancelledQuery } from '../../start/cancelledQuery.ts';
import type { Values } from '../draft/draftStore.ts';
import { closeApplication, openApplication } from '../draft/open.ts';
import { useApplication, useDraft } from './applicationContext.ts';
import { useApplyText } from './useApplyText.ts';
import { usePartName } from './usePartName.ts';

/** It was submitted: which parts are no part of it that were changed here since, and what becomes of it. */
function TooLate() {
  const t = useApplyText();
  const called = usePartName();
  const { store } = useApplication();
  const nameIn = (values: Values | null) => (values as { merchantName?: string } | null)?.merchantName;
  return (
    <>
      <p>{t('gone.sent')}</p>
      <ul>
        {store
          .unsaved()
          .filter(hasAnswers)
          .map((part) => (
            <li key={part}>{called(part, nameIn(store.values(part)))}</li>
          ))}
      </ul>
      <p>{t('gone.sentNext')}</p>
    </>
  );
}

/** The application was sent or cancelled elsewhere: nothing more is taken here, and the page leads to where it stands. */
export function Gone() {
  const t = useApplyText();
  const application = useApplication();
  const { ended } = useDraft(application);
  const { isBusy, submit } = useSubmit(async () => {
    const { kind } = await openApplication();
    // What was sent is followed: the page is read anew.
    if (kind !== 'none') return location.reload();
    closeApplication();
    const from = applicantPath(application.existing ? 'applyStores' : 'apply');
    navigate(`${from}${cancelledQuery(application.draft.referenceNumber)}`, { replace: true });
  });
  if (!ended) return null;
  return (
    <Alert tone="warning" focusOn={ended}>
      <strong>{t('gone.title')}</strong>
      {ended === 'sent' ? <TooLate /> : <p>{t('gone.body')}</p>}
      <div className="a-buttons">
        <button
          type="button"
          className="s-button s-button-quiet"
          aria-disabled={isBusy || undefined}
          onClick={() => submit()}
        >
          {t('gone.look')}
        </button>
      </div>
    </Alert>
  );
}
