import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, type Tx, withContext } from '#server/db/context.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { promoBench } from './promoBench.ts';

let app: TestApp;
let bench: ReturnType<typeof promoBench>;
beforeAll(async () => {
  app = await startTestApp();
  bench = promoBench(app);
  await bench.make({ partnerIds: ['2'] }, { as: 'other.partner' });
});
afterAll(() => app.stop());

const make = (more: object = {}) => bench.make(more, { as: 'partner.admin' });

describe('the list', () => {
  it('shows a partner its own promos of any status beside those that name it', async () => {
    const codes = async (query: Record<string, string>, as: string) => new Set(await bench.codes(query, as));
    const own = await make();
    const mine = await codes({}, 'partner.admin');
    expect(mine.has(own.code)).toBe(true);
    expect((await codes({}, 'other.partner')).has(own.code)).toBe(false);
  });

  it('is filtered by owner, for staff', async () => {
    const of = await bench.list({ ownerPartnerId: '2' });
    expect(of.list.length).toBeGreaterThan(0);
    for (const { owner } of of.list) expect(owner.id).toBe('2');
    expect((await bench.list({ ownerPartnerId: '2' }, 'partner.admin')).total).toBe(0);
  });
});

describe('row security by itself', () => {
  const partner: Actor = {
    class: 'partner',
    userId: '9',
    username: 'x',
    role: null,
    partnerId: '1',
    merchantIds: [],
  };
  const run = <T>(work: (tx: Tx) => Promise<T>, actor = partner) =>
    withContext(app.pools, actor, 'own', work);
  const attempt = (text: string, values: unknown[] = []) => run((tx) => tx.query({ text, values }));

  it('lets a partner write no promo of another, nor of staff, nor one that was taken up', async () => {
    const foreign = await bench.make({ partnerIds: ['2'] }, { as: 'other.partner' });
    const staffs = await bench.make();
    const taken = await make();
    await bench.move(taken.code, 'PENDING');
    for (const { promoId } of [foreign, staffs, taken]) {
      for (const text of [
        'insert into promo_partner (promo_id, partner_id, owner_partner_id) values ($1, 1, 1)',
        'insert into promo_partner (promo_id, partner_id) values ($1, 1)',
        `insert into promo_category (promo_id, category) values ($1, 'TRAVEL')`,
        `insert into promo_area (promo_id, area_id) values ($1, '01')`,
        'insert into promo_image (promo_id, file_id, rank) select $1, min(id), 5 from file',
      ])
        await expect(attempt(text, [promoId]), text).rejects.toMatchObject({
          code: /42501|23503|23505|23502/,
        });
      for (const table of [
        'promo_category',
        'promo_location',
        'promo_area',
        'promo_image',
        'promo_exception',
      ])
        expect(
          await attempt(`delete from ${table} where promo_id = $1 returning 1`, [promoId]),
          table,
        ).toEqual([]);
    }
    for (const { promoId } of [foreign, staffs])
      expect(await attempt(`update promo set name = 'Mine' where id = $1 returning 1`, [promoId])).toEqual(
        [],
      );
    await expect(
      attempt(`update promo set name = 'Mine' where id = $1`, [taken.promoId]),
    ).rejects.toMatchObject({
      code: '42501',
    });
  });

  it('lets a partner give no status, code, rank or place, nor another owner', async () => {
    const { promoId } = await make();
    for (const set of [
      `status = 'APPROVED'`,
      `code = 'X-1-2'`,
      'is_featured = true',
      'featured_position = 1',
      'owner_partner_id = 2',
    ])
      await expect(attempt(`update promo set ${set} where id = $1`, [promoId]), set).rejects.toMatchObject({
        code: '42501',
      });
    await expect(
      attempt('update promo_category set rank = 1 where promo_id = $1', [promoId]),
    ).rejects.toMatchObject({
      code: '42501',
    });
    const [foreign] = await bench.openStores('2');
    await expect(
      attempt('insert into promo_location (promo_id, partner_id, merchant_id) values ($1, 2, $2)', [
        promoId,
        foreign?.id,
      ]),
    ).rejects.toMatchObject({ code: '42501' });
  });
});
