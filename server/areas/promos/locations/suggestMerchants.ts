import { TRADES_BESIDE } from '../../../db/trading.ts';
import { os } from '../../../http/os.ts';
import { nameContains } from '../../../lists/filters.ts';

const begins = nameContains('m.search_name', '$1', { from: '' });
const SUGGEST = `select m.name, m.id as "merchantId", m.partner_id as "partnerId", p.name as "partnerName"
  from merchant m join partner p on p.id = m.partner_id
  where ${TRADES_BESIDE} and m.is_loyalty_merchant and ${nameContains('m.search_name', '$1')}
  order by not (${begins}), m.name, m.id limit 20`;

interface Row {
  [column: string]: unknown;
  name: string;
  merchantId: string;
  partnerId: string;
  partnerName: string;
}

/** Stores that trade, by a part of their name, for a field that completes what is typed. */
export const suggestMerchants = os.promos.suggestMerchants.handler(async ({ input, context }) => ({
  data: { list: await context.tx.query<Row>({ text: SUGGEST, values: [input.query.merchant_name] }) },
}));
