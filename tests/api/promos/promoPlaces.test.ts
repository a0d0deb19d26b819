import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { promoBench } from './promoBench.ts';

let app: TestApp;
let bench: ReturnType<typeof promoBench>;
beforeAll(async () => {
  app = await startTestApp();
  bench = promoBench(app);
});
afterAll(() => app.stop());

interface Area {
  id: string;
  name: string;
  within: string | null;
  count: number;
}
const get = async (path: string, query: Record<string, string> = {}, as = 'loyalty.editor') =>
  app.call('GET', path, { as, query });
const areas = async (query: Record<string, string>): Promise<Area[]> =>
  (await get('/api/merchants/area-coverage', query)).body.data.list;
const total = async (query: Record<string, string>, as?: string) =>
  (await get('/api/merchants/locations', query, as)).body.data.total;
const allIds = async (query: Record<string, string>): Promise<string[]> =>
  (await get('/api/merchants/locations/ids', query)).body.data.ids;

const FILTER = { region: 'regionId', province: 'provinceId', city: 'cityId', zipCode: 'zipCode' } as const;

describe('areas and stores for a promo', () => {
  it.each(Object.entries(FILTER))(
    '[promo.areaCoverageChoices] %s: every area holds as many stores as it says',
    async (type, filter) => {
      const of = { 'partnerId[in]': '1,2' };
      const list = await areas({ ...of, type });
      expect(list.length).toBeGreaterThan(1);
      expect(list.map(({ name }) => name)).toEqual(list.map(({ name }) => name).sort());
      for (const { id, count } of list) expect(await total({ ...of, [filter]: id })).toBe(count);
      const sum = list.reduce((n, { count }) => n + count, 0);
      expect(await total({ ...of, [`${filter}[in]`]: list.map(({ id }) => id).join(',') })).toBe(sum);
    },
  );

  it('count active stores that take part, of a promo all that it has', async () => {
    const open = await bench.openStores('4');
    const [first] = open;
    const { promoId } = await bench.make({ partnerIds: ['4'] });
    await app.admin.query('update merchant set is_loyalty_merchant = false where id = $1', [first?.id]);
    expect(await total({ partnerId: '4' })).toBe(open.length - 1);
    expect(await total({ partnerId: '4', isLoyaltyMerchant: 'true' })).toBe(open.length - 1);
    expect(await total({ partnerId: '4', isLoyaltyMerchant: 'false' })).toBe(1);
    expect(await total({ promoId })).toBe(open.length);
    const counted = (list: Area[]) => list.reduce((n, { count }) => n + count, 0);
    expect(counted(await areas({ type: 'region', promoId }))).toBe(open.length);
    expect(counted(await areas({ type: 'region', partnerId: '4' }))).toBe(open.length - 1);
  });

  it('page, search by name and code, and give the ids of all that match', async () => {
    const query = { 'partnerId[in]': '1,2,5' };
    const found = await total(query);
    expect((await allIds(query)).length).toBe(found);
    expect((await get('/api/merchants/locations', { ...query, limit: '100' })).body.data.list.length).toBe(
      found,
    );
    const { body } = await get('/api/merchants/locations', { ...query, limit: '3' });
    expect(body.data.list).toHaveLength(3);
    const [store] = body.data.list;
    expect(await allIds({ ...query, q: store.merchantName.toUpperCase() })).toEqual([store.merchantId]);
    const { rows } = await app.admin.query('select hsis_salesroom_code as code from merchant where id = $1', [
      store.merchantId,
    ]);
    expect(await allIds({ q: rows[0].code })).toContain(store.merchantId);
    expect(await allIds({ q: '100%' })).toEqual([]);
    expect((await get('/api/merchants/locations', { limit: '101' })).status).toBe(400);
    expect((await get('/api/merchants/area-coverage', { type: 'island' })).status).toBe(400);
    expect((await get('/api/merchants/area-coverage')).body.fields).toHaveProperty('type');
  });

  it('suggest stores by a part of their name, those that begin with it first', async () => {
    const { body } = await get('/api/promos/merchants/suggest', { merchant_name: 'LUNTIANG' });
    const list: { name: string; merchantId: string }[] = body.data.list;
    expect(list.length).toBeGreaterThan(0);
    expect(list.length).toBeLessThanOrEqual(20);
    expect(list.every(({ name }) => name.startsWith('Luntiang'))).toBe(true);
    const branch = (await get('/api/promos/merchants/suggest', { merchant_name: 'ranch' })).body.data.list;
    expect(branch).toHaveLength(20);
    const own = (await get('/api/promos/merchants/suggest', { merchant_name: 'ranch' }, 'store.manager')).body
      .data.list;
    expect(own).toHaveLength(1);
    expect((await get('/api/promos/merchants/suggest')).body.fields).toHaveProperty('merchant_name');
  });
});

describe('the lists for a promo', () => {
  it('[promo.categoriesFiltered] hold Featured, which the client removes', async () => {
    const { list } = (await get('/api/promos/codelist/categories')).body.data;
    expect(list[0]).toEqual({ code: 'FEATURED', label: 'Featured' });
    expect((await get('/api/promos/store-category')).body.data.list.length).toBeGreaterThan(5);
  });

  it('[promo.ranksNA] ranks run from 1 to 20; N/A is the client’s to add', async () => {
    const { list } = (await get('/api/promos/categories/rank', { category: 'NOT_THERE' })).body.data;
    expect(list.map((row: { rank: number }) => row.rank)).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 1),
    );
    expect(list.every((row: { promo: unknown }) => row.promo === null)).toBe(true);
  });
});
