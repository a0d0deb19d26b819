import { uploadProblem } from '#domain/selfService/form/uploadProblem.ts';
import { discardUpload, sendUpload } from '../../../../providers/applicant/uploads.ts';
import { ApiError } from '../../../../providers/http/apiError.ts';
import { type Application, documentsOf, type SentFile, setPart } from '../draft/application.ts';

/** Takes a file of the application away; what the server could not delete is left to its own tidying. */
const discard = ({ uploadId }: SentFile): void => void discardUpload(uploadId).catch(() => undefined);

/** The file of a kind has arrived: it stands in the place of the one before it. */
const addFile = (application: Application, file: SentFile): void => {
  const { files, problems } = documentsOf(application);
  const { [file.documentCode]: _, ...others } = problems;
  for (const one of files) if (one.documentCode === file.documentCode) discard(one);
  const kept = files.filter(({ documentCode }) => documentCode !== file.documentCode);
  setPart(application, 'documents', { files: [...kept, file], problems: others });
};

/** Takes the file of a kind away. */
export const removeFile = (application: Application, documentCode: string): void => {
  const { files, problems } = documentsOf(application);
  for (const one of files) if (one.documentCode === documentCode) discard(one);
  const kept = files.filter((one) => one.documentCode !== documentCode);
  setPart(application, 'documents', { files: kept, problems });
  void application.store.flush();
};

/** What is recorded of a file that the server failed to take: the application goes on without it. */
const recordProblem = (application: Application, documentCode: string, error: ApiError): void => {
  const { files, problems } = documentsOf(application);
  const text = uploadProblem(error.message);
  setPart(application, 'documents', { files, problems: { ...problems, [documentCode]: text } });
};

/** Sends the file of a kind; the key names the upload, so that after a cut it goes on where it was. */
export const sendDocument = async (
  application: Application,
  { documentCode, file, key }: { documentCode: string; file: File; key: string },
  options: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<void> => {
  try {
    await sendUpload(application.draft.referenceNumber, { id: key, file }, options);
    addFile(application, { uploadId: key, documentCode, name: file.name });
  } catch (error) {
    if (error instanceof ApiError && error.status >= 500) recordProblem(application, documentCode, error);
    throw error;
  } finally {
    void application.store.flush();
  }
};
