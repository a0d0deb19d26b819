import { deliveryFilters } from '#contract/finance/deliveryAdvices.ts';
import { api, type ContractInput } from '../../http/api.ts';
import { filterQuery } from '../../rest/restDialect.ts';
import { typedChoice } from '../../rest/typedChoice.ts';

type Counted = ContractInput['deliveryAdvices']['getDeliveryCounts']['query'];
const { status: _, ...narrowing } = deliveryFilters;
const FILTERS = { filters: Object.keys(narrowing), search: 'q' };

/** Delivery advices besides their list; each fails with an ApiError. */
export const deliveryVerbs = {
  /** How many advices of each status a list's filters leave. */
  getDeliveryCounts: async (filters: Record<string, unknown>) =>
    (await api.deliveryAdvices.getDeliveryCounts({ query: filterQuery(filters, FILTERS) as Counted })).data
      .list,
  findDeliveryPartners: async (text: string) =>
    (await api.deliveryAdvices.listDeliveryPartners({ query: typedChoice(text) })).data.list,
  findDeliveryStores: async (text: string, partnerId?: string) =>
    (await api.deliveryAdvices.listDeliveryStores({ query: typedChoice(text, partnerId) })).data.list,
  getDeliveryPartner: async (id: string) =>
    (await api.deliveryAdvices.listDeliveryPartners({ query: { id } })).data.list[0] ?? null,
  getDeliveryStore: async (id: string) =>
    (await api.deliveryAdvices.listDeliveryStores({ query: { id } })).data.list[0] ?? null,
};
