import { manilaDate } from '#domain/day.ts';
import { notFound } from '../../http/errors/fail.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { answerList } from '../../lists/readList.ts';
import { choosePartners, chooseStores } from '../../lookups/chooseRecords.ts';
import { FROM, ITEM, WHOLE_ADVICE } from './adviceColumns.ts';
import { adviceSource, withAdviceDays } from './adviceSource.ts';
import { getDeliveryCounts } from './getDeliveryCounts.ts';

const READ = `select ${WHOLE_ADVICE.select} from ${FROM} where a.id = $1`;
const ITEMS = `select ${ITEM.select} from delivery_item i where i.advice_id = $1 order by i.position`;

const listDeliveryAdvices = os.deliveryAdvices.listDeliveryAdvices.handler(async ({ input, context }) => ({
  data: await answerList(
    context.tx,
    adviceSource,
    withAdviceDays(input.query, manilaDate(context.deps.now())),
  ),
}));
const listDeliveryPartners = os.deliveryAdvices.listDeliveryPartners.handler(async ({ input, context }) => ({
  data: { list: await choosePartners(context.tx, input.query) },
}));
const listDeliveryStores = os.deliveryAdvices.listDeliveryStores.handler(async ({ input, context }) => ({
  data: { list: await chooseStores(context.tx, input.query) },
}));
/** One advice with what is delivered. 404. */
const getDeliveryAdvice = os.deliveryAdvices.getDeliveryAdvice.handler(async ({ input, context }) => {
  const values = [toId(input.params.id)];
  const [[advice], items] = await Promise.all([
    WHOLE_ADVICE.read(context.tx, { name: 'read-advice', text: READ, values }),
    ITEM.read(context.tx, { name: 'items-of-advice', text: ITEMS, values }),
  ]);
  if (!advice) throw notFound();
  return { data: { ...advice, items } };
});

export const deliveryAdvicesRouter = {
  listDeliveryAdvices,
  getDeliveryCounts,
  listDeliveryPartners,
  listDeliveryStores,
  getDeliveryAdvice,
};
