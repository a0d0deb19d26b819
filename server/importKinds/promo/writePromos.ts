import { manilaDate } from '#domain/day.ts';
import { FIRST_STATUS } from '#domain/promos/promoStatus.ts';
import { definitionOf, namesOf } from '../../db/columns/definitionOf.ts';
import type { ImportScope, Span } from '../../imports/importKind.ts';
import { PROMO_CATEGORY } from '../../records/promo/promoCategory.ts';
import { LOCK_RANKS } from '../../records/promo/refuseTakenRanks.ts';
import { IN_PROMO } from './inPromo.ts';
import { rankTaken } from './rankTaken.ts';
import { RESOLVED, SHEET_PROMO } from './sheetPromo.ts';

const NAMES = namesOf(SHEET_PROMO);

const CREATE = `with read as materialized (
    select distinct on (x.code) v.row_no, x.*
    from import_verdict v cross join lateral jsonb_to_record(v.resolved) as x(${definitionOf(RESOLVED)})
    where v.import_id = $1 and v.row_no between $2 and $3 and v.state = 'create' order by x.code, v.row_no
  ),
  ranked as materialized (
    select x.row_no, c.category, c.rank, row_number() over (partition by c.category, c.rank order by x.row_no) as place
    from read x cross join lateral jsonb_to_recordset(x.categories) as c(${definitionOf(PROMO_CATEGORY)})
  ),
  w as materialized (
    select * from read r where not exists (
      select from ranked c where c.row_no = r.row_no and c.rank is not null and (c.place > 1 or ${rankTaken('$6')}))
  ),
  chosen as materialized (
    select x.row_no, m.partner_id, m.id as merchant_id from w x join merchant m on ${IN_PROMO}
  ),
  counted as (select row_no, count(*)::int as n from chosen group by row_no),
  made as (
    insert into promo (${NAMES}, location_mode, location_count, status, import_id, created_at, created_by, updated_at, updated_by)
    select ${NAMES}, 'all', n, $7, $1, $4, $5, $4, $5 from w join counted using (row_no) order by row_no
    on conflict do nothing returning id, version, code
  ),
  placed as materialized (select made.id as promo_id, made.version, w.* from made join w using (code)),
  categories_made as (
    insert into promo_category (promo_id, ${namesOf(PROMO_CATEGORY)})
    select promo_id, ${namesOf(PROMO_CATEGORY, 'c.')} from placed join ranked c using (row_no)
  ),
  partners_made as (
    insert into promo_partner (promo_id, partner_id) select promo_id, unnest(partner_ids) from placed
  ),
  areas_made as (
    insert into promo_area (promo_id, area_id) select promo_id, unnest(area_ids) from placed
  ),
  locations_made as (
    insert into promo_location (promo_id, partner_id, merchant_id)
    select placed.promo_id, c.partner_id, c.merchant_id from placed join chosen c using (row_no)
  )
  update import_verdict v set state = 'created', target_id = placed.promo_id, target_version = placed.version
  from placed where v.import_id = $1 and v.row_no between $2 and $3 and v.row_no = placed.row_no`;

// An image that was added since is an edit too.
const DELETE = `with gone as (
    delete from promo p using import_verdict v
    where v.import_id = $1 and v.row_no between $2 and $3 and v.state = 'created' and p.id = v.target_id
      and p.version = v.target_version and p.import_id = $1 and not exists (select from promo_image i where i.promo_id = p.id)
    returning p.id
  )
  update import_verdict v set state = 'reversed' from gone
  where v.import_id = $1 and v.row_no between $2 and $3 and v.state = 'created' and v.target_id = gone.id`;

/** Writes promos with their categories, partners, areas and the stores that honour them. */
export const writePromos = async (
  { tx, user, now }: ImportScope,
  { importId, from, to }: Span,
): Promise<void> => {
  const values = [importId, from, to, now, user.username, manilaDate(now), FIRST_STATUS];
  await Promise.all([
    tx.query({ text: LOCK_RANKS }),
    tx.query({ name: 'import-promos', text: CREATE, values }),
  ]);
};

/** Takes promos away that nobody has touched since. */
export const reversePromos = async ({ tx }: ImportScope, { importId, from, to }: Span): Promise<void> => {
  await tx.query({ name: 'unimport-promos', text: DELETE, values: [importId, from, to] });
};
