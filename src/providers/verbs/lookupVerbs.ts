import { api } from '../http/api.ts';

const NAMED_LOOKUPS = {
  businessArea: () => api.lookups.getBusinessAreas({}),
  businessEntity: () => api.lookups.getBusinessEntityTypes({}),
  documentType: () => api.lookups.getDocumentTypes({}),
  merchantType: () => api.lookups.getMerchantTypes({}),
  partnerCategory: () => api.lookups.getPartnerCategories({}),
  partnerType: () => api.lookups.getUtilityPartnerTypes({}),
  vatType: () => api.merchants.getVatTypes({}),
};
/** The look-ups whose codes stand in records. */
export type NamedLookup = keyof typeof NAMED_LOOKUPS;

type PlaceOption = { value: string; label: string };

const optionsOf = (places: readonly { id: string; name: string }[]): PlaceOption[] =>
  places.map(({ id, name }) => ({ value: id, label: name }));

/** Choices of filters and labels of codes; each fails with an ApiError. */
export const lookupVerbs = {
  /** Codes and labels of a look-up, in its order. */
  listLookup: async (list: NamedLookup) => (await NAMED_LOOKUPS[list]()).data.list,
  /** The places of a level below what is chosen, for selects. */
  listRegions: async (): Promise<PlaceOption[]> => optionsOf((await api.places.getRegions({})).data.list),
  listProvinces: async (regionId: string): Promise<PlaceOption[]> =>
    optionsOf((await api.places.getProvinces({ query: { regionId } })).data.list),
  listCities: async (provinceId: string): Promise<PlaceOption[]> =>
    optionsOf((await api.places.getCities({ query: { provinceId } })).data.list),
};
