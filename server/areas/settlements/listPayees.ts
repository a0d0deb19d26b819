import type { Payee } from '#contract/finance/settlements.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { centavos, day, id, text } from '../../db/columns/kinds.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';

const MOST = 200;
const PAYEE = columnsOf<Payee>('payout o')({
  payoutId: id('o.id'),
  merchantId: id('o.merchant_id'),
  payeeName: text('o.payee_name'),
  lastDay: day('o.day'),
  owed: centavos('o.carry_out'),
});
// The last payout of each, found by an index: however many there were.
const READ = `select ${PAYEE.select} from (
    select null::bigint as id where $2::bigint is null or exists (select from merchant m where m.id = $2 and m.partner_id = $1)
    union all select m.id from merchant m where m.partner_id = $1 and ($2::bigint is null or m.id = $2)
  ) x cross join lateral (
    select o.id, o.merchant_id, o.payee_name, o.day, o.carry_out from payout o where o.partner_id = $1 and coalesce(o.merchant_id, 0) = coalesce(x.id, 0) order by o.id desc limit 1
  ) o
  order by case when $2::bigint is null then o.merchant_id is not null else o.merchant_id is null end, o.payee_name, o.id limit ${MOST}`;

/** Who is paid of a partner: itself first, then its stores with an account of their own. Of a store: itself first, then its partner. */
export const listPayees = os.settlements.listPayees.handler(async ({ input, context }) => {
  const { partnerId, merchantId } = input.query;
  const values = [toId(partnerId), merchantId === undefined ? null : toId(merchantId)];
  return { data: { list: await PAYEE.read(context.tx, { name: 'payees-of', text: READ, values }) } };
});
