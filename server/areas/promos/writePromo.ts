import type { PromoInput } from '#contract/shapes/promoShapes.ts';
import { writtenOf } from '../../db/columns/columnsOf.ts';
import { definitionOf, namesOf } from '../../db/columns/definitionOf.ts';
import { decimal, flag, text } from '../../db/columns/kinds.ts';
import { nested } from '../../db/columns/nested.ts';
import type { Tx } from '../../db/context.ts';
import { PROMO_CATEGORY, UNRANKED_CATEGORY } from '../../records/promo/promoCategory.ts';
import { writeLocations } from './locations/writeLocations.ts';
import { DTI_DETAILS, VALIDITY } from './promoColumns.ts';

/** What `writeParts` writes of a promo. */
type Parts = 'categories' | 'partnerIds';
interface Own extends Omit<PromoInput, Parts | 'coverage' | 'merchantLocations'> {
  coverage: Omit<PromoInput['coverage'], 'ids'>;
  merchantLocations: Omit<PromoInput['merchantLocations'], 'ids'>;
}

/** A promo, `p`, as its form sets it, without what hangs below it. */
export const PROMO = writtenOf<Own>('promo p')({
  name: text('p.name'),
  storeCategoryId: text('p.store_category'),
  storeName: text('p.store_name'),
  discountRate: decimal('p.discount_rate'),
  minAmountDiscount: decimal('p.min_amount_discount'),
  description: text('p.description'),
  termsAndConditions: text('p.terms'),
  isQr: flag('p.is_qr'),
  dtimeValidity: nested(VALIDITY.columns),
  dtiDetails: nested(DTI_DETAILS),
  coverage: nested({ choice: text('p.area_coverage') }),
  merchantLocations: nested({ mode: text('p.location_mode') }),
});

const CATEGORIES = `with wanted as (select * from jsonb_to_recordset($2) as x(${definitionOf(PROMO_CATEGORY)})),
  gone as (delete from promo_category c where promo_id = $1 and not exists (select from wanted w where w.category = c.category)),
  changed as (update promo_category c set rank = w.rank from wanted w
    where c.promo_id = $1 and c.category = w.category and c.rank is distinct from w.rank)
  insert into promo_category (promo_id, ${namesOf(PROMO_CATEGORY)}) select $1, ${namesOf(PROMO_CATEGORY, 'w.')} from wanted w
  where not exists (select from promo_category c where c.promo_id = $1 and c.category = w.category)`;
// Ranks are staff's to give: what an owner names again keeps the one it has.
const UNRANKED = `with wanted as (select * from jsonb_to_recordset($2) as x(${definitionOf(UNRANKED_CATEGORY)})),
  gone as (delete from promo_category c where promo_id = $1 and not exists (select from wanted w where w.category = c.category))
  insert into promo_category (promo_id, ${namesOf(UNRANKED_CATEGORY)})
  select $1, ${namesOf(UNRANKED_CATEGORY, 'w.')} from wanted w
  where not exists (select from promo_category c where c.promo_id = $1 and c.category = w.category)`;
const DROP_RANKS = 'delete from promo_category where promo_id = $1 and rank is not null';
const AREAS = `with wanted as (select distinct unnest($2::text[]) as area_id),
  gone as (delete from promo_area a where promo_id = $1 and not exists (select from wanted w where w.area_id = a.area_id))
  insert into promo_area (promo_id, area_id) select $1, area_id from wanted w
  where not exists (select from promo_area a where a.promo_id = $1 and a.area_id = w.area_id)`;
const PARTNERS = `insert into promo_partner (promo_id, partner_id, owner_partner_id)
  select $1, id, $3::bigint from (select distinct unnest($2::bigint[]) as id) w
  where not exists (select from promo_partner p where p.promo_id = $1 and p.partner_id = w.id)`;
// After the stores: those of a partner that is none any more are gone by then, and stand in the trail as such.
const FORMER = 'delete from promo_partner where promo_id = $1 and partner_id <> all ($2::bigint[])';

interface Author {
  /** Staff give ranks, and say which partners there are. */
  isStaff: boolean;
  /** The partner that made the promo. */
  ownerId: string | null;
  /** False when the ranks of an owner's promo are no longer its own. */
  keepsRanks: boolean;
}

const writeCategories = async (
  tx: Tx,
  promoId: string,
  input: PromoInput,
  { isStaff, keepsRanks }: Author,
): Promise<void> => {
  const values = [promoId, JSON.stringify(input.categories.map(PROMO_CATEGORY.write))];
  if (isStaff) {
    await tx.query({ name: 'promo-categories', text: CATEGORIES, values });
    return;
  }
  if (!keepsRanks) await tx.query({ name: 'promo-ranks-drop', text: DROP_RANKS, values: [promoId] });
  await tx.query({ name: 'promo-categories-own', text: UNRANKED, values });
};

/** Writes what hangs below a promo, set by set; what stays the same leaves no trace. 400 as `writeLocations`. */
export const writeParts = async (
  tx: Tx,
  promoId: string,
  input: PromoInput,
  author: Author,
): Promise<void> => {
  const partners = [promoId, input.partnerIds];
  // First: an owner sees its promo by it, and writes what hangs below.
  await tx.query({ name: 'promo-partners-write', text: PARTNERS, values: [...partners, author.ownerId] });
  await Promise.all([
    writeCategories(tx, promoId, input, author),
    tx.query({ name: 'promo-areas-write', text: AREAS, values: [promoId, input.coverage.ids] }),
    writeLocations(tx, promoId, input),
  ]);
  if (author.isStaff) await tx.query({ name: 'promo-partners-former', text: FORMER, values: partners });
};
