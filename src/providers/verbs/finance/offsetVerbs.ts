import { api } from '../../http/api.ts';

const typed = (text: string) => (text.trim() ? { q: text.slice(0, 200) } : {});

/** What the filters of the offset report are chosen from; each fails with an ApiError. */
export const offsetVerbs = {
  findOffsetPartners: async (text: string) =>
    (await api.offsets.listOffsetPartners({ query: typed(text) })).data.list,
  findOffsetStores: async (text: string) =>
    (await api.offsets.listOffsetStores({ query: typed(text) })).data.list,
  getOffsetPartner: async (id: string) =>
    (await api.offsets.listOffsetPartners({ query: { id } })).data.list[0] ?? null,
  getOffsetStore: async (id: string) =>
    (await api.offsets.listOffsetStores({ query: { id } })).data.list[0] ?? null,
};
