import { deliveryFilters } from '#contract/finance/deliveryAdvices.ts';
import { api, type ContractInput } from '../../http/api.ts';
import { filterQuery } from '../../rest/restDialect.ts';

type Counted = ContractInput['deliveryAdvices']['getDeliveryCounts']['query'];
const { status: _, ...narrowing } = deliveryFilters;
const FILTERS = { filters: Object.keys(narrowing), search: 'q' };

const typed = (text: string) => (text.trim() ? { q: text.slice(0, 200) } : {});

/** Delivery advices besides their list; each fails with an ApiError. */
export const deliveryVerbs = {
  /** How many advices of each status a list's filters leave. */
  getDeliveryCounts: async (filters: Record<string, unknown>) =>
    (await api.deliveryAdvices.getDeliveryCounts({ query: filterQuery(filters, FILTERS) as Counted })).data
      .list,
  findDeliveryPartners: async (text: string) =>
    (await api.deliveryAdvices.listDeliveryPartners({ query: typed(text) })).data.list,
  findDeliveryStores: async (text: string) =>
    (await api.deliveryAdvices.listDeliveryStores({ query: typed(text) })).data.list,
  getDeliveryPartner: async (id: string) =>
    (await api.deliveryAdvices.listDeliveryPartners({ query: { id } })).data.list[0] ?? null,
  getDeliveryStore: async (id: string) =>
    (await api.deliveryAdvices.listDeliveryStores({ query: { id } })).data.list[0] ?? null,
};
