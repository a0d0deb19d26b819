import { manilaDate } from '#domain/day.ts';
import { MAX_RANK } from '#domain/promos/promoRanks.ts';
import { os } from '../../http/os.ts';

const HELD = `select pc.rank, p.id as "promoId", p.code::text as code, p.name
  from promo_category pc join promo p on p.id = pc.promo_id
  where pc.category = $1 and pc.rank is not null and p.status <> 'REJECTED' and p.valid_to >= $2::date order by pc.rank`;

interface Held {
  [column: string]: unknown;
  rank: number;
  promoId: string;
  code: string;
  name: string;
}

/** Every rank of a category, and the promo that has it now. */
export const getPromoCategoryRanks = os.promos.getPromoCategoryRanks.handler(async ({ input, context }) => {
  const rows = await context.tx.query<Held>({
    name: 'promo-ranks',
    text: HELD,
    values: [input.query.category, manilaDate(context.deps.now())],
  });
  const held = new Map(rows.map(({ rank, promoId, code, name }) => [rank, { promoId, code, name }]));
  const ranks = Array.from({ length: MAX_RANK }, (_, at) => at + 1);
  return { data: { list: ranks.map((rank) => ({ rank, promo: held.get(rank) ?? null })) } };
});
