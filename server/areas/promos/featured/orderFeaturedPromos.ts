import { os } from '../../../http/os.ts';
import { askerOf } from '../../../records/asker.ts';
import { lockFeatured, readFeatured } from './readFeatured.ts';
import { refuseOrder } from './refuseOrder.ts';

const ORDER = `update promo p set featured_position = x.at from unnest($1::bigint[]) with ordinality as x(id, at)
  where p.id = x.id and p.featured_position <> x.at`;

/** Sets the order of the featured promos; they are not edited by it. 409 with the present list, 400 on `ids`. */
export const orderFeaturedPromos = os.promos.orderFeaturedPromos.handler(async ({ input, context }) => {
  const { tx } = context;
  const asker = askerOf(context);
  await lockFeatured(tx);
  const list = await readFeatured(tx, asker);
  const present = list.map(({ promoId }) => promoId);
  refuseOrder(input.body, present, list);
  await tx.query({ name: 'order-featured', text: ORDER, values: [input.body.ids] });
  return { data: { list: await readFeatured(tx, asker) } };
});
