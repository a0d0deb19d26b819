import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { DocumentRow } from '#contract/shapes/documentRow.ts';
import { problemOf } from '../../../components/admin/problem.ts';
import { ReviewerNote } from '../../../components/admin/records/ReviewerNote.tsx';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { isNotWanted } from '../../../providers/http/notWanted.ts';

/** Asks before a document is taken away from the record. */
export const RemoveDialog = ({ document, onClose }: { document: DocumentRow; onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useSukiDataProvider();
  const { kind, recordId, refetch } = useRecordShell();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await provider.disableDocument(kind, recordId, document.id);
      notify('documents.removed', { type: 'success', messageArgs: { name: document.name } });
    } catch (error) {
      if (!isNotWanted(error)) notify(problemOf(error).message ?? 'common.failed', { type: 'error' });
    }
    // After a failure too: somebody else may have taken it away.
    void refetch();
    onClose();
  };
  return (
    <ConfirmDialog
      open
      destructive
      busy={busy}
      title={translate('documents.removeTitle', { name: document.name })}
      confirmLabel={translate('documents.remove')}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {translate('documents.removeText')}
      <ReviewerNote sx={{ mt: 2 }} />
    </ConfirmDialog>
  );
};
