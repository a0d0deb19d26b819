import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownPromoKind } from '#server/importKinds/promo/promoKind.ts';
import { startJobs } from '#server/registries/jobs.ts';
import { promoBench } from '#tests/api/promos/promoBench.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { importBench } from '#tests/support/imports/importBench.ts';
import {
  fingerprint,
  importKindBench,
  inShort,
  type SheetValues,
} from '#tests/support/imports/importKindBench.ts';

const TABLES = ['promo', 'promo_category', 'promo_partner', 'promo_area', 'promo_location'];
let app: TestApp;
let bench: ReturnType<typeof importKindBench>;
let promos: ReturnType<typeof promoBench>;
let codes: Record<string, string>;
beforeAll(async () => {
  app = await startTestApp();
  bench = importKindBench(app, ownPromoKind);
  promos = promoBench(app);
  const { rows } = await app.admin.query(
    'select id::text, hsis_code as code from partner where id in (1, 2)',
  );
  codes = Object.fromEntries(rows.map(({ id, code }) => [id, code]));
});
afterAll(() => app.stop());

let made = 0;
const row = (more: SheetValues = {}): SheetValues => ({
  name: `Sulit Linggo ${++made}`,
  categories: 'best deals\nCASHBACK',
  storeCategory: 'Mobile and Gadgets',
  discountRate: '12.5',
  validFrom: '2027-06-01',
  validTo: '2027-07-31',
  partnerCodes: codes['1'] ?? null,
  storeName: `Sariling Tindahan ${made}`,
  ...more,
});
const told = async (rows: SheetValues[], as = 'partner.admin') =>
  (await bench.stage(rows, as)).verdicts.map(inShort);
const written = async (importId: string) =>
  (
    await app.admin.query(
      `select p.code::text, p.status, p.owner_partner_id::text as owner, p.created_by as by, p.location_count as stores,
         (select count(*)::int from promo_location l join merchant m on m.id = l.merchant_id and m.partner_id = 1 where l.promo_id = p.id) as own,
         (select jsonb_agg(category || ' ' || coalesce(rank::text, 'N/A') order by category) from promo_category where promo_id = p.id) as categories
       from promo p where p.import_id = $1 order by p.id`,
      [importId],
    )
  ).rows;

describe('a sheet of a partner’s own promos', () => {
  it('makes them submitted, of its stores, with codes of the system; and takes them away again', async () => {
    const before = await fingerprint(app, TABLES);
    const { importId, verdicts } = await bench.stage([row(), row()], 'partner.admin');
    expect(verdicts.map(inShort)).toEqual([[], []]);
    await bench.write(importId, 'partner.admin');
    expect(await bench.states(importId)).toEqual(['created', 'created']);
    const rows = await written(importId);
    const stores = (await promos.openStores('1')).length;
    expect(rows).toHaveLength(2);
    for (const one of rows)
      expect(one).toEqual({
        code: expect.stringMatching(/^PRO\d{5,}$/),
        status: 'SUBMITTED',
        owner: '1',
        by: 'partner.admin',
        stores,
        own: stores,
        categories: ['BEST_DEALS N/A', 'CASHBACK N/A'],
      });
    const { rows: keys } = await app.admin.query(
      'select key from import_verdict where import_id = $1 order by row_no',
      [importId],
    );
    expect(keys.map(({ key }) => key)).toEqual(rows.map(({ code }) => code.toLowerCase()));
    await bench.reverse(importId, 'partner.admin');
    expect(await bench.states(importId)).toEqual(['reversed', 'reversed']);
    expect(await fingerprint(app, TABLES)).toEqual(before);
  });

  it('keeps what staff have taken up since', async () => {
    const { importId } = await bench.stage([row()], 'partner.admin');
    await bench.write(importId, 'partner.admin');
    const [one] = await written(importId);
    await promos.move(one.code, 'PENDING');
    await bench.reverse(importId, 'partner.admin');
    expect(await bench.states(importId)).toEqual(['created']);
  });

  it.each<[string, SheetValues, string[]]>([
    ['a code', { code: 'MINE-01' }, ['code given_by_system']],
    ['a rank', { categories: 'Best deals:3' }, ['categories given_by_provider']],
    ['the category of the featured', { categories: 'Featured' }, ['categories not_choice']],
  ])('refuses %s', async (_, more, problems) => {
    expect(await told([row(more)])).toEqual([problems]);
  });

  it('names its own partner alone; those of others read as none', async () => {
    const theirs = await told([row({ partnerCodes: codes['2'] ?? null })]);
    expect(theirs).toEqual([['partnerCodes unknown_code']]);
    expect(await told([row({ partnerCodes: 'P-NOWHERE' })])).toEqual(theirs);
    expect(await told([row({ partnerCodes: `${codes['1']}\n${codes['2']}` })])).toEqual(theirs);
  });

  it('tells of no promo or code of others: neither as taken nor as overlapping', async () => {
    const staffs = await promos.make({
      partnerIds: ['2'],
      code: 'HIDDEN-CODE',
      categories: [{ code: 'CASHBACK', rank: 17 }],
    });
    const days = {
      validFrom: '2026-11-25',
      validTo: '2026-12-24',
      categories: 'Cashback',
      storeName: staffs.storeName,
    };
    expect(await told([row(days)])).toEqual([[]]);
    const taken = await told([row({ ...days, code: 'HIDDEN-CODE' })]);
    expect(taken).toEqual(await told([row({ ...days, code: 'FREE-CODE-X' })]));
    const seen = await promos.make({ partnerIds: ['1'] });
    expect(await told([row({ ...days, storeName: seen.storeName })])).toEqual([['storeName overlaps']]);
  });

  it('is told of the same promo twice in its file', async () => {
    const one = row();
    expect(await told([one, { ...one, discountRate: '20' }])).toEqual([[], ['name twice_in_file']]);
  });

  it.each(['store.manager', 'frontliner'])('is not for %s, whatever they hold', async (as) => {
    await expect(told([row()], as)).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('through the API', () => {
  it('a partner’s people upload, check, write and see what came of it; others see nothing of it', async () => {
    const jobs = await startJobs(app.deps, app.migratorUrl);
    const files = importBench(app);
    const header =
      'Promo Name,Categories,Store Category,Discount Rate,Valid From,Valid To,HSIS Partner Codes,Store Name';
    const line = `Sulit sa API,Cashback,Mobile and gadgets,12.50,2027-06-01,2027-07-31,${codes['1']},Tindahan ng API`;
    const { status, body } = await files.upload('promo', 'own.csv', `${header}\n${line}\n`, 'partner.admin');
    expect(status, JSON.stringify(body)).toBe(200);
    const checked = await files.settled(body.data.id, 'partner.admin');
    expect([checked.status, checked.missing, checked.counts]).toMatchObject(['review', [], { total: 1 }]);
    const committed = await files.commit(checked, {}, 'partner.admin', 'promo');
    expect(committed.status, JSON.stringify(committed.body)).toBe(200);
    const done = await files.settled(body.data.id, 'partner.admin');
    expect(done.status).toBe('done');
    await jobs.stop();
    const at = `/api/batch-processing/imports/${body.data.id}/rows`;
    const { body: read } = await app.call('GET', at, { as: 'partner.admin', query: { only: 'all' } });
    const [{ link }] = read.data.list;
    const code = link.split('/').at(-1);
    expect(await promos.read(code, 'partner.admin')).toMatchObject({
      name: 'Sulit sa API',
      owner: { id: '1' },
    });
    expect((await app.call('GET', at, { as: 'other.partner', query: {} })).status).toBe(404);
  });

  it('a sheet of staff still needs its codes', async () => {
    const { status, body } = await app.call('GET', '/api/batch-processing/imports', {
      as: 'loyalty.editor',
      query: { kind: 'promo' },
    });
    const field = (fields: { key: string; required: boolean }[]) =>
      fields.find(({ key }) => key === 'code')?.required;
    expect([status, field(body.data.fields)]).toEqual([200, true]);
    const { body: outside } = await app.call('GET', '/api/batch-processing/imports', {
      as: 'partner.admin',
      query: { kind: 'promo' },
    });
    expect(field(outside.data.fields)).toBe(false);
  });
});
