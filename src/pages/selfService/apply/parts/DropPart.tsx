import { useState } from 'react';
import { applicantPath } from '#domain/pages/selfServicePages.ts';
import { navigate } from '../../../../public/navigate.ts';
import { cancelledQuery } from '../../start/cancelledQuery.ts';
import { DropDialog } from '../../start/DropDialog.tsx';
import { useShellText } from '../../texts/useShellText.ts';
import { businessOf, documentsOf } from '../draft/application.ts';
import { closeApplication } from '../draft/open.ts';
import { useApplication } from './applicationContext.ts';

/** Cancels the application that is open. */
export function DropPart() {
  const t = useShellText();
  const application = useApplication();
  const [isAsked, setAsked] = useState(false);
  const { referenceNumber } = application.draft;
  return (
    <>
      <button type="button" className="s-plain-button s-danger" onClick={() => setAsked(true)}>
        {t('drop.this')}
      </button>
      {isAsked && (
        <DropDialog
          loss={{
            referenceNumber,
            name: businessOf(application).registeredBusinessName.trim(),
            stores: application.store.names().filter((name) => name.startsWith('branch-')).length,
            files: documentsOf(application).files.length,
          }}
          onCancelled={() => {
            closeApplication();
            const from = applicantPath(application.existing ? 'applyStores' : 'apply');
            navigate(`${from}${cancelledQuery(referenceNumber)}`, { replace: true });
          }}
          onKeep={() => setAsked(false)}
        />
      )}
    </>
  );
}
