import type { PromoRow } from '#contract/shapes/promoShapes.ts';
import { manilaDate } from '#domain/day.ts';
import { isExpired } from '#domain/promos/promoStatus.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { day, decimal, flag, id, instant, int, json, text } from '../../db/columns/kinds.ts';
import { madeOf, nested } from '../../db/columns/nested.ts';
import type { Asker } from '../../records/asker.ts';

const CATEGORIES = `(select coalesce(jsonb_agg(jsonb_build_object('code', pc.category, 'name', coalesce(l.label, pc.category),
    'rank', pc.rank) order by pc.rank, l.position, pc.category), '[]')
  from promo_category pc left join lookup_value l on l.list = 'promo-category' and l.code = pc.category where pc.promo_id = p.id)`;
const PARTNERS = `(select coalesce(jsonb_agg(jsonb_build_object('id', r.id::text, 'name', r.name) order by r.name, r.id), '[]')
  from promo_partner pp join partner r on r.id = pp.partner_id where pp.promo_id = p.id)`;
const OWNER = `(select jsonb_build_object('id', o.id::text, 'name', o.name) from partner o where o.id = p.owner_partner_id)`;
/** Row security leaves external users their own stores. */
const OWN_LOCATIONS = '(select count(*)::int from promo_location x where x.promo_id = p.id)';

export const ROW_FROM = `promo p left join lookup_value sc on sc.list = 'promo-store-category' and sc.code = p.store_category`;
export const VALIDITY = columnsOf<PromoRow['dtimeValidity']>('promo p')({
  from: day('p.valid_from'),
  to: day('p.valid_to'),
});

export const DTI_DETAILS = { series: text('p.dti_series'), permitNum: text('p.dti_permit_num') };

/** A promo, `p`, as it stands in a list on the day of the asker; `sc` is its store category. */
export const promoRow = ({ user, now }: Asker) =>
  columnsOf<PromoRow>(ROW_FROM)({
    promoId: id('p.id'),
    code: text('p.code'),
    name: text('p.name'),
    status: text('p.status'),
    isExpired: madeOf(VALIDITY, (dtimeValidity) => isExpired({ dtimeValidity }, manilaDate(now))),
    isFeatured: flag('p.is_featured'),
    isQr: flag('p.is_qr'),
    categories: json(CATEGORIES),
    storeCategoryId: text('p.store_category'),
    storeCategory: text('coalesce(sc.label, p.store_category)'),
    storeName: text('p.store_name'),
    owner: json(OWNER),
    partners: json(PARTNERS),
    discountRate: decimal('p.discount_rate'),
    minAmountDiscount: decimal('p.min_amount_discount'),
    dtimeValidity: nested(VALIDITY.columns),
    dtiDetails: nested(DTI_DETAILS),
    areaCoverage: text('p.area_coverage'),
    locationCount: int(user.type === 'INTERNAL' ? 'p.location_count' : OWN_LOCATIONS),
    createdBy: text('p.created_by'),
    dtimeCreated: instant('p.created_at'),
    dtimeUpdated: instant('p.updated_at'),
    updatedBy: text('p.updated_by'),
  });
