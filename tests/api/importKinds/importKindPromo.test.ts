import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { promoKind } from '#server/importKinds/promo/promoKind.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import {
  fingerprint,
  importKindBench,
  inShort,
  type SheetValues,
} from '#tests/support/imports/importKindBench.ts';

const TABLES = ['promo', 'promo_category', 'promo_partner', 'promo_area', 'promo_location'];
let app: TestApp;
let bench: ReturnType<typeof importKindBench>;
let partners: { id: string; code: string; stores: number }[];
beforeAll(async () => {
  app = await startTestApp();
  bench = importKindBench(app, promoKind);
  const { rows } = await app.admin.query(
    `select p.id, p.hsis_code as code, count(*)::int as stores from partner p join merchant m on m.partner_id = p.id
     where m.status = 'A' and m.is_loyalty_merchant and p.hsis_code is not null group by p.id order by p.id limit 2`,
  );
  partners = rows;
});
afterAll(() => app.stop());

let made = 0;
const row = (more: SheetValues = {}): SheetValues => ({
  code: `gadget-days-${++made}`,
  name: 'Gadget Days',
  categories: 'best deals\nCASHBACK',
  storeCategory: 'Mobile and Gadgets',
  discountRate: '12.5',
  minAmountDiscount: '1500.00',
  description: 'Twelve and a half percent off.',
  isQr: 'true',
  validFrom: '2027-06-01',
  validTo: '2027-07-31',
  dtiSeries: '2027',
  dtiPermitNum: 'FTEB-123456',
  partnerCodes: partners.map(({ code }) => code).join('\n'),
  storeName: `Magsino Gadgets ${made}`,
  ...more,
});
const run = async (rows: SheetValues[]) => {
  const staged = await bench.stage(rows);
  await bench.write(staged.importId);
  return { ...staged, states: await bench.states(staged.importId) };
};
const promo = async (code: unknown) =>
  (
    await app.admin.query(
      `select p.code::text, p.status, p.discount_rate, p.min_amount_discount, p.is_qr, p.valid_from, p.area_coverage, p.location_count,
         p.created_by, (select jsonb_agg(category || ' ' || coalesce(rank::text, 'N/A') order by category) from promo_category where promo_id = p.id) as categories,
         (select count(*)::int from promo_partner where promo_id = p.id) as partners,
         (select count(*)::int from promo_area where promo_id = p.id) as areas,
         (select count(*)::int from promo_location where promo_id = p.id) as locations
       from promo p where code = $1`,
      [code],
    )
  ).rows[0];
const areasOf = async (column: string) =>
  (
    await app.admin.query(
      `select r.name, count(*)::int as n from merchant m join ${column} r on r.id = m.${column}_id
       where m.partner_id = $1 and m.status = 'A' and m.is_loyalty_merchant group by 1 order by 2 desc, 1 limit 1`,
      [partners[0]?.id],
    )
  ).rows[0];

describe('a sheet of promos', () => {
  it('makes submitted promos with all their stores', async () => {
    const wanted = row();
    const { verdicts, states } = await run([wanted]);
    expect(verdicts.map(inShort)).toEqual([[]]);
    expect(states).toEqual(['created']);
    const stores = partners.reduce((sum, { stores: n }) => sum + n, 0);
    expect(await promo(wanted.code)).toMatchObject({
      code: wanted.code?.toUpperCase(),
      status: 'SUBMITTED',
      discount_rate: '12.50',
      min_amount_discount: '1500.00',
      is_qr: true,
      valid_from: '2027-06-01',
      area_coverage: 'NATIONWIDE',
      created_by: 'sales.admin',
      categories: ['BEST_DEALS N/A', 'CASHBACK N/A'],
      partners: 2,
      areas: 0,
      location_count: stores,
      locations: stores,
    });
  });

  it('reaches only the areas that it names', async () => {
    const [region, city] = [await areasOf('region'), await areasOf('city')];
    const own = { partnerCodes: partners[0]?.code ?? '' };
    const rows = [
      row({ ...own, areaCoverage: 'REGIONAL', areas: region.name }),
      row({ ...own, areaCoverage: 'CITY', areas: city.name }),
    ];
    const { verdicts } = await run(rows);
    expect(verdicts.map(inShort)).toEqual([[], []]);
    expect(await promo(rows[0]?.code)).toMatchObject({
      areas: 1,
      locations: region.n,
      location_count: region.n,
    });
    expect(await promo(rows[1]?.code)).toMatchObject({ areas: 1, locations: city.n });
  });

  it('names all that is wrong with a row', async () => {
    const { verdicts } = await bench.stage([
      row({
        code: 'featured',
        name: 'G',
        categories: 'Best deal\nFeatured',
        storeCategory: 'Nothing',
        validTo: '2027-05-01',
      }),
      row({
        code: 'a',
        categories: 'Featured',
        dtiSeries: '1234',
        dtiPermitNum: '!',
        partnerCodes: 'P-NONE',
        validTo: '2020-01-01',
      }),
      row({ categories: 'Cashback:21', areaCoverage: 'CITY' }),
      row({ categories: 'Cashback\nCASHBACK:2', areaCoverage: 'CITY', areas: 'San Jose' }),
      row({ areaCoverage: 'REGIONAL', areas: 'CALABARZN' }),
      row({ areaCoverage: 'NATIONWIDE', areas: 'NCR' }),
      row({ areaCoverage: 'ZIP_CODE', areas: '0000' }),
    ]);
    expect(verdicts.map(inShort)).toEqual([
      [
        'code reserved',
        'name too_short',
        'categories not_choice → Best deals',
        'storeCategory not_choice',
        'validTo before_start',
      ],
      [
        'code not_code',
        'categories not_choice',
        'validTo in_past',
        'dtiSeries out_of_range',
        'dtiPermitNum not_code',
        'partnerCodes unknown_code',
      ],
      ['categories out_of_range', 'areas required'],
      ['categories named_twice', 'areas many_places'],
      ['areas not_place → Region IV-A (CALABARZON)'],
      ['areas nationwide_alone'],
      ['areas not_place'],
    ]);
  });

  it('finds codes that are there and areas without stores', async () => {
    const first = row();
    await run([first]);
    const { verdicts } = await bench.stage([
      { ...first, code: first.code?.toUpperCase() ?? null },
      row({ areaCoverage: 'PROVINCIAL', areas: 'Batanes' }),
    ]);
    expect(verdicts.map(inShort)).toEqual([['code exists'], ['partnerCodes no_stores']]);
  });

  it('gives a rank to one promo alone, in the data and in the file', async () => {
    const { rows } = await app.admin.query(
      `select r as rank from generate_series(1, 20) r where not exists (select from promo_category where category = 'REWARDS' and rank = r)`,
    );
    const [free, other] = rows.map(({ rank }) => `Smile rewards:${rank}`);
    const later = await bench.stage([row({ categories: free ?? '' })]);
    const { verdicts, states } = await run([
      row({ categories: free ?? '' }),
      row({ categories: free ?? '' }),
    ]);
    expect(verdicts.map(inShort)).toEqual([[], ['categories twice_in_file']]);
    expect(states).toEqual(['created', 'error']);
    expect((await bench.stage([row({ categories: free ?? '' })])).verdicts.map(inShort)).toEqual([
      ['categories taken'],
    ]);
    await bench.write(later.importId);
    expect(await bench.states(later.importId)).toEqual(['create']);
    expect((await run([row({ categories: other ?? '' })])).states).toEqual(['created']);
  });

  it('warns of a discount that runs over three months', async () => {
    const { verdicts, states } = await run([
      row({ validFrom: '2027-06-01', validTo: '2027-08-31' }),
      row({ validFrom: '2027-06-01', validTo: '2027-09-01' }),
    ]);
    expect(verdicts.map(inShort)).toEqual([[], ['validTo runs_long']]);
    expect(states).toEqual(['created', 'created']);
  });

  it('warns of a live promo of the same store, days and category', async () => {
    const there = row();
    await run([there]);
    const storeName = there.storeName?.toUpperCase() ?? '';
    const { verdicts, states } = await run([
      row({
        storeName,
        validFrom: '2027-07-31',
        validTo: '2027-08-31',
        categories: 'Cashback\nSmile rewards',
      }),
      row({ storeName, validFrom: '2027-08-01', validTo: '2027-08-31' }),
      row({ storeName, validFrom: '2027-05-01', validTo: '2027-05-31' }),
      row({ storeName, categories: 'Smile rewards' }),
      row(),
    ]);
    expect(verdicts.map(inShort)).toEqual([['storeName overlaps'], [], [], [], []]);
    expect(verdicts[0]?.problems[0]?.params).toEqual({ code: there.code?.toUpperCase() });
    expect(states).toEqual(Array(5).fill('created'));
  });

  it.each([
    ['was rejected', `status = 'REJECTED'`],
    ['is over', `valid_from = '2020-01-01', valid_to = '2020-12-31'`],
  ])('does not warn of one that %s', async (_, change) => {
    const there = row();
    await run([there]);
    await app.admin.query(`update promo set ${change} where code = $1`, [there.code]);
    const { verdicts } = await bench.stage([
      row({ storeName: there.storeName ?? '', validFrom: '2020-06-01', validTo: '2027-07-31' }),
    ]);
    expect(verdicts.map(inShort)).toEqual([['validTo runs_long']]);
  });

  it('is not for people of single stores', async () => {
    await expect(bench.stage([row()], 'store.manager')).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('writing and taking back', () => {
  it('leaves the tables as they were', async () => {
    const before = await fingerprint(app, TABLES);
    const { importId, states } = await run([
      row(),
      row({ areaCoverage: 'REGIONAL', areas: (await areasOf('region')).name }),
    ]);
    expect(states).toEqual(['created', 'created']);
    await bench.reverse(importId);
    expect(await bench.states(importId)).toEqual(['reversed', 'reversed']);
    expect(await fingerprint(app, TABLES)).toEqual(before);
  });

  it('keeps what was moved or edited since', async () => {
    const wanted = row();
    const { importId } = await run([wanted]);
    await app.admin.query('update promo set version = version + 1 where code = $1', [wanted.code]);
    await bench.reverse(importId);
    expect(await bench.states(importId)).toEqual(['created']);
  });

  it('leaves a code that somebody took meanwhile unmarked', async () => {
    const wanted = row();
    const { importId } = await bench.stage([wanted]);
    await run([wanted]);
    await bench.write(importId);
    expect(await bench.states(importId)).toEqual(['create']);
  });

  it('offers categories, kinds of store and partners', async () => {
    expect(await bench.choices('categories', 'cash')).toEqual([{ value: 'Cashback', label: 'Cashback' }]);
    expect(await bench.choices('partnerCodes', partners[0]?.code ?? '')).toHaveLength(1);
  });
});
