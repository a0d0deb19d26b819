import { api } from '../http/api.ts';
import { type StagedUpload, stagedUpload } from '../http/stagedUpload.ts';
import { type UploadOptions, uploadFile } from '../http/uploadFile.ts';
import type { RecordKind } from './recordVerbs.ts';

/** Documents of partners and stores: what is sent, taken away, looked at and kept. */
export const documentVerbs = {
  uploadDocument: async (
    kind: RecordKind,
    id: string,
    { file, ...request }: { file: File; documentCode: string; replaces?: string },
    options: UploadOptions,
  ): Promise<void> => {
    const area = kind === 'partner' ? 'partners' : 'merchants';
    await uploadFile(`/api/${area}/v3/${encodeURIComponent(id)}/file`, { file, request }, options);
  },
  /** Uploads a file whose record is not there yet; it is kept for 30 days. */
  stageFile: async (file: File, options: UploadOptions): Promise<StagedUpload> =>
    stagedUpload(await uploadFile('/api/files', { file }, options)),
  /** Ids of the files of one's own that are still waiting for their record. */
  listStagedFiles: async (): Promise<string[]> =>
    (await api.documents.listStagedFiles({})).data.list.map(({ fileId }) => fileId),
  previewStagedFile: (id: string): Promise<File> => api.documents.previewStagedFile({ params: { id } }),
  discardStagedFile: async (id: string): Promise<void> => {
    await api.documents.discardStagedFile({ params: { id } });
  },
  disableDocument: async (kind: RecordKind, id: string, fileId: string): Promise<void> => {
    const input = { params: { id, fileId } };
    if (kind === 'partner') await api.documents.disablePartnerFile(input);
    else await api.documents.disableMerchantFile(input);
  },
  previewDocument: (documentId: string): Promise<File> =>
    api.documents.previewDocument({ query: { documentId } }),
  /** A picture to be drawn small; the trail tells it from one that was opened. */
  thumbnailOfDocument: (documentId: string): Promise<File> =>
    api.documents.previewDocument({ query: { documentId, as: 'thumbnail' } }),
  downloadDocument: (documentId: string): Promise<File> =>
    api.documents.downloadPmFileWorkflow({ query: { documentId } }),
  /** All documents of a partner and its stores that count, as a zip. */
  downloadAllDocuments: (id: string): Promise<File> => api.documents.downloadAllDocuments({ params: { id } }),
  /** The application form of a partner as a PDF. */
  downloadApplicationForm: (id: string): Promise<File> => api.documents.downloadAfc({ params: { id } }),
};
