import type { PromoImage } from '#contract/shapes/promoShapes.ts';
import type { Tx } from '../../../db/context.ts';
import { notFound } from '../../../http/errors/errors.ts';

/** The most images of a promo. */
export const MAX_IMAGES = 6;

const COLUMNS = `i.id, f.name, f.media_type as "mediaType", f.size::int as size, i.rank, f.storage_key as "storageKey"`;
const READ = `select ${COLUMNS} from promo_image i join file f on f.id = i.file_id where i.promo_id = $1 order by i.rank`;
const FIND = 'select id from promo where id = $1';

export type RowOfImage = PromoImage & { [column: string]: unknown; storageKey: string };

export const presentImage = ({ id, name, mediaType, size, rank }: RowOfImage): PromoImage => ({
  id,
  name,
  mediaType,
  size,
  rank,
});

/** The images of a promo by rank; 404 for an unknown promo and for another's alike. */
export const readImages = async (tx: Tx, promoId: string): Promise<RowOfImage[]> => {
  const values = [promoId];
  const [found, rows] = await Promise.all([
    tx.query({ name: 'find-promo', text: FIND, values }),
    tx.query<RowOfImage>({ name: 'promo-images', text: READ, values }),
  ]);
  if (!found.length) throw notFound();
  return rows;
};
