import { api } from './api.ts';
import type { RecordKind } from './recordVerbs.ts';
import { type UploadOptions, uploadFile } from './uploadFile.ts';

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
  disableDocument: async (kind: RecordKind, id: string, fileId: string): Promise<void> => {
    const input = { params: { id, fileId } };
    if (kind === 'partner') await api.documents.disablePartnerFile(input);
    else await api.documents.disableMerchantFile(input);
  },
  previewDocument: (documentId: string): Promise<File> =>
    api.documents.previewDocument({ query: { documentId } }),
  downloadDocument: (documentId: string): Promise<File> =>
    api.documents.downloadPmFileWorkflow({ query: { documentId } }),
  /** All documents of a partner and its stores that count, as a zip. */
  downloadAllDocuments: (id: string): Promise<File> => api.documents.downloadAllDocuments({ params: { id } }),
  /** The application form of a partner as a PDF. */
  downloadApplicationForm: (id: string): Promise<File> => api.documents.downloadAfc({ params: { id } }),
};
