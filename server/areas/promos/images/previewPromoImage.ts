import { notFound } from '../../../http/errors/fail.ts';
import { sendStored } from '../../../http/files/sendStored.ts';
import { toId } from '../../../http/ids.ts';
import { os } from '../../../http/os.ts';
import { readImages } from './readImages.ts';

/** One image of a promo to look at. 404. */
export const previewPromoImage = os.promos.previewPromoImage.handler(async ({ input, context }) => {
  const rows = await readImages(context.tx, toId(input.params.promoId));
  const image = rows.find(({ id }) => id === input.params.id);
  if (!image) throw notFound();
  return sendStored(context, image, 'inline');
});
