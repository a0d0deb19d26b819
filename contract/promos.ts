import { z } from 'zod';
import { PROMO_STATUSES, PROMO_TABS } from '#domain/promos/promoStatus.ts';
import { auditEntry } from './audit.ts';
import { any, type CallMeta, call } from './call.ts';
import { envelope, id, noInput, wholeList } from './envelope.ts';
import { filter, listOf, listQuery } from './list.ts';
import {
  areaType,
  location,
  newPromo,
  promo,
  promoImage,
  promoInput,
  promoRow,
  validityInput,
} from './shapes/promoShapes.ts';

const view = any('PRO_VIEW');
const edit: CallMeta = { ...any('PRO_EDIT'), userType: 'INTERNAL' };
const create = any('PRO_CREATE');
/** Staff by PRO_EDIT; people of a partner by PRO_CREATE, its own promos while they are Submitted. */
const write = any('PRO_EDIT', 'PRO_CREATE');
const moveOn = any(
  'PRO_EDIT',
  'PRO_STATUS_SUBMITTED_EDIT',
  'PRO_STATUS_REVIEW_EDIT',
  'PRO_STATUS_APPROVED_EDIT',
);
const addition = { addition: true } as const;

export const PROMO_SORTS = [
  'code',
  'name',
  'storeName',
  'status',
  'discountRate',
  'dtimeValidity.from',
  'dtimeValidity.to',
  'dtimeUpdated',
  'id',
] as const;
/** `q` is looked for in name, code and store name. */
export const promoFilters = {
  q: filter.text(),
  code: filter.text(),
  categoryName: filter.text(),
  partnerId: filter.ids(),
  /** Made by these partners. */
  ownerPartnerId: filter.ids(),
  storeName: filter.text(),
  'dtimeValidity.from': filter.days(),
  'dtimeValidity.to': filter.days(),
  status: filter.oneOf(PROMO_STATUSES),
  storeCategoryId: filter.text(),
  isFeatured: filter.flag(),
  isQr: filter.flag(),
  tab: filter.oneOf(PROMO_TABS),
};

const promoId = z.strictObject({ promoId: id });
const byId = z.object({ params: promoId });
const lookupRow = z.object({ code: z.string(), label: z.string() });
const tabCount = z.object({ tab: z.enum(PROMO_TABS), count: z.number().int(), isAtLeast: z.boolean() });
const holder = z.object({ promoId: id, code: z.string(), name: z.string() });
/** The whole order that is wanted, and the one that the caller saw: 409 with the present one when that moved. */
const reorder = z.strictObject({ ids: z.array(id).max(100), seen: z.array(id).max(100) });

export const locationFilters = {
  /** Part of a store's name or code. */
  q: filter.text(),
  /** Takes part in promos; left out, it does. */
  isLoyaltyMerchant: filter.flag(),
  partnerId: filter.ids(),
  regionId: filter.ids(),
  provinceId: filter.ids(),
  cityId: filter.ids(),
  zipCode: filter.ids(),
  /** Stores of this promo alone, whether they still take part or not. */
  promoId: id.optional(),
};
export const LOCATION_SORTS = ['merchantName', 'id'] as const;

/** Promos from draft to store. External users read those of their own partner or stores; a partner writes its own until staff take them up. */
export const promos = {
  listPromos: call('GET', '/api/promos', { ...view, ...addition })
    .input(z.object({ query: listQuery(promoFilters, PROMO_SORTS) }))
    .output(listOf(promoRow)),
  /** How many promos each tab of the list holds, exact to 10,000. */
  getPromoTabCounts: call('GET', '/api/promos/tab-counts', { ...view, ...addition })
    .input(noInput)
    .output(wholeList(tabCount)),
  getPromoByCode: call('GET', '/api/promos/code/{promoCode}', view)
    .input(z.object({ params: z.strictObject({ promoCode: z.string().max(60) }) }))
    .output(envelope(promo)),
  /**
   * A new promo is Submitted. 422 rule_code_taken, rule_rank_taken. External users' is their partner's, of its stores alone: 400 on
   * a code or a rank, which are not theirs to give.
   */
  createPromo: call('POST', '/api/promos', { ...create, ...addition })
    .input(z.object({ body: newPromo }))
    .output(envelope(promo)),
  /**
   * Only while it is submitted, pending or in review, its owner's while it is submitted; its code stays. 422 rule_not_editable,
   * rule_rank_taken.
   */
  editPromo: call('POST', '/api/promos/{promoId}', { ...write, ...addition, versioned: true })
    .input(z.object({ params: promoId, body: promoInput }))
    .output(envelope(promo)),
  /**
   * Compares `lastDtimeUpdated` and `lastUpdatedBy` with the promo's `dtimeUpdated` and `updatedBy`: 409 with the promo as it is
   * now. 403 without the right of the status that it leaves; 422 rule_illegal_move, rule_own_promo, rule_promo_expired,
   * rule_promo_incomplete.
   */
  updatePromoStatus: call('POST', '/api/promos/{promoId}/update-status', { ...moveOn, proof: 'approval' })
    .input(
      z.object({
        params: promoId,
        body: z.strictObject({
          status: z.enum(PROMO_STATUSES),
          lastDtimeUpdated: z.iso.datetime(),
          lastUpdatedBy: z.string().max(200).nullable(),
        }),
      }),
    )
    .output(envelope(promo)),
  /** Promos of the same store and category whose days overlap, the latest end first, twenty at most; rejected and expired ones do not count. */
  findPromoOverlaps: call('POST', '/api/promos/overlaps', { ...view, ...addition, keyless: true })
    .input(
      z.object({
        body: z.strictObject({
          /** The promo itself, which is none of them. */
          promoId: id.nullish(),
          storeName: z.string().trim().min(1).max(120),
          dtimeValidity: validityInput,
          /** Codes. */
          categories: z.array(z.string().max(60)).min(1).max(20),
        }),
      }),
    )
    .output(envelope(z.object({ list: z.array(promoRow), total: z.number().int() }))),
  /** What changed on a promo, newest first. */
  getPromoTimeline: call('GET', '/api/promos/{promoId}/timeline', {
    ...view,
    ...addition,
    userType: 'INTERNAL',
  })
    .input(z.object({ params: promoId, query: listQuery({}, ['id']) }))
    .output(listOf(auditEntry)),

  /** Approved and unexpired ones, in the order in which customers see them. */
  listFeaturedPromos: call('GET', '/api/promos/featured', { ...edit, ...addition })
    .input(noInput)
    .output(wholeList(promoRow)),
  /** A promo that becomes featured comes last. 422 rule_not_featurable, rule_featured_full. */
  setPromoFeatured: call('POST', '/api/promos/featured/{promoId}', any('PRO_EDIT'))
    .input(z.object({ params: promoId, body: z.strictObject({ isFeatured: z.boolean() }) }))
    .output(envelope(promo)),
  orderFeaturedPromos: call('POST', '/api/promos/featured/order', { ...edit, ...addition })
    .input(z.object({ body: reorder }))
    .output(wholeList(promoRow)),

  /** In the order of their rank, with their bytes; at most six of at most 2 MB each. */
  getPromoImages: call('GET', '/api/promos/images/{promoId}', { ...view, heavy: 'preview' })
    .input(byId)
    .output(wholeList(promoImage.extend({ base64Image: z.string() }))),
  /** One image as a blob. */
  previewPromoImage: call('GET', '/api/promos/images/{promoId}/{id}', {
    ...view,
    ...addition,
    heavy: 'preview',
  })
    .input(z.object({ params: promoId.extend({ id }) }))
    .output(z.file()),
  /** Takes the last rank. 422 rule_file_not_valid, rule_images_full, rule_not_editable. */
  uploadPromoImage: call('POST', '/api/promos/images/{promoId}', {
    ...write,
    ...addition,
    upload: 'promoImage',
    heavy: true,
  })
    .input(z.object({ params: promoId, body: z.strictObject({ file: z.file() }) }))
    .output(envelope(promoImage)),
  orderPromoImages: call('POST', '/api/promos/images/{promoId}/order', { ...write, ...addition })
    .input(z.object({ params: promoId, body: reorder }))
    .output(wholeList(promoImage)),
  /** The ranks close up behind it. */
  removePromoImage: call('POST', '/api/promos/images/{promoId}/{id}/remove', { ...write, ...addition })
    .input(z.object({ params: promoId.extend({ id }) }))
    .output(wholeList(promoImage)),

  getStoreCategories: call('GET', '/api/promos/store-category', { ...view, cacheSeconds: 3600 })
    .input(noInput)
    .output(wholeList(lookupRow)),
  /** With the Featured one, which is not for choosing. */
  getPromoCategories: call('GET', '/api/promos/codelist/categories', { ...view, cacheSeconds: 3600 })
    .input(noInput)
    .output(wholeList(lookupRow)),
  /** Every rank of a category (its code), with the live promo that holds it: neither rejected nor expired. */
  getPromoCategoryRanks: call('GET', '/api/promos/categories/rank', view)
    .input(z.object({ query: z.strictObject({ category: z.string().min(1).max(60) }) }))
    .output(wholeList(z.object({ rank: z.number().int(), promo: holder.nullable() }))),
  /** Active stores whose name has the text in it, those that begin with it first; twenty at most. */
  suggestMerchants: call('GET', '/api/promos/merchants/suggest', view)
    .input(z.object({ query: z.strictObject({ merchant_name: z.string().trim().min(1).max(120) }) }))
    .output(
      wholeList(z.object({ name: z.string(), merchantId: id, partnerId: id, partnerName: z.string() })),
    ),
  /** The areas where the partners have active stores, and how many. */
  getMerchantAreaCoverage: call('GET', '/api/merchants/area-coverage', view)
    .input(
      z.object({
        query: z.strictObject({
          partnerId: filter.ids(),
          type: areaType,
          isLoyaltyMerchant: filter.flag(),
          promoId: id.optional(),
        }),
      }),
    )
    .output(
      wholeList(
        z.object({
          id: z.string(),
          name: z.string(),
          within: z.string().nullable(),
          count: z.number().int(),
        }),
      ),
    ),
  /** Active stores by partner and area. */
  getMerchantLocations: call('GET', '/api/merchants/locations', view)
    .input(z.object({ query: listQuery(locationFilters, LOCATION_SORTS) }))
    .output(listOf(location)),
  /** The ids of all stores that match, 10,000 at most: what "all that match" chooses. */
  getMerchantLocationIds: call('GET', '/api/merchants/locations/ids', { ...view, ...addition })
    .input(z.object({ query: z.strictObject(locationFilters) }))
    .output(envelope(z.object({ ids: z.array(id), totalIsAtLeast: z.literal(true).optional() }))),
};
