import type { TransactionChoice } from '#contract/finance/transactions.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { id, text } from '../../db/columns/kinds.ts';
import { os } from '../../http/os.ts';
import { byId } from '../../lists/filters.ts';
import { chooseByName } from './chooseByName.ts';

const FROM = 'partner p';
const PARTNER = columnsOf<TransactionChoice>(FROM)({
  id: id('p.id'),
  name: text('p.name'),
  code: text('p.hsis_code'),
  within: text('null::text'),
});
const ROW = {
  ...{ select: PARTNER.select, from: FROM, id: 'p.id' },
  ...{ name: 'p.name', search: 'p.search_name', code: 'p.hsis_code' },
};

/** Partners whose payments one may see: at most twenty by name. */
export const listTransactionPartners = os.transactions.listTransactionPartners.handler(
  async ({ input, context }) => {
    const { q, id: ids } = input.query;
    const statement = chooseByName(ROW, q, (bind) => (ids === undefined ? [] : [byId('p.id')(ids, bind)]));
    return { data: { list: await PARTNER.read(context.tx, statement) } };
  },
);
