import type { Seeding } from '../area.ts';
import { insertFiles } from '../documents.ts';
import { type Columns, insertNumbered } from '../rows.ts';

const IMAGE = {
  promo_id: 'bigint',
  file_id: 'bigint',
  rank: 'smallint',
  created_at: 'timestamptz',
  created_by: 'text',
} as const satisfies Columns;

interface Shown {
  promoId: string;
  partnerId: string;
  name: string;
  owner: string;
}

const AUTHOR = 'loyalty.editor';
const DAY_MS = 86_400_000;

/** Two images for each of these promos: small banners, drawn like the other files of the demo. */
export const insertPromoImages = async ({ client, now }: Seeding, shown: readonly Shown[]): Promise<void> => {
  const createdAt = new Date(now.getTime() - DAY_MS);
  const wanted = shown.flatMap((promo) => [1, 2].map((rank) => ({ ...promo, rank })));
  const files = wanted.map(({ partnerId, promoId, name, owner, rank }) => ({
    partnerId,
    merchantId: null,
    code: 'PROMO_BANNER',
    purpose: 'promo' as const,
    label: `${name} ${promoId}-${rank}`,
    owner,
    createdAt,
    createdBy: AUTHOR,
  }));
  const ids = await insertFiles(client, files);
  const rows = wanted.map(({ promoId, rank }, at) => ({
    promo_id: promoId,
    file_id: ids[at],
    rank,
    created_at: createdAt,
    created_by: AUTHOR,
  }));
  await insertNumbered(client, 'promo_image', IMAGE, rows);
};
