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

describe('editing a promo', () => {
  it('changes all but the code, and notes who did it', async () => {
    const promo = await bench.make({ code: 'EDIT-ONE' });
    const { status, body } = await bench.edit(
      promo,
      {
        name: 'Bagong pangalan',
        minAmountDiscount: 1234.5,
        categories: [{ code: 'REWARDS' }, { code: 'CASHBACK' }],
        coverage: { choice: 'REGIONAL', ids: ['0400000000'] },
        termsAndConditions: '1. Una\n2. Ikalawa',
      },
      { as: 'sales.admin' },
    );
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      code: 'EDIT-ONE',
      name: 'Bagong pangalan',
      minAmountDiscount: '1234.50',
      coverage: { choice: 'REGIONAL', areas: [{ id: '0400000000', name: 'Region IV-A (CALABARZON)' }] },
      createdBy: 'loyalty.editor',
      updatedBy: 'sales.admin',
      editedBy: 'sales.admin',
      version: 2,
    });
    expect(body.data.categories.map((row: { code: string }) => row.code).sort()).toEqual([
      'CASHBACK',
      'REWARDS',
    ]);
  });

  it('wants the version that was seen: 428 without, 409 with the promo when it moved', async () => {
    const promo = await bench.make();
    expect((await bench.edit(promo, {}, { version: null })).status).toBe(428);
    await bench.edit(promo, { name: 'First' }, { as: 'sales.admin', version: 1 });
    const { status, body } = await bench.edit(promo, { name: 'Second' }, { version: 1 });
    expect(status).toBe(409);
    expect(body.current).toMatchObject({ name: 'First', updatedBy: 'sales.admin', version: 2 });
  });

  it('takes no code, and names what is wrong', async () => {
    const promo = await bench.make();
    for (const [more, field] of [
      [{ code: 'OTHER' }, 'code'],
      [{ discountRate: '200' }, 'discountRate'],
      [{ partnerIds: ['999999'] }, 'partnerIds.0'],
    ] as const) {
      const { status, body } = await bench.edit(promo, more);
      expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    }
    expect((await bench.read(promo.code)).version).toBe(1);
  });

  it('happens once for one idempotency key', async () => {
    const promo = await bench.make();
    const headers = { 'Idempotency-Key': 'one-edit' };
    const first = await bench.edit(promo, { name: 'Once' }, { version: 1, headers });
    expect((await bench.edit(promo, { name: 'Once' }, { version: 1, headers })).body).toEqual(first.body);
  });

  it('is over once it is approved or rejected', async () => {
    const promo = await bench.approved();
    expect((await bench.edit(promo, {})).body.error).toBe('rule_not_editable');
    expect((await bench.upload(promo.promoId)).body.error).toBe('rule_not_editable');
    await bench.move(promo.code, 'PENDING');
    expect((await bench.edit(promo, {})).status).toBe(200);
    await bench.move(promo.code, 'REJECTED', { as: 'sales.admin' });
    expect((await bench.edit(promo, {})).body.error).toBe('rule_not_editable');
  });

  it('is refused to external users, and 404 for what is not there', async () => {
    const promo = await bench.make();
    expect((await bench.edit(promo, {}, { as: 'partner.admin', version: 1 })).status).toBe(403);
    for (const promoId of ['999999', 'abc'])
      expect((await bench.edit({ promoId, code: promo.code }, {}, { version: 1 })).status).toBe(404);
  });
});

describe('the stores of a promo', () => {
  it('are all open ones of its partners, those named, or all but those named', async () => {
    const open = (await bench.openStores('1')).map(({ id }) => id);
    const [first = '', second = '', ...others] = open;
    const promo = await bench.make();
    expect(await bench.links(promo.promoId)).toEqual(open);
    expect(promo.merchantLocations).toEqual({ mode: 'all', ids: [], count: open.length });

    const only = { mode: 'only', ids: [second, first, first] };
    const { body } = await bench.edit(promo, { merchantLocations: only });
    expect(await bench.links(promo.promoId)).toEqual([first, second]);
    expect(body.data.merchantLocations).toEqual({ mode: 'only', ids: [first, second], count: 2 });

    await bench.edit(promo, { merchantLocations: { mode: 'except', ids: [first] } });
    expect(await bench.links(promo.promoId)).toEqual([second, ...others]);
    expect((await bench.read(promo.code)).merchantLocations).toEqual({
      mode: 'except',
      ids: [first],
      count: open.length - 1,
    });

    await bench.edit(promo, {});
    expect(await bench.links(promo.promoId)).toEqual(open);
    expect((await bench.read(promo.code)).merchantLocations.ids).toEqual([]);
  });

  it('lie in its areas, of whatever kind', async () => {
    const stores = await bench.openStores('1');
    const [{ regionId, provinceId, cityId }] = stores as [(typeof stores)[number]];
    const { rows } = await app.admin.query<{ zip: string }>(
      `select a.zip_code_id as zip from address a join merchant m on m.id = a.merchant_id
       where m.partner_id = 1 and m.status = 'A' and a.type = 'BUSINESS_PLACE' and a.zip_code_id is not null order by m.id`,
    );
    for (const [choice, id, key] of [
      ['REGIONAL', regionId, 'regionId'],
      ['PROVINCIAL', provinceId, 'provinceId'],
      ['CITY', cityId, 'cityId'],
    ] as const) {
      const { promoId, coverage } = await bench.make({ coverage: { choice, ids: [id] } });
      expect(await bench.links(promoId)).toEqual(
        stores.filter((store) => store[key] === id).map((store) => store.id),
      );
      expect(coverage.areas).toMatchObject([{ id }]);
    }
    const zip = rows[0]?.zip;
    const { promoId, coverage } = await bench.make({ coverage: { choice: 'ZIP_CODE', ids: [zip] } });
    expect(await bench.links(promoId)).toHaveLength(rows.filter((row) => row.zip === zip).length);
    expect(coverage.areas[0].name).toMatch(/^\d{4} - /);
  });

  it('of several partners go with the partner that leaves', async () => {
    const promo = await bench.make({ partnerIds: ['1', '2'] });
    const both = [...(await bench.openStores('1')), ...(await bench.openStores('2'))].map(({ id }) => id);
    expect((await bench.links(promo.promoId)).sort()).toEqual(both.sort());
    const { body } = await bench.edit(promo, { partnerIds: ['2'] });
    expect(body.data.partners).toMatchObject([{ id: '2' }]);
    expect(await bench.links(promo.promoId)).toEqual((await bench.openStores('2')).map(({ id }) => id));
  });

  it('that are closed, take no part, or lie elsewhere are not to be had', async () => {
    const [closed, aloof, kept] = (await bench.openStores('5')).map(({ id }) => id);
    await app.admin.query(`update merchant set status = 'I' where id = $1`, [closed]);
    await app.admin.query('update merchant set is_loyalty_merchant = false where id = $1', [aloof]);
    const { promoId } = await bench.make({ partnerIds: ['5'] });
    const linked = await bench.links(promoId);
    expect(linked).toContain(kept);
    expect(linked).not.toContain(closed);
    expect(linked).not.toContain(aloof);
    const only = {
      partnerIds: ['5'],
      merchantLocations: { mode: 'only', ids: [kept, closed, aloof, '1', 'abc'] },
    };
    const { status, body } = await bench.create(only);
    expect([status, Object.keys(body.fields), body.message]).toEqual([
      400,
      ['merchantLocations.ids'],
      expect.any(String),
    ]);
    expect(body.fields['merchantLocations.ids']).toMatch(/^4 /);
  });
});

describe('ranks', () => {
  it('belong to one live promo each: a taken one is refused on its field', async () => {
    const ranked = (rank: number | null) => ({
      categories: [{ code: 'REWARDS' }, { code: 'FREEBIES', rank }],
    });
    await app.admin.query(`update promo_category set rank = null where category = 'FREEBIES'`);
    const first = await bench.make(ranked(3));
    const { status, body } = await bench.create(ranked(3));
    expect([status, body.error, Object.keys(body.fields)]).toEqual([
      422,
      'rule_rank_taken',
      ['categories.1.rank'],
    ]);
    expect(body.fields['categories.1.rank']).toContain(first.code);
    expect((await bench.edit(first, ranked(3))).status).toBe(200);
    const { body: ranks } = await app.call('GET', '/api/promos/categories/rank', {
      as: 'loyalty.editor',
      query: { category: 'FREEBIES' },
    });
    expect(ranks.data.list).toHaveLength(20);
    expect(ranks.data.list.filter((row: { promo: unknown }) => row.promo)).toMatchObject([
      { rank: 3, promo: { promoId: first.promoId, code: first.code } },
    ]);
    await bench.move(first.code, 'REJECTED');
    expect((await bench.create(ranked(3))).status).toBe(200);
  });

  it('of a promo that is over are free', async () => {
    const body = { categories: [{ code: 'CLEARANCE', rank: 20 }] };
    const over = await bench.make(body);
    await app.admin.query(
      `update promo set valid_from = '2026-11-01', valid_to = '2026-11-19' where id = $1`,
      [over.promoId],
    );
    expect((await bench.create(body)).status).toBe(200);
    expect((await bench.create(body)).body.error).toBe('rule_rank_taken');
  });

  it('asked for by two at once go to one', async () => {
    const body = { categories: [{ code: 'BACK_TO_SCHOOL', rank: 19 }] };
    await app.admin.query('begin; lock table promo in share row exclusive mode');
    const asked = [bench.create(body), bench.create(body)];
    // Reading goes on; both have come as far as they can before one of them has written.
    for (let waiting = 0; waiting < 2; ) {
      // A transaction sees who waits as it was at its first look.
      await app.admin.query('select pg_stat_clear_snapshot()');
      const { rows } = await app.admin.query(
        `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      waiting = rows[0].n;
    }
    await app.admin.query('commit');
    const answers = await Promise.all(asked);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe('the timeline of a promo', () => {
  it('tells what changed, the stores by their number, and is for staff', async () => {
    const promo = await bench.make({ name: 'Before' });
    const [store] = await bench.openStores('1');
    const open = (await bench.openStores('1')).length;
    await bench.edit(
      promo,
      { name: 'After', merchantLocations: { mode: 'only', ids: [store?.id] } },
      { as: 'sales.admin' },
    );
    await bench.move(promo.code, 'PENDING');
    const { body } = await app.call('GET', `/api/promos/${promo.promoId}/timeline`, { as: 'loyalty.editor' });
    const [moved, ...before] = body.data.list;
    expect(moved).toMatchObject({
      actor: 'loyalty.editor',
      operation: 'UPDATE',
      target: 'promo',
      targetName: 'After',
      changes: [{ field: 'status', before: { code: 'SUBMITTED' }, after: { code: 'PENDING' } }],
    });
    const found = (target: string, operation: string) =>
      before.find(
        (entry: { target: string; operation: string }) =>
          entry.target === target && entry.operation === operation,
      );
    expect(found('promo_location', 'DELETE')).toMatchObject({
      actor: 'sales.admin',
      targetName: 'After',
      changes: [{ field: 'location_count', before: { value: open - 1 }, after: null }],
    });
    expect(found('promo_location', 'INSERT').changes).toMatchObject([{ after: { value: open } }]);
    expect(found('promo_category', 'INSERT').changes).toMatchObject([
      { field: 'category', after: { name: 'Cashback' } },
    ]);
    const refused = await app.call('GET', `/api/promos/${promo.promoId}/timeline`, { as: 'partner.admin' });
    expect(refused.status).toBe(403);
    const unknown = await app.call('GET', '/api/promos/999999/timeline', { as: 'loyalty.editor' });
    expect(unknown.status).toBe(404);
  });
});

describe('the last day of a promo', () => {
  const days = (from: string, to: string) => ({ dtimeValidity: { from, to } });

  it('may be today in Manila, and no day before', async () => {
    expect((await bench.create(days('2026-11-20', '2026-11-20'))).status).toBe(200);
    const promo = await bench.make({});
    expect((await bench.edit(promo, days('2026-11-20', '2026-11-20'))).status).toBe(200);
    for (const { status, body } of [
      await bench.create(days('2026-11-19', '2026-11-19')),
      await bench.edit(promo, days('2026-11-19', '2026-11-19')),
    ]) {
      expect([status, Object.keys(body.fields)]).toEqual([400, ['dtimeValidity.to']]);
      expect(body.fields['dtimeValidity.to']).toMatch(/day is over/);
    }
  });

  it('may stay as it is once it is over, or become a later one', async () => {
    const promo = await bench.make({});
    const end = (to: string) =>
      app.admin.query(`update promo set valid_from = '2026-11-01', valid_to = $2 where id = $1`, [
        promo.promoId,
        to,
      ]);
    await end('2026-11-15');
    const stays = { ...days('2026-11-01', '2026-11-15'), name: 'Sulit Sabado, na-edit' };
    expect((await bench.edit(promo, stays)).status).toBe(200);
    expect((await bench.edit(promo, days('2026-11-01', '2026-11-16'))).status).toBe(400);
    expect((await bench.edit(promo, days('2026-11-01', '2026-12-16'))).status).toBe(200);
  });
});
