import { COUNT_CAP } from '#contract/list.ts';
import { manilaDate } from '#domain/day.ts';
import { PROMO_TABS, type PromoTab } from '#domain/promos/promoStatus.ts';
import { os } from '../../http/os.ts';
import { inTab } from './inTab.ts';

const COUNTS = PROMO_TABS.map(
  (tab, at) => `select ${at} as at, '${tab}' as tab, (select count(*)::int from
    (select 1 from promo p where ${inTab[tab](() => '$1')} limit ${COUNT_CAP + 1}) c) as n`,
).join('\nunion all\n');

/** How many promos each tab of the list holds, for the user who asks. */
export const getPromoTabCounts = os.promos.getPromoTabCounts.handler(async ({ context }) => {
  const rows = await context.tx.query<{ tab: PromoTab; n: number }>({
    name: 'promo-tabs',
    text: `${COUNTS} order by at`,
    values: [manilaDate(context.deps.now())],
  });
  const list = rows.map(({ tab, n }) => ({ tab, count: Math.min(n, COUNT_CAP), isAtLeast: n > COUNT_CAP }));
  return { data: { list } };
});
