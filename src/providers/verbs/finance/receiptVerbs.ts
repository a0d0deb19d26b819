import { receiptFilters } from '#contract/finance/officialReceipts.ts';
import type { ReceiptMonth } from '#domain/receipts/receiptMonth.ts';
import type { ReceiptSlug } from '#domain/receipts/receiptTypes.ts';
import { api, type ContractInput } from '../../http/api.ts';
import { loggedAnew } from '../../http/apiError.ts';
import { filterQuery } from '../../rest/restDialect.ts';

const calls = api.officialReceipts;
type Summed = ContractInput['officialReceipts']['getReceiptTotals']['query'];
type Days = ContractInput['officialReceipts']['generateOrReport']['query'];
type Issued = ContractInput['officialReceipts']['createOfficialReceipt']['body'];
type Cancelled = ContractInput['officialReceipts']['cancelOfficialReceipt']['body'];
type MonthOrder = ContractInput['officialReceipts']['issueReceiptMonth']['body'];
const FILTERS = { filters: Object.keys(receiptFilters), search: 'q' };

/** Only the days of what a list is filtered by: the books leave out nobody's numbers. */
const daysIn = ({ dateIssued }: Record<string, unknown>) =>
  filterQuery(dateIssued === undefined ? {} : { dateIssued }, FILTERS) as Days;

/** Official receipts besides their list; each fails with an ApiError. */
export const receiptVerbs = {
  getReceiptTotals: async (filters: Record<string, unknown>) =>
    (await calls.getReceiptTotals({ query: filterQuery(filters, FILTERS) as Summed })).data,
  getReceipt: async (orNumber: string) => (await calls.getOfficialReceipt({ params: { orNumber } })).data,
  /** What a receipt that is issued now begins with. */
  getReceiptTerms: async () => (await calls.getReceiptTerms({})).data,
  findPayors: async (text: string) =>
    (await calls.getOrPayors({ query: text.trim() ? { q: text.slice(0, 200) } : {} })).data.list,
  getPayor: async (id: string) => (await calls.getOrPayors({ query: { id } })).data.list[0] ?? null,
  listPayorContracts: async (payorId: string) =>
    (await calls.getOrContracts({ query: { payorId } })).data.list,
  getPayorSummary: async (payorId: string, { month, year }: ReceiptMonth) =>
    (await calls.getOrTransactionSummary({ query: { payorId, month, year } })).data,
  /** Issues a receipt, once for its key. A failure is logged and thrown on. */
  issueReceipt: (type: ReceiptSlug, body: Issued, key: string) =>
    loggedAnew(
      'official receipt',
      async () =>
        (await calls.createOfficialReceipt({ params: { type }, body }, { context: { idempotencyKey: key } }))
          .data,
    ),
  /** What receipts of the rest of a month would be of. */
  getReceiptMonth: async ({ month, year }: ReceiptMonth) =>
    (await calls.getReceiptMonth({ query: { month, year } })).data,
  /** Has what was looked at of a month issued, once for its key. */
  issueReceiptMonth: async (body: MonthOrder, key: string) =>
    (await calls.issueReceiptMonth({ body }, { context: { idempotencyKey: key } })).data,
  /** What was issued at once, the latest first; or the one that is named. */
  listReceiptBatches: async (id?: string) =>
    (await calls.listReceiptBatches({ query: id === undefined ? {} : { id } })).data.list,
  /** The register of the days that a list is filtered by. */
  getReceiptRegister: (filters: Record<string, unknown>): Promise<File> =>
    calls.generateOrReport({ query: daysIn(filters) }),
  getReceiptLines: (filters: Record<string, unknown>): Promise<File> =>
    calls.downloadOrTransactions({ query: daysIn(filters) }),
  getLinesOfReceipt: (orNumber: string): Promise<File> =>
    calls.downloadOrTransactionsByNumber({ params: { orNumber } }),
  downloadReceipt: (orNumber: string): Promise<File> =>
    calls.downloadOfficialReceipt({ params: { orNumber } }),
  /** Asks a second person to cancel a receipt. A failure is logged and thrown on. */
  cancelReceipt: (orNumber: string, body: Cancelled, version: number) =>
    loggedAnew(
      'official receipt',
      async () =>
        (await calls.cancelOfficialReceipt({ params: { orNumber }, body }, { context: { version } })).data,
    ),
};
