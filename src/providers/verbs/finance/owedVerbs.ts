import {
  type OwedCertificate,
  type OwedCertificateRow,
  type OwedTotals,
  owedFilters,
} from '#contract/finance/owedCertificates.ts';
import { api, type ContractInput } from '../../http/api.ts';
import { type UploadOptions, uploadFile } from '../../http/uploadFile.ts';
import { filterQuery } from '../../rest/restDialect.ts';

type Filtered = ContractInput['owedCertificates']['getOwedTotals']['query'];
const FILTERS = { filters: Object.keys(owedFilters), search: 'q' };

/** What is told of a paper that arrived; empty texts are left out. */
export interface ToldPaper {
  amount: string;
  receivedOn: string;
  note: string;
  reason: string;
  replaces?: string;
}

/** What came of it, and which certificate is missing next, the oldest first. */
export interface RecordedPaper {
  owed: OwedCertificate;
  next: OwedCertificateRow | null;
  openCount: number;
}

/** Certificates that are owed to us besides their list; each fails with an ApiError. */
export const owedVerbs = {
  /** What those come to that a list's filters leave. */
  getOwedTotals: async (filters: Record<string, unknown>): Promise<OwedTotals> =>
    (await api.owedCertificates.getOwedTotals({ query: filterQuery(filters, FILTERS) as Filtered })).data,
  viewOwedPaper: (id: string, paperId: string): Promise<File> =>
    api.owedCertificates.viewOwedPaper({ params: { id }, query: { paperId } }),
  /** Records a paper of a certificate in the version that was seen. */
  recordOwedPaper: async (
    { id, version }: Pick<OwedCertificateRow, 'id' | 'version'>,
    { file, ...told }: ToldPaper & { file: File },
    options: UploadOptions,
  ): Promise<RecordedPaper> => {
    const texts = Object.entries(told).flatMap(([name, text]) => (text.trim() ? [[name, text.trim()]] : []));
    return (await uploadFile(
      `/api/finance-management/owed-certificates/${encodeURIComponent(id)}/papers`,
      { file, fields: Object.fromEntries(texts) },
      { ...options, version },
    )) as RecordedPaper;
  },
};
