import { buffer } from 'node:stream/consumers';
import { toId } from '../../../http/ids.ts';
import { os } from '../../../http/os.ts';
import { presentImage, readImages } from './readImages.ts';

/** The images of a promo with their bytes as base64, by rank; one whose bytes are gone is left out. 404. */
export const getPromoImages = os.promos.getPromoImages.handler(async ({ input, context }) => {
  const { tx, deps } = context;
  const rows = await readImages(tx, toId(input.params.promoId));
  const list = await Promise.all(
    rows.map(async (row) => {
      if (!(await deps.files.has(row.storageKey))) return [];
      const bytes = await buffer(await deps.files.read(row.storageKey));
      return [{ ...presentImage(row), base64Image: bytes.toString('base64') }];
    }),
  );
  return { data: { list: list.flat() } };
});
