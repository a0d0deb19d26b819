import {
  type ProtectionReceipt,
  type ProtectionRow,
  type ProtectionTotals,
  protectionFilters,
} from '#contract/finance/protection.ts';
import { api, type ContractInput } from '../../http/api.ts';
import { type UploadOptions, uploadFile } from '../../http/uploadFile.ts';
import { filterQuery } from '../../rest/restDialect.ts';
import { typedChoice } from '../../rest/typedChoice.ts';

type Filtered = ContractInput['protection']['getProtectionTotals']['query'];
const FILTERS = { filters: Object.keys(protectionFilters), search: 'q' };

const PENDING_AT_MOST = 20;

/** What came of an upload, and what is pending next, the oldest first. */
export interface UploadedReceipt {
  receipt: ProtectionReceipt;
  next: ProtectionRow | null;
  pendingCount: number;
}

/** Protection receipts besides their list; each fails with an ApiError. */
export const protectionVerbs = {
  /** What the receipts come to that a list's filters leave. */
  getProtectionTotals: async (filters: Record<string, unknown>): Promise<ProtectionTotals> =>
    (await api.protection.getProtectionTotals({ query: filterQuery(filters, FILTERS) as Filtered })).data,
  findProtectionPartners: async (text: string) =>
    (await api.protection.listProtectionPartners({ query: typedChoice(text) })).data.list,
  getProtectionPartner: async (id: string) =>
    (await api.protection.listProtectionPartners({ query: { id } })).data.list[0] ?? null,
  /** Pending ones by their partner, the oldest month first. */
  findPendingReceipts: async (text: string): Promise<readonly ProtectionRow[]> => {
    const q = text.trim() ? { q: { like: text.trim().slice(0, 200) } } : {};
    const query = { state: 'PENDING', sort: 'month', limit: PENDING_AT_MOST, ...q } as const;
    return (await api.protection.listProtectionReceipts({ query })).data.list;
  },
  /** The paper that counts, or an earlier one. */
  viewProtectionFile: (id: string, uploadId?: string): Promise<File> =>
    api.protection.viewProtectionFile({ params: { id }, query: uploadId ? { uploadId } : {} }),
  /** Uploads to a receipt in the version that was seen; `reason` says why the paper that is there is replaced. */
  uploadProtectionReceipt: async (
    { id, version }: Pick<ProtectionRow, 'id' | 'version'>,
    { file, reason }: { file: File; reason: string },
    options: UploadOptions,
  ): Promise<UploadedReceipt> =>
    (await uploadFile(
      `/api/home-credit-protect/${encodeURIComponent(id)}/uploads`,
      { file, fields: reason ? { reason } : {} },
      { ...options, version },
    )) as UploadedReceipt,
};
