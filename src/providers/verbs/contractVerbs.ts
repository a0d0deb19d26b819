import { api } from '../http/api.ts';
import { type UploadOptions, uploadFile } from '../http/uploadFile.ts';

/** Contracts of partners besides their list. */
export const contractVerbs = {
  downloadContract: (id: string, copy: 'signed' | 'unsigned'): Promise<File> =>
    api.contracts.downloadContract({ params: { id }, query: { copy } }),
  uploadSignedContract: async (id: string, file: File, options: UploadOptions): Promise<void> => {
    await uploadFile(`/api/contracts/${encodeURIComponent(id)}/signed`, { file }, options);
  },
  editContract: async (
    { id, version }: { id: string; version: number },
    body: { startDate: string; expiryDate: string },
    key: string,
  ) =>
    (
      await api.contracts.editContract(
        { params: { id }, body },
        { context: { version, idempotencyKey: key } },
      )
    ).data,
  /** How many contracts run out within 60 days. */
  countExpiringContracts: async (): Promise<number> =>
    (await api.contracts.listContracts({ query: { state: 'EXPIRING', limit: 1 } })).data.total ?? 0,
};
