import type { TransactionChoice } from '#contract/finance/transactions.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { id, text } from '../../db/columns/kinds.ts';
import { os } from '../../http/os.ts';
import { byId } from '../../lists/filters.ts';
import { chooseByName } from './chooseByName.ts';

const FROM = 'merchant m join partner p on p.id = m.partner_id';
const STORE = columnsOf<TransactionChoice>(FROM)({
  id: id('m.id'),
  name: text('m.name'),
  code: text('m.hsis_salesroom_code'),
  within: text('p.name'),
});
const ROW = {
  ...{ select: STORE.select, from: FROM, id: 'm.id' },
  ...{ name: 'm.name', search: 'm.search_name', code: 'm.hsis_salesroom_code' },
};

/** Stores whose payments one may see: at most twenty by name, of one partner or of all. */
export const listTransactionStores = os.transactions.listTransactionStores.handler(
  async ({ input, context }) => {
    const { q, id: ids, partnerId } = input.query;
    const statement = chooseByName(ROW, q, (bind) => [
      ...(ids === undefined ? [] : [byId('m.id')(ids, bind)]),
      ...(partnerId === undefined ? [] : [byId('m.partner_id')(partnerId, bind)]),
    ]);
    return { data: { list: await STORE.read(context.tx, statement) } };
  },
);
