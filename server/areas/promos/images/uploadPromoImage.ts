import { uploadOf } from '../../../files/uploadedFile.ts';
import { fail } from '../../../http/errors/fail.ts';
import { os } from '../../../http/os.ts';
import { insertFile } from '../../../records/documents/insertFile.ts';
import { lockPromoToWrite, mustBeEditablePromo, touchPromo } from '../lockPromo.ts';
import { MAX_IMAGES, presentImage, readImages } from './readImages.ts';

const INSERT = `insert into promo_image (promo_id, file_id, rank, created_at, created_by) values ($1, $2, $3, $4, $5)`;
const FULL = {
  en: `A promo has at most ${MAX_IMAGES} images: remove one first.`,
  fil: `Hanggang ${MAX_IMAGES} larawan lang ang promo: mag-alis muna ng isa.`,
};

/** Adds an image as the last one. 404; 413, 422 on `file`; 422 rule_images_full, rule_not_editable. */
export const uploadPromoImage = os.promos.uploadPromoImage.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  const promo = await lockPromoToWrite(context, input.params.promoId);
  mustBeEditablePromo(context.user, promo);
  const before = await readImages(tx, promo.id);
  if (before.length >= MAX_IMAGES) throw fail('rule_images_full', FULL, { fields: { file: FULL } });
  const fileId = await insertFile(context, uploadOf(input.body.file), { purpose: 'promo', owner: null });
  const values = [promo.id, fileId, before.length + 1, deps.now(), user.username];
  await tx.query({ name: 'insert-promo-image', text: INSERT, values });
  await touchPromo(context, promo.id);
  const made = (await readImages(tx, promo.id)).at(-1);
  if (!made) throw new Error('An image was not written');
  return { data: presentImage(made) };
});
