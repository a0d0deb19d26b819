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

const featured = async (): Promise<string[]> =>
  (await app.call('GET', '/api/promos/featured', { as: 'loyalty.editor' })).body.data.list.map(
    (row: { promoId: string }) => row.promoId,
  );
const order = (ids: string[], seen: string[], as = 'loyalty.editor') =>
  app.call('POST', '/api/promos/featured/order', { as, body: { ids, seen } });

describe('featured promos', () => {
  it('[promo.featured] are featured as the last one, and unfeatured', async () => {
    const { promoId, version } = await bench.approved();
    const before = await featured();
    const { status, body } = await bench.feature(promoId, true);
    expect([status, body.data.isFeatured, body.data.version]).toEqual([200, true, version + 1]);
    expect(await featured()).toEqual([...before, promoId]);
    expect((await bench.feature(promoId, true)).body.data.version).toBe(version + 1);
    expect((await bench.feature(promoId, false)).body.data.isFeatured).toBe(false);
    expect(await featured()).toEqual(before);
  });

  it('[promo.featured] are approved and not over', async () => {
    const draft = await bench.make();
    expect((await bench.feature(draft.promoId, true)).body.error).toBe('rule_not_featurable');
    const { promoId } = await bench.approved();
    await app.admin.query(
      `update promo set valid_from = '2026-11-01', valid_to = '2026-11-19' where id = $1`,
      [promoId],
    );
    expect((await bench.feature(promoId, true)).body.error).toBe('rule_not_featurable');
    expect((await bench.feature(promoId, false)).status).toBe(200);
  });

  it('that are not approved any more, or are over, are none', async () => {
    const back = await bench.approved();
    const over = await bench.approved();
    for (const { promoId } of [back, over]) await bench.feature(promoId, true);
    await bench.move(back.code, 'PENDING');
    await app.admin.query(
      `update promo set valid_from = '2026-11-01', valid_to = '2026-11-19' where id = $1`,
      [over.promoId],
    );
    expect(await featured()).not.toContain(back.promoId);
    expect(await featured()).not.toContain(over.promoId);
    expect((await bench.read(back.code)).isFeatured).toBe(false);
  });

  it('are at most fifty', async () => {
    const { promoId } = await bench.approved();
    await app.admin.query('begin');
    const { rows } = await app.admin.query<{ id: string }>(
      `update promo set is_featured = true, featured_position = 1000 + id where id in (
         select id from promo where status = 'APPROVED' and valid_to >= '2026-11-20' and not is_featured and id <> $1
         order by id limit 50 - (select count(*)::int from promo where is_featured and valid_to >= '2026-11-20')) returning id`,
      [promoId],
    );
    await app.admin.query('commit');
    expect((await featured()).length).toBe(50);
    expect((await bench.feature(promoId, true)).body.error).toBe('rule_featured_full');
    await app.admin.query(
      'update promo set is_featured = false, featured_position = null where id = any ($1)',
      [rows.map(({ id }) => id)],
    );
  });
});

describe('the order of the featured promos', () => {
  it('is set as a whole', async () => {
    const seen = await featured();
    const ids = [...seen].reverse();
    const { status, body } = await order(ids, seen);
    expect([status, body.data.list.map((row: { promoId: string }) => row.promoId)]).toEqual([200, ids]);
    expect(await featured()).toEqual(ids);
  });

  it('is refused when another one was seen: 409 with the present one', async () => {
    const present = await featured();
    const { status, body } = await order(present, [...present].reverse());
    expect([status, body.error]).toEqual([409, 'conflict']);
    expect(body.current.list.map((row: { promoId: string }) => row.promoId)).toEqual(present);
  });

  it('names each of them once', async () => {
    const seen = await featured();
    const [first = ''] = seen;
    for (const ids of [seen.slice(1), [...seen, first], [...seen.slice(1), '999999'], []]) {
      const { status, body } = await order(ids, seen);
      expect([status, Object.keys(body.fields)]).toEqual([400, ['ids']]);
    }
  });

  it('is staff’s', async () => {
    for (const as of ['partner.admin', 'store.manager']) expect((await order([], [], as)).status).toBe(403);
    expect((await bench.feature('1', true, 'partner.admin')).status).toBe(403);
    expect((await bench.feature('999999', true)).status).toBe(404);
  });
});
