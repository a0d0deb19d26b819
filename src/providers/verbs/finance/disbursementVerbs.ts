import type { SortPayload } from 'react-admin';
import { DISBURSEMENT_SORTS, disbursementFilters } from '#contract/finance/disbursements.ts';
import { api, type ContractInput } from '../../http/api.ts';
import { filterQuery, sortQuery } from '../../rest/restDialect.ts';
import { typedChoice } from '../../rest/typedChoice.ts';

type Printed = ContractInput['disbursements']['printDisbursements']['query'];
type Summed = ContractInput['disbursements']['getDisbursementTotals']['query'];
const SORTS = { sorts: DISBURSEMENT_SORTS };
const FILTERS = { filters: Object.keys(disbursementFilters) };

/** The disbursement report besides its list; each fails with an ApiError. */
export const disbursementVerbs = {
  /** What a list's filters leave, summed up. */
  getDisbursementTotals: async (filters: Record<string, unknown>) =>
    (await api.disbursements.getDisbursementTotals({ query: filterQuery(filters, FILTERS) as Summed })).data,
  /** The same lines as a PDF, in the order of the list. */
  printDisbursements: (filters: Record<string, unknown>, { field, order }: SortPayload): Promise<File> =>
    api.disbursements.printDisbursements({
      query: { ...filterQuery(filters, FILTERS), ...sortQuery([field, order], SORTS) } as Printed,
    }),
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
