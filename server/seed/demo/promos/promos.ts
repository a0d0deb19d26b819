import { manilaDate } from '#domain/day.ts';
import type { AreaCoverage } from '#domain/promos/promoCoverage.ts';
import type { DemoRandom } from '../../demoDataRandom.ts';
import type { DemoArea, Seeding } from '../area.ts';
import { type DemoPartner, type DemoStore, readPartners, readStores } from '../read.ts';
import { type Columns, insertNumbered, insertRows } from '../rows.ts';
import { insertPromoImages } from './promoImages.ts';
import { DEMO_PROMOS, type PromoPlan, planOf, rankGiver } from './promoPlans.ts';
import { PROMO_TERMS, PROMO_WORDS, STORE_CATEGORIES } from './promoWords.ts';

const PROMO = {
  code: 'text',
  name: 'text',
  store_category: 'text',
  store_name: 'text',
  discount_rate: 'numeric',
  min_amount_discount: 'numeric',
  description: 'text',
  terms: 'text',
  is_qr: 'boolean',
  valid_from: 'date',
  valid_to: 'date',
  dti_series: 'text',
  dti_permit_num: 'text',
  area_coverage: 'text',
  location_count: 'integer',
  status: 'text',
  is_featured: 'boolean',
  featured_position: 'integer',
  created_at: 'timestamptz',
  created_by: 'text',
  updated_at: 'timestamptz',
  updated_by: 'text',
  edited_at: 'timestamptz',
  edited_by: 'text',
} as const satisfies Columns;
const PARTNER = { promo_id: 'bigint', partner_id: 'bigint' } as const satisfies Columns;
const AREA = { promo_id: 'bigint', area_id: 'text' } as const satisfies Columns;
const CATEGORY = { promo_id: 'bigint', category: 'text', rank: 'smallint' } as const satisfies Columns;

// By the same rule as the form's: active stores of the partners in the areas.
const LOCATIONS = `insert into promo_location (promo_id, partner_id, merchant_id)
  select p.id, m.partner_id, m.id from promo p join promo_partner pp on pp.promo_id = p.id
    join merchant m on m.partner_id = pp.partner_id and m.status = 'A' and m.is_loyalty_merchant
  where p.area_coverage = 'NATIONWIDE' or exists (select from promo_area a where a.promo_id = p.id
    and a.area_id = case p.area_coverage when 'REGIONAL' then m.region_id else m.city_id end)`;

const DAY_MS = 86_400_000;

/** A partner whose stores are open, with one of them in each place of a draw. */
interface Home {
  partner: DemoPartner;
  stores: DemoStore[];
}

interface Drawn {
  plan: PromoPlan;
  homes: Home[];
  coverage: AreaCoverage;
  area: string | null;
  row: Record<keyof typeof PROMO, unknown>;
  category: string;
}

const homesOf = (partners: readonly DemoPartner[], stores: readonly DemoStore[]): Home[] =>
  partners
    .filter(({ status }) => status === 'A')
    .map((partner) => ({
      partner,
      stores: stores.filter(({ partnerId, status }) => partnerId === partner.id && status === 'A'),
    }))
    .filter((home) => home.stores.length > 0);

const coverageOf = (at: number, { stores }: Home, random: DemoRandom) => {
  const { regionId, cityId } = random.pick(stores);
  if (at % 5 === 2 && regionId) return { coverage: 'REGIONAL' as const, area: regionId };
  if (at % 7 === 3 && cityId) return { coverage: 'CITY' as const, area: cityId };
  return { coverage: 'NATIONWIDE' as const, area: null };
};

const countOf = (homes: readonly Home[], area: string | null): number =>
  homes
    .flatMap(({ stores }) => stores)
    .filter(({ regionId, cityId }) => area === null || area === regionId || area === cityId).length;

const draw = (at: number, homes: readonly Home[], { now, names }: Seeding, today: string): Drawn => {
  const { random } = names;
  const plan = planOf(at, today, random);
  // Each round of the partners begins one further, so that every partner has promos in every status.
  const turn = at + Math.floor(at / homes.length);
  const home = homes[turn % homes.length];
  const words = PROMO_WORDS[at % PROMO_WORDS.length];
  if (!home || !words) throw new Error('No partner of the demo has open stores');
  const second = homes[(turn + 1) % homes.length];
  const { coverage, area } = coverageOf(at, home, random);
  const honoured = at % 9 === 4 && second && second !== home && !area ? [home, second] : [home];
  const rate = (random.int(2, 20) * 2.5).toFixed(2);
  const createdAt = new Date(now.getTime() - random.int(3, 60) * DAY_MS - random.int(0, 8) * 3_600_000);
  const updatedAt = new Date(createdAt.getTime() + random.int(1, 40) * 3_600_000);
  const brand = home.partner.name.replace(/,? (?:Inc|Corp|Co)\.?$/, '');
  return {
    plan,
    homes: honoured,
    coverage,
    area,
    category: words.category,
    row: {
      code: `PRO${String(1001 + at)}`,
      name: `${words.name} ${plan.from.slice(0, 4)}`,
      store_category: random.pick(STORE_CATEGORIES),
      store_name: brand,
      discount_rate: rate,
      min_amount_discount: random.pick(['0.00', '500.00', '1000.00', '2500.00', '5000.00']),
      description: words.says(brand, String(Number(rate))),
      terms: PROMO_TERMS,
      is_qr: at % 4 === 0,
      valid_from: plan.from,
      valid_to: plan.to,
      dti_series: plan.hasDti ? plan.from.slice(0, 4) : null,
      dti_permit_num: plan.hasDti ? `FTEB-${String(180_000 + at * 37)}` : null,
      area_coverage: coverage,
      location_count: countOf(honoured, area),
      status: plan.status,
      is_featured: plan.isFeatured,
      featured_position: plan.isFeatured ? at + 1 : null,
      created_at: createdAt,
      created_by: plan.createdBy,
      updated_at: updatedAt,
      updated_by: plan.updatedBy,
      edited_at: null,
      edited_by: null,
    },
  };
};

const categoriesOf = (ids: readonly string[], drawn: readonly Drawn[], today: string) => {
  const rankFor = rankGiver();
  return drawn.flatMap(({ category, plan }, at) => {
    const isLive = plan.status !== 'REJECTED' && plan.to >= today;
    const more = at % 3 === 0 && category !== 'BEST_DEALS' ? ['BEST_DEALS'] : [];
    return [category, ...more].map((code) => ({
      promo_id: ids[at],
      category: code,
      rank: rankFor(code, isLive),
    }));
  });
};

/** Promos of active partners in every status, some over, some featured, some with images, with the stores that honour them. */
export const promos: DemoArea = {
  seeded: 'from promo',
  seed: async (seeding) => {
    const { client, now } = seeding;
    const today = manilaDate(now);
    const homes = homesOf(await readPartners(client), await readStores(client));
    const drawn = Array.from({ length: DEMO_PROMOS }, (_, at) => draw(at, homes, seeding, today));
    const ids = await insertNumbered(
      client,
      'promo',
      PROMO,
      drawn.map(({ row }) => row),
    );
    const partners = drawn.flatMap((one, at) =>
      one.homes.map(({ partner }) => ({ promo_id: ids[at], partner_id: partner.id })),
    );
    await insertRows(client, 'promo_partner', PARTNER, partners);
    const areas = drawn.flatMap(({ area }, at) => (area ? [{ promo_id: ids[at], area_id: area }] : []));
    await insertRows(client, 'promo_area', AREA, areas);
    await insertRows(client, 'promo_category', CATEGORY, categoriesOf(ids, drawn, today));
    await client.query(LOCATIONS);
    const shown = drawn.flatMap(({ plan, homes: [home], row }, at) =>
      plan.status === 'APPROVED' && at % 10 < 2 && home
        ? [
            {
              promoId: ids[at] ?? '',
              partnerId: home.partner.id,
              name: String(row.name),
              owner: home.partner.name,
            },
          ]
        : [],
    );
    await insertPromoImages(seeding, shown);
  },
};
