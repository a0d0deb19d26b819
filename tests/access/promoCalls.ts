// Written by hand from the specification and its decisions (OP-25 to OP-28, OP-30), and reviewed; never generated from the contract.
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { FILES } from '../support/documents/uploads.ts';
import type { Admitted, Decided } from './decided.ts';
import type { Maker } from './sample.ts';

const VIEWERS = ['sales.admin', 'loyalty.editor', 'partner.admin', 'store.manager', 'frontliner'] as const;
/** A list answers everybody who may ask with what is theirs. */
const viewers: Admitted = { in: [...VIEWERS, 'other.partner'] };
/** The promo that is asked for is the first partner's, honoured in its first store. */
const record: Admitted = { in: VIEWERS, hidden: ['other.partner'] };
const EDITORS = ['sales.admin', 'loyalty.editor'] as const;
const staff: Admitted = { in: EDITORS };
/** A partner's people make promos of their own (OP-25a). The one that is asked for is the first partner's, and still Submitted. */
const written: Admitted = { in: [...EDITORS, 'partner.admin'], hidden: ['other.partner'] };

/** As accountCalls.ts. */
export const PROMO_CALLS: Readonly<Record<string, Admitted>> = {
  'promos.listPromos': viewers,
  'promos.getPromoTabCounts': viewers,
  'promos.getPromoByCode': record,
  // Each partner's people make their own.
  'promos.createPromo': { in: [...EDITORS, 'partner.admin', 'other.partner'] },
  'promos.editPromo': written,
  'promos.updatePromoStatus': staff,
  'promos.findPromoOverlaps': viewers,
  'promos.getPromoTimeline': staff,
  'promos.listFeaturedPromos': staff,
  'promos.setPromoFeatured': staff,
  'promos.orderFeaturedPromos': staff,
  'promos.getPromoImages': record,
  'promos.previewPromoImage': record,
  'promos.uploadPromoImage': written,
  'promos.orderPromoImages': written,
  'promos.removePromoImage': written,
  'promos.getStoreCategories': viewers,
  'promos.getPromoCategories': viewers,
  'promos.getPromoCategoryRanks': viewers,
  'promos.suggestMerchants': viewers,
  'promos.getMerchantAreaCoverage': viewers,
  'promos.getMerchantLocations': viewers,
  'promos.getMerchantLocationIds': viewers,
};

const views = [['PRO_VIEW']] as const;
const creates = [['PRO_CREATE']] as const;
const edits = [['PRO_EDIT']] as const;
const writes = [['PRO_EDIT', 'PRO_CREATE']] as const;
const moves = [
  ['PRO_EDIT', 'PRO_STATUS_SUBMITTED_EDIT', 'PRO_STATUS_REVIEW_EDIT', 'PRO_STATUS_APPROVED_EDIT'],
] as const;
const internal = { userType: 'INTERNAL' } as const;

/** As decidedCalls.ts. */
export const DECIDED_PROMOS: Readonly<Record<string, Decided>> = {
  'promos.listPromos': ['GET', '/api/promos', 'permission', views],
  'promos.getPromoTabCounts': ['GET', '/api/promos/tab-counts', 'permission', views],
  'promos.getPromoByCode': ['GET', '/api/promos/code/{promoCode}', 'permission', views],
  'promos.createPromo': ['POST', '/api/promos', 'permission', creates],
  'promos.editPromo': ['POST', '/api/promos/{promoId}', 'permission', writes],
  'promos.updatePromoStatus': ['POST', '/api/promos/{promoId}/update-status', 'permission', moves],
  'promos.findPromoOverlaps': ['POST', '/api/promos/overlaps', 'permission', views],
  'promos.getPromoTimeline': ['GET', '/api/promos/{promoId}/timeline', 'permission', views, internal],
  'promos.listFeaturedPromos': ['GET', '/api/promos/featured', 'permission', edits, internal],
  'promos.setPromoFeatured': ['POST', '/api/promos/featured/{promoId}', 'permission', edits],
  'promos.orderFeaturedPromos': ['POST', '/api/promos/featured/order', 'permission', edits, internal],
  'promos.getPromoImages': ['GET', '/api/promos/images/{promoId}', 'permission', views],
  'promos.previewPromoImage': ['GET', '/api/promos/images/{promoId}/{id}', 'permission', views],
  'promos.uploadPromoImage': ['POST', '/api/promos/images/{promoId}', 'permission', writes],
  'promos.orderPromoImages': ['POST', '/api/promos/images/{promoId}/order', 'permission', writes],
  'promos.removePromoImage': ['POST', '/api/promos/images/{promoId}/{id}/remove', 'permission', writes],
  'promos.getStoreCategories': ['GET', '/api/promos/store-category', 'permission', views],
  'promos.getPromoCategories': ['GET', '/api/promos/codelist/categories', 'permission', views],
  'promos.getPromoCategoryRanks': ['GET', '/api/promos/categories/rank', 'permission', views],
  'promos.suggestMerchants': ['GET', '/api/promos/merchants/suggest', 'permission', views],
  'promos.getMerchantAreaCoverage': ['GET', '/api/merchants/area-coverage', 'permission', views],
  'promos.getMerchantLocations': ['GET', '/api/merchants/locations', 'permission', views],
  'promos.getMerchantLocationIds': ['GET', '/api/merchants/locations/ids', 'permission', views],
};

const body = (partnerId: string) => ({
  name: 'Sample promo',
  categories: [{ code: 'CASHBACK' }],
  storeCategoryId: 'MOBILE',
  discountRate: '10',
  dtimeValidity: { from: '2099-01-01', to: '2099-02-01' },
  partnerIds: [partnerId],
  storeName: 'Sample store',
});

const SAMPLE = `select p.id, p.code::text as code, p.version, p.updated_at as "updatedAt", p.updated_by as "updatedBy"
  from promo p join promo_location l on l.promo_id = p.id where l.merchant_id = $1 order by p.id limit 1`;
const STAND = `update promo set owner_partner_id = case $2 when 'SUBMITTED' then 1 end, status = $2, is_featured = false, featured_position = null, created_by = 'somebody.else', edited_by = null,
  valid_to = '2099-12-31', dti_series = '2026', dti_permit_num = 'FTEB-1' where id = $1`;

interface Row {
  id: string;
  code: string;
  version: number;
  updatedAt: Date;
  updatedBy: string | null;
}

/** A promo of the first store, put into a status first. */
const promo =
  (status: string, sample: (row: Row, image: () => Promise<string>) => object | Promise<object>): Maker =>
  async ({ app, records }) => {
    const { rows } = await app.admin.query<Row>(SAMPLE, [records.merchantId]);
    const [row] = rows;
    if (!row) throw new Error('The first store has no promo');
    await app.admin.query(STAND, [row.id, status]);
    const image = async () => {
      const key = `samples/${randomUUID()}`;
      await app.deps.files.put(key, Readable.from([Buffer.from(FILES.png)]));
      await app.admin.query('delete from promo_image where promo_id = $1', [row.id]);
      const made = await app.admin.query<{ id: string }>(
        `with f as (insert into file (owner_id, purpose, name, media_type, size, sha256, storage_key)
           select id, 'promo', 'sample.png', 'image/png', 4, repeat('0', 64), $2 from user_account
           where username = 'loyalty.editor' returning id)
         insert into promo_image (promo_id, file_id, rank) select $1, id, 1 from f returning id`,
        [row.id, key],
      );
      return made.rows[0]?.id ?? '';
    };
    return sample(row, image);
  };

const form = (): FormData => {
  const made = new FormData();
  made.set('file', new File([FILES.png], 'sample.png'));
  return made;
};

/** As sampleRequests.ts. */
export const PROMO_SAMPLES: Readonly<Record<string, Maker>> = {
  'promos.getPromoByCode': promo('APPROVED', ({ code }) => ({ params: { promoCode: code } })),
  'promos.createPromo': ({ records, account }) => ({
    body: body(account === 'other.partner' ? '2' : records.partnerId),
  }),
  'promos.editPromo': async (asked) =>
    promo('SUBMITTED', ({ id, version }) => ({
      params: { promoId: id },
      headers: { 'If-Match': String(version) },
      body: body(asked.records.partnerId),
    }))(asked),
  'promos.updatePromoStatus': promo('PENDING', ({ id, updatedAt, updatedBy }) => ({
    params: { promoId: id },
    body: { status: 'APPROVED', lastDtimeUpdated: updatedAt.toISOString(), lastUpdatedBy: updatedBy },
  })),
  'promos.findPromoOverlaps': () => ({
    body: {
      storeName: 'Sample store',
      dtimeValidity: { from: '2099-01-01', to: '2099-02-01' },
      categories: ['CASHBACK'],
    },
  }),
  'promos.getPromoTimeline': promo('APPROVED', ({ id }) => ({ params: { promoId: id } })),
  'promos.setPromoFeatured': promo('APPROVED', ({ id }) => ({
    params: { promoId: id },
    body: { isFeatured: true },
  })),
  'promos.orderFeaturedPromos': async ({ app }) => {
    const { rows } = await app.admin.query<{ id: string }>(
      `select id from promo where is_featured and valid_to >= $1 order by featured_position, id`,
      ['2026-11-20'],
    );
    const ids = rows.map(({ id }) => id);
    return { body: { ids: [...ids].reverse(), seen: ids } };
  },
  'promos.getPromoImages': promo('APPROVED', ({ id }) => ({ params: { promoId: id } })),
  'promos.previewPromoImage': promo('APPROVED', async ({ id }, image) => ({
    params: { promoId: id, id: await image() },
  })),
  'promos.uploadPromoImage': promo('SUBMITTED', async ({ id }, image) => {
    await image();
    return { params: { promoId: id }, body: form() };
  }),
  'promos.orderPromoImages': promo('SUBMITTED', async ({ id }, image) => {
    const only = await image();
    return { params: { promoId: id }, body: { ids: [only], seen: [only] } };
  }),
  'promos.removePromoImage': promo('SUBMITTED', async ({ id }, image) => ({
    params: { promoId: id, id: await image() },
  })),
  'promos.getPromoCategoryRanks': () => ({ query: { category: 'CASHBACK' } }),
  'promos.suggestMerchants': () => ({ query: { merchant_name: 'a' } }),
  'promos.getMerchantAreaCoverage': () => ({ query: { type: 'city' } }),
};
