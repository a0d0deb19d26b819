import { ask } from './ask.ts';

const PATHS = {
  businessTypes: '/api/enums/business/types',
  documentTypes: '/api/enums/documents/types',
  commodities: '/api/merchants/self-service/commodities',
  banks: '/api/utility/bank-name',
  region: '/api/partners/regions',
  province: '/api/partners/provinces',
  municipality: '/api/partners/cities',
  subMunicipality: '/api/partners/sub-municipalities',
  barangay: '/api/partners/barangays',
  zipCode: '/api/partners/zip-codes',
} as const;
export type ListName = keyof typeof PATHS;

const lists = new Map<string, Promise<readonly unknown[]>>();

const rowsAt = <Row>(path: string, query: Readonly<Record<string, string>> = {}): Promise<readonly Row[]> => {
  const key = `${path}?${new URLSearchParams(query)}`;
  const asked =
    lists.get(key) ?? ask<{ list: readonly unknown[] }>('GET', path, { query }).then(({ list }) => list);
  lists.set(key, asked);
  asked.catch(() => lists.delete(key));
  return asked as Promise<readonly Row[]>;
};

/** The rows of a look-up, fetched once while the page is open; a failure is tried again by the next one who asks. */
export const askList = <Row>(list: ListName, query: Readonly<Record<string, string>> = {}) =>
  rowsAt<Row>(PATHS[list], query);

/** The branches of a bank. */
export const askBankBranches = (bankId: string) =>
  rowsAt<{ id: string; label: string }>(`/api/utility/bank-branch/${encodeURIComponent(bankId)}`);
