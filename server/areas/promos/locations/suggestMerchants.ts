import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { id, text } from '../../../db/columns/kinds.ts';
import { TRADES_BESIDE } from '../../../db/trading.ts';
import { os } from '../../../http/os.ts';
import { nameContains } from '../../../lists/filters.ts';

const begins = nameContains('m.search_name', '$1', { from: '' });
interface Row {
  name: string;
  merchantId: string;
  partnerId: string;
  partnerName: string;
}

const SUGGESTED = columnsOf<Row>('merchant m, partner p')({
  name: text('m.name'),
  merchantId: id('m.id'),
  partnerId: id('m.partner_id'),
  partnerName: text('p.name'),
});
const SUGGEST = `select ${SUGGESTED.select}
  from merchant m join partner p on p.id = m.partner_id
  where ${TRADES_BESIDE} and m.is_loyalty_merchant and ${nameContains('m.search_name', '$1')}
  order by not (${begins}), m.name, m.id limit 20`;

/** Stores that trade, by a part of their name, for a field that completes what is typed. */
export const suggestMerchants = os.promos.suggestMerchants.handler(async ({ input, context }) => ({
  data: { list: await SUGGESTED.read(context.tx, { text: SUGGEST, values: [input.query.merchant_name] }) },
}));
