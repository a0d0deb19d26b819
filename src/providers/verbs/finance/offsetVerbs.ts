import type { SortPayload } from 'react-admin';
import { OFFSET_SORTS, offsetFilters } from '#contract/finance/offsets.ts';
import { api, type ContractInput } from '../../http/api.ts';
import { filterQuery, sortQuery } from '../../rest/restDialect.ts';
import { typedChoice } from '../../rest/typedChoice.ts';

type Printed = ContractInput['offsets']['printOffsets']['query'];
const SORTS = { sorts: OFFSET_SORTS };
const FILTERS = { filters: Object.keys(offsetFilters) };

/** The offset report besides its list; each fails with an ApiError. */
export const offsetVerbs = {
  /** What a list's filters leave, in its order, as a PDF. */
  printOffsets: (filters: Record<string, unknown>, { field, order }: SortPayload): Promise<File> =>
    api.offsets.printOffsets({
      query: { ...filterQuery(filters, FILTERS), ...sortQuery([field, order], SORTS) } as Printed,
    }),
  findOffsetPartners: async (text: string) =>
    (await api.offsets.listOffsetPartners({ query: typedChoice(text) })).data.list,
  findOffsetStores: async (text: string, partnerId?: string) =>
    (await api.offsets.listOffsetStores({ query: typedChoice(text, partnerId) })).data.list,
  getOffsetPartner: async (id: string) =>
    (await api.offsets.listOffsetPartners({ query: { id } })).data.list[0] ?? null,
  getOffsetStore: async (id: string) =>
    (await api.offsets.listOffsetStores({ query: { id } })).data.list[0] ?? null,
};
