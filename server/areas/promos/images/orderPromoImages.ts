import { os } from '../../../http/os.ts';
import { refuseOrder } from '../featured/refuseOrder.ts';
import { lockPromoToWrite, mustBeEditablePromo, touchPromo } from '../lockPromo.ts';
import { presentImage, readImages } from './readImages.ts';

const ORDER = `update promo_image i set rank = x.at from unnest($2::bigint[]) with ordinality as x(id, at)
  where i.promo_id = $1 and i.id = x.id and i.rank <> x.at`;

/** Ranks the images of a promo anew. 404, 409 with the present list, 400 on `ids`, 422 rule_not_editable. */
export const orderPromoImages = os.promos.orderPromoImages.handler(async ({ input, context }) => {
  const { tx } = context;
  const promo = await lockPromoToWrite(context, input.params.promoId);
  mustBeEditablePromo(context.user, promo);
  const before = (await readImages(tx, promo.id)).map(presentImage);
  const present = before.map(({ id }) => id);
  refuseOrder(input.body, present, before);
  await tx.query({ name: 'order-promo-images', text: ORDER, values: [promo.id, input.body.ids] });
  await touchPromo(context, promo.id);
  return { data: { list: (await readImages(tx, promo.id)).map(presentImage) } };
});
