import type { PastExemption } from '#contract/finance/settlements.ts';
import { centavosOf } from '#domain/money.ts';
import { WITHHELD } from '#domain/settlement/atc.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { centavos, id, text } from '../../db/columns/kinds.ts';
import { os } from '../../http/os.ts';
import { settingOn } from '../../settlement/settingOn.ts';

const PAST = columnsOf<PastExemption>('merchant m, partner p, disbursement_line l')({
  partnerId: id('m.partner_id'),
  partnerName: text('p.name'),
  merchantId: id('m.id'),
  merchantName: text('m.name'),
  payeeName: text('l.payee_name'),
  amount: centavos('l.base'),
});
// A payee is one by its TIN, wherever its stores belong.
const READ = `with taken as (
    select l.merchant_id, coalesce(l.payee_tin, 'partner ' || l.partner_id) as payee, max(l.payee_name) as payee_name, sum(l.base) as base
    from disbursement_line l where not l.is_ewt and l.product = any ($1) and l.day between $2 and $3 group by 1, 2
  ), past as (select payee, sum(base)::bigint as base from taken group by payee having sum(base) > $4)
  select ${PAST.select} from (
    select t.merchant_id, t.payee_name, past.base from past join taken t on t.payee = past.payee
  ) l join merchant m on m.id = l.merchant_id join partner p on p.id = m.partner_id
  where (select not s.is_ewt from store_tax s where s.merchant_id = m.id order by s.from_day desc limit 1)
  order by l.base desc, m.name, m.id limit 200`;
const LAST = 'select max(day)::text as day from settlement_run';

/** Stores from which no tax is withheld though their payees have received more in the year than the settings agree for that. */
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
