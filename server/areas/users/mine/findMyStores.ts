import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { id, text } from '../../../db/columns/kinds.ts';
import { TRADES } from '../../../db/trading.ts';
import { os } from '../../../http/os.ts';
import { contains, nameContains } from '../../../lists/filters.ts';

const MOST = 20;
const FROM = 'own_partner_stores() m';
const STORE = columnsOf<{ merchantId: string; code: string | null; merchantName: string }>(FROM)({
  merchantId: id('m.id'),
  code: text('m.hsis_salesroom_code'),
  merchantName: text('m.name'),
});
const FIND = `select ${STORE.select} from ${FROM}
  where ${TRADES} and ($1::text is null or ${nameContains('m.search_name', '$1')} or m.hsis_salesroom_code ilike $2)
    and not exists (select from user_merchant s where s.user_id = $3 and s.merchant_id = m.id)
    and not exists (select from user_request r where r.user_id = $3 and r.merchant_id = m.id and r.status = 'SUBMITTED')
  order by m.name, m.id limit ${MOST}`;

/** Stores of the caller's partner that they may ask for, by part of name or code. */
export const findMyStores = os.myAccount.findMyStores.handler(async ({ input, context }) => {
  const { q = null } = input.query;
  const values = [q, q && contains(q), context.user.userId];
  return { data: { list: await STORE.read(context.tx, { name: 'stores-to-ask-for', text: FIND, values }) } };
});
