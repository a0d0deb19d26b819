import { manilaDate } from '#domain/day.ts';
import { MAX_FEATURED, mayBeFeatured } from '#domain/promos/promoStatus.ts';
import { setTo } from '../../../db/columns/definitionOf.ts';
import { fail } from '../../../http/errors/fail.ts';
import { os } from '../../../http/os.ts';
import { askerOf } from '../../../records/asker.ts';
import { lockPromo, PROMO_FEATURED, UPDATED } from '../lockPromo.ts';
import { readPromo } from '../readPromo.ts';
import { lockFeatured } from './readFeatured.ts';

const LAST = `select count(*) filter (where valid_to >= $1::date)::int as n, coalesce(max(featured_position), 0) as last
  from promo where is_featured`;
const WRITE = `update promo set ${UPDATED}, ${setTo(PROMO_FEATURED, 4)} where id = $1`;

const NOT_FEATURABLE = {
  en: 'Only approved promos that have not expired are featured.',
  fil: 'Aprubado at hindi pa pasong promo lang ang itinatampok.',
};
const FULL = {
  en: `At most ${MAX_FEATURED} promos are featured: take one out first.`,
  fil: `Hanggang ${MAX_FEATURED} promo lang ang itinatampok: mag-alis muna ng isa.`,
};

/** Features a promo, as the last one, or takes it out; one that stands so already stays. 404, 422. */
export const setPromoFeatured = os.promos.setPromoFeatured.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  const { isFeatured } = input.body;
  await lockFeatured(tx);
  const promo = await lockPromo(context, input.params.promoId);
  const today = manilaDate(deps.now());
  if (isFeatured && !mayBeFeatured({ status: promo.status, dtimeValidity: { to: promo.validTo } }, today))
    throw fail('rule_not_featurable', NOT_FEATURABLE);
  if (promo.isFeatured !== isFeatured) {
    const [now] = await tx.query<{ n: number; last: number }>({
      name: 'last-featured',
      text: LAST,
      values: [today],
    });
    if (isFeatured && now && now.n >= MAX_FEATURED) throw fail('rule_featured_full', FULL);
    const featuredPosition = isFeatured ? (now?.last ?? 0) + 1 : null;
    const written = Object.values(PROMO_FEATURED.write({ isFeatured, featuredPosition }));
    const values = [promo.id, deps.now(), user.username, ...written];
    await tx.query({ name: 'feature-promo', text: WRITE, values });
  }
  return { data: await readPromo(tx, promo.id, askerOf(context)) };
});
