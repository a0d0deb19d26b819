import { FIRST_STATUS } from '#domain/promos/promoStatus.ts';
import { definitionOf, namesOf } from '../../db/columns/definitionOf.ts';
import type { ImportScope, Span } from '../../imports/importKind.ts';
import { UNRANKED_CATEGORY } from '../../records/promo/promoCategory.ts';
import { IN_PROMO } from './inPromo.ts';
import { RESOLVED, SHEET_PROMO } from './sheetPromo.ts';

// A partner sees a promo once it names the partner: each statement is seen by the next, and by none before.
const ROWS = `from import_verdict v cross join lateral jsonb_to_record(v.resolved) as x(${definitionOf(RESOLVED)})
  where v.import_id = $1 and v.row_no between $2 and $3 and v.state = 'create'`;
const MARKED = `${ROWS} and v.target_id is not null`;
const STORES = `select v.target_id, m.partner_id, m.id as merchant_id ${MARKED.replace(' where', ` join merchant m on ${IN_PROMO} where`)}`;

const MARK = `update import_verdict u set target_id = nextval('promo_id_seq'),
    resolved = jsonb_set(u.resolved, '{code}', to_jsonb(next_promo_code()))
  from (select v.row_no ${ROWS} and exists (select from merchant m where ${IN_PROMO})) w
  where u.import_id = $1 and u.row_no = w.row_no`;
const PROMOS = `insert into promo (id, ${namesOf(SHEET_PROMO)}, location_mode, status, owner_partner_id, import_id, created_at, created_by,
    updated_at, updated_by)
  overriding system value
  select v.target_id, ${namesOf(SHEET_PROMO, 'x.')}, 'all', $4, $5, $1, $6, $7, $6, $7 ${MARKED} order by v.row_no`;
const PARTNERS = `insert into promo_partner (promo_id, partner_id, owner_partner_id) select v.target_id, $4, $4 ${MARKED}`;
const NAMED = `cross join lateral jsonb_to_recordset(x.categories) as c(${definitionOf(UNRANKED_CATEGORY)})`;
const CATEGORIES = `insert into promo_category (promo_id, ${namesOf(UNRANKED_CATEGORY)})
  select v.target_id, ${namesOf(UNRANKED_CATEGORY, 'c.')} ${MARKED.replace(' where', ` ${NAMED} where`)}`;
const AREAS = `insert into promo_area (promo_id, area_id) select v.target_id, unnest(x.area_ids) ${MARKED}`;
const LOCATIONS = `insert into promo_location (promo_id, partner_id, merchant_id) ${STORES}`;
const COUNT = `update promo p set location_count = l.n from (
    select promo_id, count(*)::int as n from promo_location where promo_id in (select v.target_id ${MARKED}) group by promo_id
  ) l where p.id = l.promo_id`;
// Its page goes by its code.
const DONE = `update import_verdict v set state = 'created', target_version = p.version, key = lower(p.code::text) from promo p
  where v.import_id = $1 and v.row_no between $2 and $3 and v.state = 'create' and p.id = v.target_id`;

/** Writes promos of the caller's partner with their categories, areas and the stores that honour them; each gets a code. */
export const writeOwnPromos = async (
  { tx, user, now }: ImportScope,
  { importId, from, to }: Span,
): Promise<void> => {
  const span = [importId, from, to];
  const run = (name: string, text: string, values: unknown[] = []) =>
    tx.query({ name: `import-own-promos-${name}`, text, values: [...span, ...values] });
  await Promise.all([
    run('mark', MARK),
    run('rows', PROMOS, [FIRST_STATUS, user.partnerId, now, user.username]),
    run('partners', PARTNERS, [user.partnerId]),
    run('categories', CATEGORIES),
    run('areas', AREAS),
    run('locations', LOCATIONS),
    run('count', COUNT),
    run('done', DONE),
  ]);
};
