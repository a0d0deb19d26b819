import type { PastExemption } from '#contract/finance/settlements.ts';
import { centavosOf } from '#domain/money.ts';
import { WITHHELD } from '#domain/settlement/atc.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { centavos, id, int, text } from '../../db/columns/kinds.ts';
import { os } from '../../http/os.ts';
import { settingOn } from '../../settlement/settingOn.ts';

// What the statement below names `past` and `paid`, by the kinds of its columns.
const FROM = `partner p, (select 0::bigint as merchant_id, ''::text as merchant_name, 0 as stores, 0::bigint as base) past,
  (select ''::text as payee_name) paid`;
const PAST = columnsOf<PastExemption>(FROM)({
  partnerId: id('p.id'),
  partnerName: text('p.name'),
  payeeName: text('paid.payee_name'),
  storeCount: int('past.stores'),
  merchantId: id('past.merchant_id'),
  merchantName: text('past.merchant_name'),
  amount: centavos('past.base'),
});
// A payee is one by its TIN, wherever its stores belong. A store whose taxes change from some day on has been mended.
const READ = `with taken as (
    select l.merchant_id, coalesce(l.payee_tin, 'partner ' || l.partner_id) as payee, sum(l.base) as base
    from disbursement_line l where not l.is_ewt and l.product = any ($1) and l.day between $2 and $3 group by 1, 2
  ), above as (select payee, sum(base)::bigint as base from taken group by payee having sum(base) > $4),
  past as (
    select m.partner_id, above.payee, above.base, count(*)::integer as stores,
      (array_agg(m.id order by m.name, m.id))[1] as merchant_id, min(m.name) as merchant_name
    from above join taken t on t.payee = above.payee join merchant m on m.id = t.merchant_id
    where (select not s.is_ewt from store_tax s where s.merchant_id = m.id order by s.from_day desc limit 1)
    group by m.partner_id, above.payee, above.base
  ) select ${PAST.select} from (select * from past order by base desc, merchant_name, merchant_id limit 200) past
  join partner p on p.id = past.partner_id
  cross join lateral (select l.payee_name from disbursement_line l where l.merchant_id = past.merchant_id and l.day between $2 and $3
    and not l.is_ewt order by l.day desc, l.id desc limit 1) paid
  order by past.base desc, past.merchant_name, past.merchant_id`;
const LAST = 'select max(day)::text as day from settlement_run';

/** Payees from which no tax is withheld though they have received more in the year than the settings agree for that. */
export const listPastExemption = os.settlements.listPastExemption.handler(async ({ context: { tx } }) => {
  const [{ day } = { day: null }] = await tx.query<{ day: string | null }>({ text: LAST, values: [] });
  const setting = day ? await settingOn(tx, 'COMPUTATION', day) : null;
  const threshold = setting?.values.exemptionThreshold ?? null;
  if (!day || threshold === null) return { data: { threshold: null, fromDay: null, list: [] } };
  const fromDay = `${day.slice(0, 4)}-01-01`;
  const values = [WITHHELD, fromDay, day, centavosOf(threshold)];
  const list = await PAST.read(tx, { name: 'past-exemption', text: READ, values });
  return { data: { threshold, fromDay, list } };
});
