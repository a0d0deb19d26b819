import type { PromoRow } from '#contract/shapes/promoShapes.ts';
import { manilaDate } from '#domain/day.ts';
import type { Selected } from '../../db/columns/columnsOf.ts';
import { knownIds } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { askerOf } from '../../records/asker.ts';
import { promoRow, ROW_FROM } from './promoColumns.ts';

const SHOWN_AT_MOST = 20;

const WHERE = `lower(p.store_name) = lower($1) and p.valid_from <= $3::date and p.valid_to >= greatest($2::date, $6::date)
  and p.status <> 'REJECTED' and p.id is distinct from $5::bigint
  and exists (select from promo_category pc where pc.promo_id = p.id and pc.category = any ($4::text[]))`;

/** Promos of the same store, days and category that are live: what a person who writes a promo should know. */
export const findPromoOverlaps = os.promos.findPromoOverlaps.handler(async ({ input, context }) => {
  const { promoId, storeName, dtimeValidity, categories } = input.body;
  const asker = askerOf(context);
  const [self] = knownIds(promoId ? [promoId] : []);
  const { from, to } = dtimeValidity;
  const { select, present } = promoRow(asker);
  const rows = await context.tx.query<Selected<PromoRow> & { total: number }>({
    text: `select ${select}, count(*) over ()::int as total from ${ROW_FROM} where ${WHERE}
      order by p.valid_to desc, p.id limit ${SHOWN_AT_MOST}`,
    values: [storeName, from, to, categories, self ?? null, manilaDate(asker.now)],
  });
  return { data: { list: rows.map(present), total: rows[0]?.total ?? 0 } };
});
