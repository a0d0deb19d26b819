import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const get = (path: string, as?: string, query?: Record<string, string>) =>
  app.call('GET', path, { as, ...(query ? { query } : {}) });
const ids = async (path: string, as: string) =>
  (await get(path, as, { limit: '100' })).body.data.list.map((row: { id: string }) => row.id).sort();
const storesOf = async (partner: number) =>
  (await app.admin.query<{ id: string }>('select id from merchant where partner_id = $1', [partner])).rows
    .map((row) => row.id)
    .sort();

describe('partners and stores', () => {
  it('staff see all partners and stores, in application too', async () => {
    const count = async (table: string) =>
      (await app.admin.query(`select count(*)::int as n from ${table}`)).rows[0].n;
    const totals = [await count('partner'), await count('merchant')];
    expect((await get('/api/partners', 'sales.admin')).body.data.total).toBe(totals[0]);
    expect((await get('/api/merchants', 'sales.admin')).body.data.total).toBe(totals[1]);
  });

  it('a partner is answered with its details, amounts of a store as decimal strings', async () => {
    const { body } = await get('/api/partners/1', 'sales.admin');
    expect(body.data).toMatchObject({
      id: '1',
      status: 'A',
      merchantCount: (await storesOf(1)).length,
      version: 1,
      onBoardedBy: '3rd Party',
    });
    expect(body.data.accountOwner.code).toMatch(/^EMP\d+$/);
    expect(body.data.startDate).toMatch(/^\d{4}-\d\d-\d\d$/);
    const store = (await get('/api/merchants/1', 'sales.admin')).body.data;
    expect(store).toMatchObject({ partnerId: '1', partnerName: body.data.name });
    expect(store.minCashAmt).toMatch(/^\d+\.\d\d$/);
    const place = store.addresses.find(({ type }: { type: string }) => type === 'BUSINESS_PLACE');
    expect(store.city && store.province && place.barangay && place.zipCode).toBeTruthy();
  });

  it('without a session 401, without the permission 403 that names what is missing', async () => {
    expect((await get('/api/partners')).status).toBe(401);
    const { status, body } = await get('/api/partners', 'accounting');
    expect([status, body.error]).toEqual([403, 'forbidden']);
    expect(body.missing[0]).toContain('PAR_VIEW');
    expect((await get('/api/merchants/1', 'frontliner')).status).toBe(403);
  });
});

describe('isolation', () => {
  it('a partner administrator sees the own partner and its stores, nothing else', async () => {
    expect(await ids('/api/partners', 'partner.admin')).toEqual(['1']);
    expect(await ids('/api/merchants', 'partner.admin')).toEqual(await storesOf(1));
    expect(await ids('/api/partners', 'other.partner')).toEqual(['2']);
    expect(await ids('/api/merchants', 'other.partner')).toEqual(await storesOf(2));
  });

  it('a store manager sees the own store only', async () => {
    expect(await ids('/api/merchants', 'store.manager')).toEqual(['1']);
    expect((await get('/api/merchants/1', 'store.manager')).status).toBe(200);
    expect((await get('/api/merchants/2', 'store.manager')).status).toBe(404);
  });

  it('filters do not reach beyond the scope, totals count what is seen', async () => {
    const { body } = await get('/api/merchants', 'partner.admin', { partnerId: '2' });
    expect(body.data).toMatchObject({ list: [], total: 0, next: null, previous: null });
    const like = await get('/api/merchants', 'other.partner', { 'merchantName[like]': 'branch' });
    expect(like.body.data.total).toBe(5);
  });

  it('foreign, unknown and malformed ids answer 404 alike', async () => {
    const foreign = (await storesOf(2))[0];
    const paths = ['/api/partners/2', '/api/partners/999999', '/api/partners/x', `/api/merchants/${foreign}`];
    const bodies = await Promise.all(paths.map((path) => get(path, 'partner.admin')));
    const seen = bodies.map(({ status, body }) => ({ status, error: body.error, message: body.message }));
    expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(seen[0]?.status).toBe(404);
  });

  it('a count of stores on a partner counts the stores that are seen', async () => {
    expect((await get('/api/partners', 'partner.admin')).body.data.list[0].merchantCount).toBe(
      (await storesOf(1)).length,
    );
    const grant = `update access_role set permissions = permissions || '{PAR_VIEW}' where name = 'STORE_MANAGER'`;
    await app.admin.query(grant);
    expect((await get('/api/partners/1', 'store.manager')).body.data.merchantCount).toBe(1);
  });
});
