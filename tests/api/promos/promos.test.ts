import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportBench } from '#tests/api/lists/exportBench.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { promoBench } from './promoBench.ts';

let app: TestApp;
let bench: ReturnType<typeof promoBench>;
beforeAll(async () => {
  app = await startTestApp();
  bench = promoBench(app);
});
afterAll(() => app.stop());

describe('a new promo', () => {
  it('[promo.minAmountDefault] is submitted, with a code of its own and nothing to be spent', async () => {
    const promo = await bench.make({ dtiDetails: undefined });
    expect(promo).toMatchObject({
      status: 'SUBMITTED',
      name: 'Sulit Sabado',
      discountRate: '12.50',
      minAmountDiscount: '0.00',
      description: '',
      isQr: false,
      isFeatured: false,
      isExpired: false,
      areaCoverage: 'NATIONWIDE',
      coverage: { choice: 'NATIONWIDE', areas: [] },
      categories: [{ code: 'CASHBACK', name: 'Cashback', rank: null }],
      storeCategory: 'Mobile and gadgets',
      partners: [{ id: '1' }],
      dtiDetails: { series: null, permitNum: null },
      createdBy: 'loyalty.editor',
      updatedBy: 'loyalty.editor',
      editedBy: null,
      version: 1,
    });
    expect(promo.code).toMatch(/^PRO\d{5}$/);
    expect(await bench.read(promo.code.toLowerCase())).toEqual(promo);
  });

  it('[promo.descriptionCut] keeps 400 characters of its description', async () => {
    const { description } = await bench.make({ description: 'ñ'.repeat(401) });
    expect(description).toBe('ñ'.repeat(400));
  });

  it('keeps the code that it is given, in capitals, and takes nobody else’s', async () => {
    const { code } = await bench.make({ code: ' payday-11_26 ' });
    expect(code).toBe('PAYDAY-11_26');
    const { status, body } = await bench.create({ code: 'Payday-11_26' });
    expect([status, body.error, Object.keys(body.fields)]).toEqual([422, 'rule_code_taken', ['code']]);
  });

  it.each(['featured', 'CREATE', 'Featured', 'ab', 'a b c', '-abc', 'ÑANDU'])(
    'is never called %s',
    async (code) => {
      const { status, body } = await bench.create({ code });
      expect([status, Object.keys(body.fields)]).toEqual([400, ['code']]);
    },
  );

  it.each([
    [{ discountRate: '0' }, 'discountRate'],
    [{ discountRate: '100.01' }, 'discountRate'],
    [{ discountRate: '1.234' }, 'discountRate'],
    [{ minAmountDiscount: '-1' }, 'minAmountDiscount'],
    [{ name: 'x' }, 'name'],
    [{ categories: [] }, 'categories'],
    [{ categories: [{ code: 'CASHBACK' }, { code: 'CASHBACK' }] }, 'categories'],
    [{ categories: [{ code: 'NOT_THERE' }] }, 'categories.0.code'],
    [{ categories: [{ code: 'FEATURED' }] }, 'categories.0.code'],
    [{ categories: [{ code: 'CASHBACK', rank: 21 }] }, 'categories.0.rank'],
    [{ storeCategoryId: 'NOT_THERE' }, 'storeCategoryId'],
    [{ dtimeValidity: { from: '2026-12-02', to: '2026-12-01' } }, 'dtimeValidity.to'],
    [{ dtimeValidity: { from: '2026-11-01', to: '2026-11-19' } }, 'dtimeValidity.to'],
    [{ dtimeValidity: { from: '2026-02-30', to: '2026-12-01' } }, 'dtimeValidity.from'],
    [{ dtiDetails: { series: '26' } }, 'dtiDetails.series'],
    [{ dtiDetails: { permitNum: '?' } }, 'dtiDetails.permitNum'],
    [{ partnerIds: [] }, 'partnerIds'],
    [{ partnerIds: ['1', '999999'] }, 'partnerIds.1'],
    [{ partnerIds: ['abc'] }, 'partnerIds.0'],
    [{ coverage: { choice: 'CITY', ids: [] } }, 'coverage.ids'],
    [{ coverage: { choice: 'NATIONWIDE', ids: ['1300000000'] } }, 'coverage.ids'],
    [{ coverage: { choice: 'REGIONAL', ids: ['1300000000', '9999999999'] } }, 'coverage.ids.1'],
    [{ merchantLocations: { mode: 'only', ids: [] } }, 'merchantLocations.ids'],
    [{ merchantLocations: { mode: 'only', ids: ['999999'] } }, 'merchantLocations'],
    [{ cloneOf: '999999' }, 'cloneOf'],
    [{ isFeatured: true }, 'isFeatured'],
  ])('with %j is refused on %s', async (more, field) => {
    const { rows } = await app.admin.query('select count(*)::int as n from promo');
    const { status, body } = await bench.create(more);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    expect((await app.admin.query('select count(*)::int as n from promo')).rows).toEqual(rows);
  });

  it('is made once for one idempotency key', async () => {
    const headers = { 'Idempotency-Key': 'one-promo' };
    const first = await bench.create({}, { headers });
    const again = await bench.create({}, { headers });
    expect(again.body).toEqual(first.body);
    expect((await bench.create({ name: 'Another' }, { headers })).status).toBe(409);
  });

  it('comes from staff and from the head office of a partner', async () => {
    for (const as of ['store.manager', 'frontliner'])
      expect((await bench.create({}, { as })).status).toBe(403);
    const nobody = await app.call('POST', '/api/promos', { body: bench.body() });
    expect(nobody.status).toBe(401);
  });

  it('that clones another has its images too, one file for both', async () => {
    const original = await bench.make();
    await bench.upload(original.promoId, 'first.png');
    await bench.upload(original.promoId, 'second.png');
    const clone = await bench.make({ cloneOf: original.promoId });
    expect(clone).toMatchObject({ imageCount: 2, status: 'SUBMITTED', isFeatured: false });
    const names = async (id: string) =>
      (await app.call('GET', `/api/promos/images/${id}`, { as: 'loyalty.editor' })).body.data.list.map(
        (image: { name: string }) => image.name,
      );
    expect(await names(clone.promoId)).toEqual(['first.png', 'second.png']);
  });
});

describe('the list of promos', () => {
  it('[promo.filterOperators] finds by part of code and store name, by first and last day', async () => {
    const { code } = await bench.make({
      code: 'FILTER-ONE',
      storeName: 'Tindahan ng Bayan',
      dtimeValidity: { from: '2031-03-05', to: '2031-03-20' },
    });
    expect(await bench.codes({ 'code[like]': 'lter-o' })).toEqual([code]);
    expect(await bench.codes({ 'storeName[like]': 'dahan NG' })).toEqual([code]);
    expect(await bench.codes({ 'dtimeValidity.from[gte]': '2031-03-05' })).toEqual([code]);
    expect(await bench.codes({ 'dtimeValidity.from[gte]': '2031-03-06' })).toEqual([]);
    const upTo = (day: string) =>
      bench.codes({ 'dtimeValidity.from[gte]': '2031-01-01', 'dtimeValidity.to[lte]': day });
    expect(await upTo('2031-03-20')).toEqual([code]);
    expect(await upTo('2031-03-19')).toEqual([]);
  });

  it('finds by category, partner, status, kind and the search box', async () => {
    const code = 'FILTER-TWO';
    await bench.make({ code, name: 'Ñandutí na alok', categories: [{ code: 'REWARDS' }], isQr: true });
    const one = (query: Record<string, string>) => bench.codes({ 'code[like]': code, ...query });
    expect(await one({ categoryName: 'Smile rewards' })).toEqual([code]);
    expect(await one({ categoryName: 'Cashback' })).toEqual([]);
    expect(await one({ partnerId: '1' })).toEqual([code]);
    expect(await one({ 'partnerId[in]': '2,3' })).toEqual([]);
    expect(await one({ status: 'SUBMITTED' })).toEqual([code]);
    expect(await one({ isQr: 'true', isFeatured: 'false', storeCategoryId: 'MOBILE' })).toEqual([code]);
    expect(await one({ isQr: 'false' })).toEqual([]);
    expect(await bench.codes({ q: 'NANDUTI' })).toEqual([code]);
    expect(await bench.codes({ q: 'filter-tw' })).toEqual([code]);
    expect(await one({ tab: 'submitted' })).toEqual([code]);
    expect(await one({ tab: 'expired' })).toEqual([]);
  });

  it.each(['promo', 'dtimeValidity', 'dtimeValidity.at', 'code[gte]', 'status[like]'])(
    'refuses the unknown filter %s',
    async (name) => {
      const { status } = await app.call('GET', '/api/promos', {
        as: 'loyalty.editor',
        query: { [name]: 'x' },
      });
      expect(status).toBe(400);
    },
  );

  it.each(['code', '-name', 'discountRate', '-dtimeValidity.from', 'dtimeValidity.to', '-dtimeUpdated'])(
    'sorts by %s and pages by key',
    async (sort) => {
      const whole = await bench.codes({ sort });
      const pages: string[] = [];
      let cursor = '';
      for (let page = 0; page < 4; page++) {
        const data = await bench.list({ sort, limit: '25', ...(cursor ? { cursor } : {}) });
        pages.push(...data.list.map((row: { code: string }) => row.code));
        cursor = data.next;
      }
      expect(pages).toEqual(whole);
      expect(new Set(pages).size).toBe(100);
    },
  );

  it('counts its tabs as it lists them, what is over without being rejected in one of its own', async () => {
    const { body } = await app.call('GET', '/api/promos/tab-counts', { as: 'loyalty.editor' });
    for (const { tab, count } of body.data.list)
      expect([tab, (await bench.list({ tab })).total]).toEqual([tab, count]);
    const { list } = await bench.list({ tab: 'expired' });
    expect(list.length).toBeGreaterThan(10);
    for (const promo of list) expect([promo.isExpired, promo.status === 'REJECTED']).toEqual([true, false]);
  });

  it('is exported with its filter', async () => {
    const jobs = exportBench(app);
    await jobs.work();
    const { job, bytes } = await jobs.exported('loyalty.editor', {
      resource: 'promos',
      query: 'dtimeValidity.to[lte]=2026-11-19&status=APPROVED&sort=code',
      columns: ['code', 'discountRate', 'dtimeValidity.to', 'status', 'isExpired'],
    });
    await jobs.rest();
    const { list, total } = await bench.list({
      'dtimeValidity.to[lte]': '2026-11-19',
      status: 'APPROVED',
      sort: 'code',
    });
    expect(job.rowCount).toBe(total);
    const lines = bytes.toString('utf8').split('\r\n');
    expect(lines[0]).toContain('Code');
    expect(lines[1]).toContain(list[0].code);
    expect(lines[1]).toContain('Approved');
  });
});

describe('promos that overlap', () => {
  const overlaps = async (more: object = {}, as = 'loyalty.editor') =>
    (
      await app.call('POST', '/api/promos/overlaps', {
        as,
        body: {
          storeName: 'overlap STORE',
          dtimeValidity: { from: '2027-05-10', to: '2027-05-20' },
          categories: ['BUNDLES', 'HOLIDAY'],
          ...more,
        },
      })
    ).body.data;

  it('are those of the same store, category and days, whatever the case of the name', async () => {
    const { promoId } = await bench.make({
      storeName: 'Overlap Store',
      categories: [{ code: 'BUNDLES' }],
      dtimeValidity: { from: '2027-05-20', to: '2027-05-30' },
    });
    expect(await overlaps()).toMatchObject({ total: 1, list: [{ promoId }] });
    expect(await overlaps({ promoId })).toEqual({ total: 0, list: [] });
    expect((await overlaps({ categories: ['CASHBACK'] })).total).toBe(0);
    expect((await overlaps({ storeName: 'Overlap' })).total).toBe(0);
    expect((await overlaps({ dtimeValidity: { from: '2027-05-01', to: '2027-05-19' } })).total).toBe(0);
    expect((await overlaps({ dtimeValidity: { from: '2027-05-30', to: '2027-06-19' } })).total).toBe(1);
    expect((await overlaps({}, 'other.partner')).total).toBe(0);
    await app.admin.query(`update promo set status = 'REJECTED' where id = $1`, [promoId]);
    expect((await overlaps()).total).toBe(0);
  });
});
