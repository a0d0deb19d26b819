import { choosableCategories } from '#domain/promos/promoRanks.ts';
import type { PromoStatus } from '#domain/promos/promoStatus.ts';
import { api, type ContractInput } from '../http/api.ts';
import { type UploadOptions, uploadFile } from '../http/uploadFile.ts';

type NewPromo = ContractInput['promos']['createPromo']['body'];
type PromoBody = ContractInput['promos']['editPromo']['body'];
export type OverlapQuestion = ContractInput['promos']['findPromoOverlaps']['body'];
export type LocationQuery = ContractInput['promos']['getMerchantLocations']['query'];
export type LocationMatch = ContractInput['promos']['getMerchantLocationIds']['query'];
export type CoverageQuery = ContractInput['promos']['getMerchantAreaCoverage']['query'];

const coded = ({ code, label }: { code: string; label: string }) => ({ value: code, label });

/** What is done with promos besides their list; each fails with an ApiError. */
export const promoVerbs = {
  getPromo: async (code: string) => (await api.promos.getPromoByCode({ params: { promoCode: code } })).data,
  getPromoTabCounts: async () => (await api.promos.getPromoTabCounts({})).data.list,
  createPromo: async (body: Record<string, unknown>, key: string) =>
    (await api.promos.createPromo({ body: body as NewPromo }, { context: { idempotencyKey: key } })).data,
  editPromo: async (promoId: string, body: Record<string, unknown>, version: number) =>
    (await api.promos.editPromo({ params: { promoId }, body: body as PromoBody }, { context: { version } }))
      .data,
  /** Moves a promo on; what it was when it was looked at goes along, and a promo that is another by now is refused (409). */
  updatePromoStatus: async (
    seen: { promoId: string; dtimeUpdated: string; updatedBy: string | null },
    status: PromoStatus,
  ) =>
    (
      await api.promos.updatePromoStatus({
        params: { promoId: seen.promoId },
        body: { status, lastDtimeUpdated: seen.dtimeUpdated, lastUpdatedBy: seen.updatedBy },
      })
    ).data,
  findPromoOverlaps: async (body: OverlapQuestion) => (await api.promos.findPromoOverlaps({ body })).data,
  /** A page of what changed on a promo, newest first, and the cursor of the older ones. */
  listPromoTimeline: async (promoId: string, cursor?: string) =>
    (await api.promos.getPromoTimeline({ params: { promoId }, query: { cursor } })).data,

  listFeaturedPromos: async () => (await api.promos.listFeaturedPromos({})).data.list,
  setPromoFeatured: async (promoId: string, isFeatured: boolean) =>
    (await api.promos.setPromoFeatured({ params: { promoId }, body: { isFeatured } })).data,
  /** The order of all featured promos; refused with the present one (409) when it is not what was `seen`. */
  orderFeaturedPromos: async (ids: string[], seen: string[]) =>
    (await api.promos.orderFeaturedPromos({ body: { ids, seen } })).data.list,
  /** Promos that could be featured and are not, by a part of their name or code. */
  findFeaturablePromos: async (text: string) =>
    (
      await api.promos.listPromos({
        query: {
          ...(text ? { q: { like: text.slice(0, 200) } } : {}),
          status: 'APPROVED',
          tab: 'approved',
          isFeatured: 'false',
          limit: 20,
        },
      })
    ).data.list.filter(({ isExpired }) => !isExpired),

  /** The images in their order, each with its bytes in base64. */
  getPromoImages: async (promoId: string) =>
    (await api.promos.getPromoImages({ params: { promoId } })).data.list,
  uploadPromoImage: async (promoId: string, file: File, options: UploadOptions): Promise<void> => {
    await uploadFile(`/api/promos/images/${encodeURIComponent(promoId)}`, { file }, options);
  },
  orderPromoImages: async (promoId: string, ids: string[], seen: string[]) =>
    (await api.promos.orderPromoImages({ params: { promoId }, body: { ids, seen } })).data.list,
  removePromoImage: async (promoId: string, id: string) =>
    (await api.promos.removePromoImage({ params: { promoId, id } })).data.list,

  listStoreCategories: async () => (await api.promos.getStoreCategories({})).data.list.map(coded),
  /** The categories that a promo can be given. */
  listPromoCategories: async () =>
    choosableCategories((await api.promos.getPromoCategories({})).data.list).map(coded),
  listCategoryRanks: async (category: string) =>
    (await api.promos.getPromoCategoryRanks({ query: { category } })).data.list,
  /** Active stores whose name holds a text. */
  suggestMerchants: async (text: string) =>
    (await api.promos.suggestMerchants({ query: { merchant_name: text.slice(0, 120) } })).data.list,
  /** Active partners by a part of their name. */
  findPromoPartners: async (text: string) =>
    (
      await api.partners.listPartners({
        query: {
          status: 'A',
          limit: 20,
          offset: 0,
          ...(text ? { partnerName: { like: text.slice(0, 200) } } : {}),
        },
      })
    ).data.list.map(({ id, name }) => ({ id, name })),
  /** The name of a partner by its id; null of one that the user does not see. */
  getPartnerName: async (id: string): Promise<string | null> =>
    (await api.partners.listPartners({ query: { id } })).data.list[0]?.name ?? null,
  listAreaCoverage: async (query: CoverageQuery) =>
    (await api.promos.getMerchantAreaCoverage({ query })).data.list,
  listMerchantLocations: async (query: LocationQuery) =>
    (await api.promos.getMerchantLocations({ query })).data,
  /** Ids of all stores that match, at most as many as a promo names. */
  listMerchantLocationIds: async (query: LocationMatch) =>
    (await api.promos.getMerchantLocationIds({ query })).data,
};
