import type { DemoArea } from './area.ts';
import { readStores } from './read.ts';
import { type Columns, insertRows } from './rows.ts';
import { commodityOf } from './segments.ts';

const OF_STORE = { partner_id: 'bigint', merchant_id: 'bigint' } as const;
const SCHEDULE = {
  ...OF_STORE,
  days: 'text[]',
  opening_hour: 'time',
  closing_hour: 'time',
} as const satisfies Columns;
const SITE = { ...OF_STORE, website: 'text', is_enabled: 'boolean' } as const satisfies Columns;
const COMMODITY = { ...OF_STORE, code: 'text', type_code: 'text' } as const satisfies Columns;

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
/** A week's hours as stores keep them. */
const WEEKS: readonly (readonly [days: string[], from: string, to: string][])[] = [
  [[[...WEEK, 'Saturday', 'Sunday'], '10:00', '21:00']],
  [
    [[...WEEK, 'Saturday'], '09:00', '19:00'],
    [['Sunday'], '10:00', '18:00'],
  ],
  [[[...WEEK, 'Saturday'], '08:30', '18:00']],
  [
    [WEEK, '09:00', '20:00'],
    [['Saturday', 'Sunday'], '10:00', '21:00'],
  ],
];

/** When stores are open; without hours are only those that sell on the web. */
export const schedules: DemoArea = {
  seeded: 'from merchant_schedule',
  seed: async ({ client, names }) => {
    const rows = (await readStores(client)).flatMap(({ id, partnerId }) =>
      names.random.pick(WEEKS).map(([days, from, to]) => ({
        partner_id: partnerId,
        merchant_id: id,
        days,
        opening_hour: from,
        closing_hour: to,
      })),
    );
    await insertRows(client, 'merchant_schedule', SCHEDULE, rows);
  },
};

const slug = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Web shops, below example.com, of one store in six. */
export const sites: DemoArea = {
  seeded: 'from ecommerce_site',
  seed: async ({ client, names }) => {
    const rows = (await readStores(client)).flatMap(({ id, partnerId, name, n }) => {
      if (n > 1 && !names.random.chance(1 / 6)) return [];
      const website = `https://${slug(name)}.example.com`;
      const site = { partner_id: partnerId, merchant_id: id, website, is_enabled: names.random.chance(0.9) };
      return names.random.chance(0.3) ? [site, { ...site, website: `${website}/outlet` }] : [site];
    });
    await insertRows(client, 'ecommerce_site', SITE, rows);
  },
};

const TYPES = `select code, parent_code as parent from lookup_value where list = 'commodities' and parent_code <> '' order by position`;

/** What stores sell: the commodity of their segment with most of its types, one in four another one too. */
export const commodities: DemoArea = {
  seeded: 'from merchant_commodity',
  seed: async ({ client, names }) => {
    const { random } = names;
    const { rows: types } = await client.query<{ code: string; parent: string }>(TYPES);
    const byParent = Map.groupBy(types, ({ parent }) => parent);
    const rows = (await readStores(client)).flatMap(({ id, partnerId, segment }) => {
      const main = commodityOf(segment);
      const codes = new Set(random.chance(0.25) ? [main, random.pick([...byParent.keys()])] : [main]);
      return [...codes].flatMap((code) => {
        const sold = (byParent.get(code) ?? []).filter(() => random.chance(0.7)).map((type) => type.code);
        return [null, ...sold].map((type_code) => ({
          partner_id: partnerId,
          merchant_id: id,
          code,
          type_code,
        }));
      });
    });
    await insertRows(client, 'merchant_commodity', COMMODITY, rows);
  },
};
