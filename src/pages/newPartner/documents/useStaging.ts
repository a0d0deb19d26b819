import { useFileUploads } from '../../../components/admin/useFileUploads.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import type { StagedFile } from '../wizard/answers.ts';
import { useWizard } from '../wizard/useWizard.ts';
import { addFile, removeFile, replaceFile } from './editFiles.ts';

type Place = Pick<StagedFile, 'documentCode' | 'branchKey'>;

/** Uploads files before there is a record, each for itself, and takes them away again. */
export const useStaging = () => {
  const provider = useSukiDataProvider();
  const { change } = useWizard();
  const { add, ...uploading } = useFileUploads('document');
  // What stays behind is nobody's and runs out by itself.
  const discard = (fileId: string) => provider.discardStagedFile(fileId).catch(() => undefined);
  const send = (files: readonly File[], { documentCode, branchKey }: Place, former?: StagedFile) =>
    add(files, async (file, options) => {
      const { fileId, name, mediaType, size } = await provider.stageFile(file, options);
      const staged: StagedFile = { fileId, documentCode, name, mediaType, size, branchKey };
      change(former ? replaceFile(former.fileId, staged) : addFile(staged));
      if (former) void discard(former.fileId);
    });
  const remove = ({ fileId }: StagedFile) => {
    change(removeFile(fileId));
    void discard(fileId);
  };
  return { ...uploading, send, remove };
};
