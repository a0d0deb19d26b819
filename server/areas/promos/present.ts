import type { PromoRow } from '#contract/shapes/promoShapes.ts';
import { manilaDate } from '#domain/dates.ts';
import { isExpired } from '#domain/promos/promoStatus.ts';
import type { Asker } from '../../records/claims.ts';

const CATEGORIES = `(select coalesce(jsonb_agg(jsonb_build_object('code', pc.category, 'name', coalesce(l.label, pc.category),
    'rank', pc.rank) order by pc.rank, l.position, pc.category), '[]')
  from promo_category pc left join lookup_value l on l.list = 'promo-category' and l.code = pc.category where pc.promo_id = p.id)`;
const PARTNERS = `(select coalesce(jsonb_agg(jsonb_build_object('id', r.id::text, 'name', r.name) order by r.name, r.id), '[]')
  from promo_partner pp join partner r on r.id = pp.partner_id where pp.promo_id = p.id)`;
const OWNER = `(select jsonb_build_object('id', o.id::text, 'name', o.name) from partner o where o.id = p.owner_partner_id)`;
/** Row security leaves external users their own stores. */
const OWN_LOCATIONS = '(select count(*)::int from promo_location x where x.promo_id = p.id)';

/** Columns of a promo in a list; `p` is the promo, `sc` its store category. */
export const rowColumns = ({ user }: Asker): string => `p.id as "promoId", p.code, p.name, p.status,
  p.is_featured as "isFeatured", p.is_qr as "isQr", ${CATEGORIES} as categories, p.store_category as "storeCategoryId",
  coalesce(sc.label, p.store_category) as "storeCategory", p.store_name as "storeName", ${OWNER} as owner, ${PARTNERS} as partners,
  p.discount_rate as "discountRate", p.min_amount_discount as "minAmountDiscount", p.valid_from as "validFrom",
  p.valid_to as "validTo", p.dti_series as "dtiSeries", p.dti_permit_num as "dtiPermitNum", p.area_coverage as "areaCoverage",
  ${user.type === 'INTERNAL' ? 'p.location_count' : OWN_LOCATIONS} as "locationCount", p.created_by as "createdBy",
  p.created_at as "dtimeCreated", p.updated_at as "dtimeUpdated", p.updated_by as "updatedBy"`;
export const ROW_FROM = `promo p left join lookup_value sc on sc.list = 'promo-store-category' and sc.code = p.store_category`;

type Made = 'isExpired' | 'dtimeValidity' | 'dtiDetails' | 'dtimeCreated' | 'dtimeUpdated';

export interface RowOfPromo extends Omit<PromoRow, Made> {
  [column: string]: unknown;
  validFrom: string;
  validTo: string;
  dtiSeries: string | null;
  dtiPermitNum: string | null;
  dtimeCreated: Date;
  dtimeUpdated: Date;
}

/** A promo as it stands in a list on the day of the asker. */
export const presentRow = (row: RowOfPromo, { now }: Asker): PromoRow => {
  const dtimeValidity = { from: row.validFrom, to: row.validTo };
  return {
    promoId: row.promoId,
    code: row.code,
    name: row.name,
    status: row.status,
    isExpired: isExpired({ dtimeValidity }, manilaDate(now)),
    isFeatured: row.isFeatured,
    isQr: row.isQr,
    categories: row.categories,
    storeCategoryId: row.storeCategoryId,
    storeCategory: row.storeCategory,
    storeName: row.storeName,
    owner: row.owner,
    partners: row.partners,
    discountRate: row.discountRate,
    minAmountDiscount: row.minAmountDiscount,
    dtimeValidity,
    dtiDetails: { series: row.dtiSeries, permitNum: row.dtiPermitNum },
    areaCoverage: row.areaCoverage,
    locationCount: row.locationCount,
    createdBy: row.createdBy,
    dtimeCreated: row.dtimeCreated.toISOString(),
    dtimeUpdated: row.dtimeUpdated.toISOString(),
    updatedBy: row.updatedBy,
  };
};
