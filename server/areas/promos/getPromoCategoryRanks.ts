import { manilaDate } from '#domain/day.ts';
import { MAX_RANK } from '#domain/promos/promoRanks.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { id, int, text } from '../../db/columns/kinds.ts';
import { os } from '../../http/os.ts';

interface Held {
  rank: number;
  promoId: string;
  code: string;
  name: string;
}
const FROM = 'promo_category pc join promo p on p.id = pc.promo_id';
const HELD = columnsOf<Held>(FROM)({
  rank: int('pc.rank'),
  promoId: id('p.id'),
  code: text('p.code'),
  name: text('p.name'),
});
const READ = `select ${HELD.select} from ${FROM}
  where pc.category = $1 and pc.rank is not null and p.status <> 'REJECTED' and p.valid_to >= $2::date order by pc.rank`;

/** Every rank of a category, and the promo that has it now. */
export const getPromoCategoryRanks = os.promos.getPromoCategoryRanks.handler(async ({ input, context }) => {
  const values = [input.query.category, manilaDate(context.deps.now())];
  const rows = await HELD.read(context.tx, { name: 'promo-ranks', text: READ, values });
  const held = new Map(rows.map(({ rank, ...promo }) => [rank, promo]));
  const ranks = Array.from({ length: MAX_RANK }, (_, at) => at + 1);
  return { data: { list: ranks.map((rank) => ({ rank, promo: held.get(rank) ?? null })) } };
});
