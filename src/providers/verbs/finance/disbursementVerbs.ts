import { disbursementFilters } from '#contract/finance/disbursements.ts';
import { api, type ContractInput } from '../../http/api.ts';
import { filterQuery } from '../../rest/restDialect.ts';
import { typedChoice } from '../../rest/typedChoice.ts';

type Summed = ContractInput['disbursements']['getDisbursementTotals']['query'];
const FILTERS = { filters: Object.keys(disbursementFilters) };

/** The disbursement report besides its list; each fails with an ApiError. */
export const disbursementVerbs = {
  /** What a list's filters leave, summed up. */
  getDisbursementTotals: async (filters: Record<string, unknown>) =>
    (await api.disbursements.getDisbursementTotals({ query: filterQuery(filters, FILTERS) as Summed })).data,
  /** The same lines as a PDF. */
  printDisbursements: (filters: Record<string, unknown>): Promise<File> =>
    api.disbursements.printDisbursements({ query: filterQuery(filters, FILTERS) as Summed }),
  /** The sales and refunds of a line from `offset` on, a hundred of them. */
  getDisbursementItems: async (id: string, offset: number) =>
    (await api.disbursements.getDisbursementItems({ params: { id }, query: { offset } })).data,
  findDisbursementPartners: async (text: string) =>
    (await api.disbursements.listDisbursementPartners({ query: typedChoice(text) })).data.list,
  findDisbursementStores: async (text: string, partnerId?: string) =>
    (await api.disbursements.listDisbursementStores({ query: typedChoice(text, partnerId) })).data.list,
  getDisbursementPartner: async (id: string) =>
    (await api.disbursements.listDisbursementPartners({ query: { id } })).data.list[0] ?? null,
  getDisbursementStore: async (id: string) =>
    (await api.disbursements.listDisbursementStores({ query: { id } })).data.list[0] ?? null,
};
