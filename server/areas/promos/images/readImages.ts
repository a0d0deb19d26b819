import type { PromoImage } from '#contract/shapes/promoShapes.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { id, int } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import { notFound } from '../../../http/errors/fail.ts';
import { STORED, type Stored } from '../../../http/files/sendStored.ts';

/** The most images of a promo. */
export const MAX_IMAGES = 6;

/** An image with where it is stored. */
export type StoredImage = PromoImage & Stored;

const IMAGE = columnsOf<StoredImage>('promo_image i, file f')({
  ...STORED.columns,
  id: id('i.id'),
  rank: int('i.rank'),
});
const READ = `select ${IMAGE.select} from promo_image i join file f on f.id = i.file_id where i.promo_id = $1 order by i.rank`;
const FIND = 'select id from promo where id = $1';

/** An image without where it is stored. */
export const presentImage = ({ storageKey: _, ...image }: StoredImage): PromoImage => image;

/** The images of a promo by rank; 404 for an unknown promo and for another's alike. */
export const readImages = async (tx: Tx, promoId: string): Promise<StoredImage[]> => {
  const values = [promoId];
  const [found, rows] = await Promise.all([
    tx.query({ name: 'find-promo', text: FIND, values }),
    IMAGE.read(tx, { name: 'promo-images', text: READ, values }),
  ]);
  if (!found.length) throw notFound();
  return rows;
};
