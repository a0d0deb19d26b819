import { applicantPath } from '#domain/pages/selfServicePages.ts';
import { Alert } from '../../../../public/Alert.tsx';
import { navigate } from '../../../../public/navigate.ts';
import { useSubmit } from '../../../../public/useSubmit.ts';
import { cancelledQuery } from '../../start/cancelledQuery.ts';
import { lateInStore } from '../draft/lateParts.ts';
import { closeApplication, openApplication } from '../draft/open.ts';
import { useApplication, useDraft } from './applicationContext.ts';
import { LateList } from './LateList.tsx';
import { useApplyText } from './useApplyText.ts';

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
      <strong>{t(ended === 'sent' ? 'gone.sentTitle' : 'gone.title')}</strong>
      {ended === 'sent' ? (
        <LateList lead={t('gone.sent')} late={lateInStore(application.store)} />
      ) : (
        <p>{t('gone.body')}</p>
      )}
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
