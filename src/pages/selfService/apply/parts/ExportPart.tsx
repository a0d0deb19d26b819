import { useState } from 'react';
import { exportDraft } from '../../../../providers/applicant/drafts.ts';
import { keepFile } from '../../../../public/keepFile.ts';
import { useSubmit } from '../../../../public/useSubmit.ts';
import { useFailureText } from '../../texts/useShellText.ts';
import { useApplication } from './applicationContext.ts';
import { useApplyText } from './useApplyText.ts';

/** Downloads all that is kept of the application that is open, what was typed last too. */
export function ExportPart() {
  const t = useApplyText();
  const words = useFailureText();
  const { store, draft } = useApplication();
  const [kept, setKept] = useState<string | null>(null);
  const { isBusy, failure, submit } = useSubmit(async () => {
    setKept(null);
    await store.flush();
    const name = `${draft.referenceNumber}.json`;
    keepFile(await exportDraft(draft.referenceNumber), name);
    setKept(name);
  });
  return (
    <>
      <button
        type="button"
        className="s-plain-button"
        aria-disabled={isBusy || undefined}
        onClick={() => submit()}
      >
        {t(isBusy ? 'export.busy' : 'export.button')}
      </button>
      <p className="s-hint" role="status" hidden={!kept}>
        {kept && t('template.done', { name: kept })}
      </p>
      {failure && (
        <p className="s-field-error" role="alert">
          {words(failure)}
        </p>
      )}
    </>
  );
}
