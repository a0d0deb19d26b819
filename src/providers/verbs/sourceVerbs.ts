import { api } from '../http/api.ts';

interface PlaceChoice {
  value: string;
  label: string;
  hasSubMunicipalities?: boolean;
}

interface Named {
  id: string;
  name: string;
}

const placed = ({ id, name }: Named): PlaceChoice => ({ value: id, label: name });
const coded = ({ id, label }: { id: string; label: string }): PlaceChoice => ({ value: id, label });

/** Choices of the shared fields of a form: places down to the ZIP code, banks, commodities, people who own accounts. */
export const sourceVerbs = {
  listCitiesOf: async (provinceId: string): Promise<PlaceChoice[]> =>
    (await api.places.getCities({ query: { provinceId } })).data.list.map((city) => ({
      ...placed(city),
      hasSubMunicipalities: city.hasSubMunicipalities,
    })),
  listSubMunicipalities: async (cityId: string): Promise<PlaceChoice[]> =>
    (await api.places.getSubMunicipalities({ query: { cityId } })).data.list.map(placed),
  /** Of a city, or of one of the parts of a city that has them. */
  listBarangays: async (cityId: string, subMunicipalityId?: string | null): Promise<PlaceChoice[]> =>
    (
      await api.places.getBarangays({ query: subMunicipalityId ? { subMunicipalityId } : { cityId } })
    ).data.list.map(placed),
  listZipCodes: async (cityId: string, subMunicipalityId?: string | null): Promise<PlaceChoice[]> =>
    (
      await api.places.getZipCodes({ query: { cityId, ...(subMunicipalityId ? { subMunicipalityId } : {}) } })
    ).data.list.map(coded),
  listBanks: async () => (await api.lookups.getBankNames({})).data.list.map(coded),
  listBankBranches: async (bankId: string) =>
    (await api.lookups.getBankBranches({ params: { bankId } })).data.list.map(coded),
  listCommodities: async () => (await api.merchants.getSelfServiceCommodities({})).data.list,
  /** Staff who may own a partner or a store: the first whose name or employee code holds a text. */
  listStaff: async (text: string) => {
    const query = { limit: 50, ...(text ? { employeeName: text.slice(0, 80) } : {}) };
    const { data } = await api.partners.getPartnerCodelist({ query });
    return data.list.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }));
  },
  /** The name of a partner by its id, as of a brand; null of one that the user does not see. */
  getBrandName: async (id: string): Promise<string | null> =>
    (await api.partners.getPartnerListV2({ query: { id } })).data.list[0]?.name ?? null,
  /** Active partners that are brands. */
  listBrands: async () => (await api.partners.getPartnerBrands({})).data.list.map(placed),
};
