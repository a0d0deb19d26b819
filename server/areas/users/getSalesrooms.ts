import { MOST_SALESROOMS } from '#contract/lookups.ts';
import { salesroomLabel } from '#domain/lookupLabels.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { id, text } from '../../db/columns/kinds.ts';
import { TRADES } from '../../db/trading.ts';
import { knownIds } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { contains, nameContains } from '../../lists/filters.ts';

interface Salesroom {
  merchantId: string;
  partnerId: string;
  code: string;
  name: string;
}

const SALESROOM = columnsOf<Salesroom>('merchant m')({
  merchantId: id('m.id'),
  partnerId: id('m.partner_id'),
  code: text('m.hsis_salesroom_code'),
  name: text('m.name'),
});
// A store in application has no code yet.
const READ = `select ${SALESROOM.select} from merchant m
  where m.hsis_salesroom_code is not null and ${TRADES} and ($1::bigint is null or m.partner_id = $1)
    and ($2::text is null or ${nameContains('m.search_name', '$2')} or m.hsis_salesroom_code ilike $3)
  order by m.name, m.hsis_salesroom_code limit ${MOST_SALESROOMS}`;

/** The trading stores that somebody may be assigned to, as far as the caller sees them. */
export const getSalesrooms = os.users.getSalesrooms.handler(async ({ input, context }) => {
  const { q = null, partnerId } = input.query;
  const [of = null] = partnerId === undefined ? [] : knownIds([partnerId]);
  if (partnerId !== undefined && of === null) return { data: { list: [] } };
  const values = [of, q, q && contains(q)];
  const rows = await SALESROOM.read(context.tx, { name: 'user-salesrooms', text: READ, values });
  return { data: { list: rows.map((row) => ({ ...row, label: salesroomLabel(row) })) } };
});
