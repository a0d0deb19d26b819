import { notFound } from '../../../http/errors/fail.ts';
import { os } from '../../../http/os.ts';
import { lockPromoToWrite, mustBeEditablePromo, touchPromo } from '../lockPromo.ts';
import { presentImage, readImages } from './readImages.ts';

const REMOVE = 'delete from promo_image where promo_id = $1 and id = $2';
const CLOSE_UP = 'update promo_image set rank = rank - 1 where promo_id = $1 and rank > $2';

/** Takes an image away from a promo; its bytes stay for the trail, and for clones that show it. 404, 422 rule_not_editable. */
export const removePromoImage = os.promos.removePromoImage.handler(async ({ input, context }) => {
  const { tx } = context;
  const promo = await lockPromoToWrite(context, input.params.promoId);
  mustBeEditablePromo(context.user, promo);
  const image = (await readImages(tx, promo.id)).find(({ id }) => id === input.params.id);
  if (!image) throw notFound();
  await tx.query({ name: 'remove-promo-image', text: REMOVE, values: [promo.id, image.id] });
  await tx.query({ name: 'close-up-images', text: CLOSE_UP, values: [promo.id, image.rank] });
  await touchPromo(context, promo.id);
  return { data: { list: (await readImages(tx, promo.id)).map(presentImage) } };
});
