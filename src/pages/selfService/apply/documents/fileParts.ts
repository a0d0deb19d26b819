import { uploadProblem } from '#domain/selfService/form/uploadProblem.ts';
import type { SendFile } from '../../../../components/ui/upload/uploadQueue.ts';
import { discardUpload, sendUpload } from '../../../../providers/applicant/uploads.ts';
import { ApiError } from '../../../../providers/http/apiError.ts';
import { waitOut } from '../../../../providers/http/waitOut.ts';
import { type Application, documentsOf, type SentFile, setPart } from '../draft/application.ts';

/** A place for a file: its kind, and the store that it is of where a partner that is there adds one. */
export interface Slot {
  documentCode: string;
  branch?: number;
}

/** What is recorded of a place stands under this name. */
export const slotName = ({ documentCode, branch }: Slot): string =>
  branch === undefined ? documentCode : `branch-${branch}.${documentCode}`;

/** Whether a file stands in that place. */
export const isIn =
  (slot: Slot) =>
  (file: SentFile): boolean =>
    file.documentCode === slot.documentCode && file.branch === slot.branch;

/** Takes a file of the application away; what the server could not delete is left to its own tidying. */
const discard = ({ uploadId }: SentFile): void => void discardUpload(uploadId).catch(() => undefined);

const without = (application: Application, isGone: (file: SentFile) => boolean): SentFile[] => {
  const { files } = documentsOf(application);
  for (const file of files) if (isGone(file)) discard(file);
  return files.filter((file) => !isGone(file));
};

/** A file has arrived: it stands in the place of the one before it. */
const addFile = (application: Application, file: SentFile): void => {
  const { files, problems: before } = documentsOf(application);
  // It went on after a reload, and had arrived.
  if (files.some(({ uploadId }) => uploadId === file.uploadId)) return;
  const { [slotName(file)]: _, ...problems } = before;
  const kept = without(application, isIn(file));
  setPart(application, 'documents', { files: [...kept, file], problems });
};

/** Takes the file of a place away. */
export const removeFile = (application: Application, slot: Slot): void => {
  const { problems } = documentsOf(application);
  setPart(application, 'documents', { files: without(application, isIn(slot)), problems });
  void application.store.flush();
};

/** Takes the files of a store away, that is taken away itself. */
export const removeFilesOf = (application: Application, branch: number): void => {
  const { files, problems } = documentsOf(application);
  if (!files.some((file) => file.branch === branch)) return;
  const kept = without(application, (file) => file.branch === branch);
  setPart(application, 'documents', { files: kept, problems });
};

/** What is recorded of a file that the server failed to take: the application goes on without it. */
const recordProblem = (application: Application, slot: Slot, error: ApiError): void => {
  const { files, problems } = documentsOf(application);
  const text = uploadProblem(error.message);
  setPart(application, 'documents', { files, problems: { ...problems, [slotName(slot)]: text } });
};

/** Sends the file of a place; the key names the upload, so that after a cut it goes on where it was. What the server puts off is waited out. */
export const sendDocument = async (
  application: Application,
  { file, key, ...slot }: Slot & { file: File; key: string },
  { onWait, ...course }: Omit<Parameters<SendFile>[1], 'key'>,
): Promise<void> => {
  try {
    const send = () => sendUpload(application.draft.referenceNumber, { id: key, file }, course);
    await waitOut(send, onWait, course.signal);
    addFile(application, { uploadId: key, ...slot, name: file.name });
  } catch (error) {
    if (error instanceof ApiError && error.status >= 500) recordProblem(application, slot, error);
    throw error;
  } finally {
    void application.store.flush();
  }
};
