import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const list = (query: Record<string, string>, as = 'sales.admin') =>
  app.call('GET', '/api/merchants', { as, query: { limit: '100', ...query } });
const count = async (column: string, place: string) =>
  (
    await app.admin.query<{ n: number }>(`select count(*)::int as n from merchant where ${column} = $1`, [
      place,
    ])
  ).rows[0]?.n;
const first = async () => {
  const { rows } = await app.admin.query<{ region: string; province: string; city: string }>(
    'select region_id as region, province_id as province, city_id as city from merchant order by id limit 1',
  );
  if (!rows[0]) throw new Error('The demo has no store');
  return rows[0];
};

describe('stores by place', () => {
  it('are narrowed by region, province and city, each by the code of the place', async () => {
    const { region, province, city } = await first();
    const queries: Record<string, string>[] = [
      { regionId: region },
      { provinceId: province },
      { cityId: city },
    ];
    const totals = queries.map(async (query) => (await list(query)).body.data.total);
    expect(await Promise.all(totals)).toEqual([
      await count('region_id', region),
      await count('province_id', province),
      await count('city_id', city),
    ]);
  });

  it('are those of all given places at once, and none where they do not meet', async () => {
    const { region, city } = await first();
    expect((await list({ regionId: region, cityId: city })).body.data.total).toBe(
      await count('city_id', city),
    );
    expect((await list({ regionId: '9999999999', cityId: city })).body.data.total).toBe(0);
  });

  it('stay within what the user may see', async () => {
    const { region } = await first();
    const { body } = await list({ regionId: region }, 'other.partner');
    expect(body.data.list.every((row: { partnerId: string }) => row.partnerId === '2')).toBe(true);
  });

  it.each(['13', 'Manila', '13000000000', "1300000000'"])('refuse %j as a place', async (place) => {
    const { status, body } = await list({ cityId: place });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['cityId']]);
  });

  it('take the same filter in an export', async () => {
    const { city } = await first();
    const body = { resource: 'merchants', query: `cityId=${city}`, columns: ['merchantName'], format: 'csv' };
    expect((await app.call('POST', '/api/exports', { as: 'sales.admin', body })).status).toBe(200);
  });
});
