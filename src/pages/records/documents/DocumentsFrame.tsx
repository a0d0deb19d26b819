import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { DocumentRow } from '#contract/shapes/documentRow.ts';
import { isEditable } from '#domain/review/applicationStatus.ts';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import type { WholeRecord } from '../../../components/admin/records/useWholeRecord.ts';
import { useFileMessage, useFileUploads } from '../../../components/admin/useFileUploads.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { PreviewDialog } from '../../../components/ui/upload/PreviewDialog.tsx';
import { UploadList } from '../../../components/ui/upload/UploadList.tsx';
import { DocumentActionsProvider } from './documentsContext.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { useThumbnails } from './useThumbnails.ts';

/** Whether the user may add documents: those who make records may as well as those who edit them. */
const useMayUpload = (): boolean => {
  const { kind, summary, can } = useRecordShell();
  if (!summary || !isEditable(summary.status, summary.workflowStatus)) return false;
  return kind === 'partner' ? can('PM_EDIT', 'PAR_CREATE') : can('PM_EDIT', 'MER_CREATE', 'PAR_CREATE');
};

/** What can be done with the documents of a record, for the lines below; what is sent, asked or looked at stands here. */
export const DocumentsFrame = ({ record, children }: { record: WholeRecord; children: ReactNode }) => {
  const provider = useSukiDataProvider();
  const { kind, recordId, editable, can, refetch } = useRecordShell();
  const { uploads, add, retry, dismiss } = useFileUploads('document');
  const messageOf = useFileMessage();
  const fetchFile = useCallback((id: string) => provider.previewDocument(id), [provider]);
  const thumbnail = useThumbnails('document');
  const [openId, setOpenId] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<DocumentRow | null>(null);
  const documents = record.attachedDocuments;
  const successors = useMemo(
    () => new Set(documents.flatMap(({ replacedBy }) => replacedBy ?? [])),
    [documents],
  );
  const upload = (files: readonly File[], documentCode: string, replaces?: string) =>
    add(files, async (file, options) => {
      await provider.uploadDocument(kind, recordId, { file, documentCode, replaces }, options);
      void refetch();
    });
  const actions = {
    upload: useMayUpload() ? upload : undefined,
    remove: editable ? setLeaving : undefined,
    download: can('PM_DOWNLOAD') ? (id: string) => provider.downloadDocument(id) : undefined,
    open: setOpenId,
    thumbnail,
    successors,
  };
  return (
    <DocumentActionsProvider value={actions}>
      <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
      {children}
      <PreviewDialog
        files={documents}
        openId={openId}
        onOpen={setOpenId}
        fetchFile={fetchFile}
        messageOf={messageOf}
      />
      {leaving && <RemoveDialog document={leaving} onClose={() => setLeaving(null)} />}
    </DocumentActionsProvider>
  );
};
