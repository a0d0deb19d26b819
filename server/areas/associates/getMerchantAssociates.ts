import { notFound } from '../../http/errors/fail.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { ASSOCIATE_ROW, FROM, NAME } from './associateColumns.ts';

const READ = `select ${ASSOCIATE_ROW.select} from ${FROM}
  where a.id in (select associate_id from associate_merchant where merchant_id = $1) and a.kind = $2
  order by ${NAME}, a.id`;

/** All retailer associates or sales representatives of a store; 404 for a store that is not the caller's. */
export const getMerchantAssociates = os.associates.getMerchantAssociates.handler(
  async ({ input, context }) => {
    const { tx } = context;
    const merchantId = toId(input.params.id);
    const kind = input.params.type === 'sales-representatives' ? 'SALES' : 'RETAILER';
    const [stores, associates] = await Promise.all([
      tx.query({
        name: 'merchant-seen',
        text: 'select id from merchant where id = $1',
        values: [merchantId],
      }),
      ASSOCIATE_ROW.read(tx, { name: 'associates-of-merchant', text: READ, values: [merchantId, kind] }),
    ]);
    if (!stores.length) throw notFound();
    return { data: { associates } };
  },
);
