import { type ReactNode, useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFileMessage } from '../../../components/admin/useFileUploads.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { PreviewDialog } from '../../../components/ui/upload/PreviewDialog.tsx';
import type { StagedFile } from '../wizard/answers.ts';
import { useWizard } from '../wizard/useWizard.ts';
import { problemsOfFile } from './fileProblems.ts';
import { StagedActionsProvider } from './stagedContext.ts';
import { useGoneFiles } from './useGoneFiles.ts';
import { useStaging } from './useStaging.ts';

interface Open {
  files: readonly StagedFile[];
  openId: string | null;
  onOpen: (id: string | null) => void;
  onFailed: () => void;
}

/** The files at full size; after one that could not be fetched it is asked which are gone. */
const Preview = ({ files, openId, onOpen, onFailed }: Open) => {
  const provider = useSukiDataProvider();
  const messageOf = useFileMessage();
  const fetchFile = useCallback(
    (id: string) =>
      provider.previewStagedFile(id).catch((error: unknown) => {
        onFailed();
        throw error;
      }),
    [provider, onFailed],
  );
  const viewable = files.map(({ fileId, name, mediaType }) => ({ id: fileId, name, mediaType }));
  return (
    <PreviewDialog
      files={viewable}
      openId={openId}
      onOpen={onOpen}
      fetchFile={fetchFile}
      messageOf={messageOf}
    />
  );
};

/** What can be done with the files of the application, for what stands in it; what is asked or looked at stands here. */
export const StagedFrame = ({ files, children }: { files: readonly StagedFile[]; children: ReactNode }) => {
  const translate = useTranslate();
  const { answers, problemsOf } = useWizard();
  const { send, remove, ...uploading } = useStaging();
  const { gone, check } = useGoneFiles(files);
  const [openId, setOpenId] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<StagedFile | null>(null);
  const problems = problemsOf('requiredDocuments');
  // One that turns out to be gone while it is open says so itself.
  const shown = files.filter(({ fileId }) => fileId === openId || !gone.has(fileId));
  const actions = {
    ...uploading,
    upload: (added: readonly File[], documentCode: string, branchKey: string | null) =>
      send(added, { documentCode, branchKey }),
    replace: (former: StagedFile, added: readonly File[]) => send(added, former, former),
    remove: setLeaving,
    open: setOpenId,
    isGone: ({ fileId }: StagedFile) => gone.has(fileId),
    problemsOf: (file: StagedFile) => {
      const said = problemsOfFile(answers, file, problems);
      return said.length === 0 && gone.has(file.fileId) ? [translate('wizardDocuments.gone')] : said;
    },
  };
  return (
    <StagedActionsProvider value={actions}>
      {children}
      <Preview files={shown} openId={openId} onOpen={setOpenId} onFailed={check} />
      {leaving && (
        <ConfirmDialog
          open
          destructive
          title={translate('documents.removeTitle', { name: leaving.name })}
          confirmLabel={translate('documents.remove')}
          onConfirm={() => {
            remove(leaving);
            setLeaving(null);
          }}
          onCancel={() => setLeaving(null)}
        >
          {translate('wizardDocuments.removeText')}
        </ConfirmDialog>
      )}
    </StagedActionsProvider>
  );
};
