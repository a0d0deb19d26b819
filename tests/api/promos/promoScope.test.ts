import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, type Tx, withContext } from '#server/db/context.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { promoBench } from './promoBench.ts';

let app: TestApp;
let bench: ReturnType<typeof promoBench>;
let store: { id: string; partnerId: string };
beforeAll(async () => {
  app = await startTestApp();
  bench = promoBench(app);
  const { rows } = await app.admin.query(
    `select m.merchant_id as id, m.partner_id as "partnerId" from user_merchant m join user_account u on u.id = m.user_id
     where u.username = 'store.manager'`,
  );
  store = rows[0];
});
afterAll(() => app.stop());

const ids = async (text: string, values: unknown[] = []) =>
  (await app.admin.query<{ id: string }>(text, values)).rows.map(({ id }) => id).sort();
const seen = async (as: string) =>
  (await bench.list({}, as)).list.map((row: { promoId: string }) => row.promoId).sort();

describe('external users', () => {
  it('see the promos of their partner, or of their stores, and no others', async () => {
    const ofPartner = 'select promo_id as id from promo_partner where partner_id = $1';
    expect(await seen('partner.admin')).toEqual(await ids(ofPartner, [store.partnerId]));
    expect(await seen('other.partner')).toEqual(await ids(ofPartner, ['2']));
    const ofStore = await ids('select promo_id as id from promo_location where merchant_id = $1', [store.id]);
    expect(await seen('store.manager')).toEqual(ofStore);
    expect(await seen('frontliner')).toEqual(ofStore);
  });

  it('see their own partner and stores of a promo alone', async () => {
    const { code, promoId } = await bench.make({ partnerIds: ['1', '2'] });
    const of = (partnerId: string) => bench.openStores(partnerId);
    for (const [as, partnerId, count] of [
      ['partner.admin', '1', (await of('1')).length],
      ['other.partner', '2', (await of('2')).length],
      ['store.manager', '1', 1],
    ] as const) {
      const promo = await bench.read(code, as);
      expect([promo.partners.map((row: { id: string }) => row.id), promo.locationCount]).toEqual([
        [partnerId],
        count,
      ]);
      expect(promo.merchantLocations).toEqual({ mode: 'all', ids: [], count });
      const { body } = await app.call('GET', '/api/merchants/locations', { as, query: { promoId } });
      expect(body.data.total).toBe(count);
      expect(body.data.list.every((row: { partnerId: string }) => row.partnerId === partnerId)).toBe(true);
    }
  });

  it('are answered a foreign promo like an unknown one', async () => {
    const { code, promoId } = await bench.make({ partnerIds: ['2'] });
    for (const as of ['partner.admin', 'store.manager']) {
      for (const path of [
        `/api/promos/code/${code}`,
        '/api/promos/code/NOT-THERE',
        `/api/promos/images/${promoId}`,
      ])
        expect((await app.call('GET', path, { as })).status).toBe(404);
      const { body } = await app.call('GET', '/api/merchants/locations', { as, query: { promoId } });
      expect(body.data.total).toBe(0);
    }
  });

  it('change nothing, even with the permission to', async () => {
    const { promoId, code } = await bench.make();
    await app.admin.query(
      `update access_role set permissions = permissions || '{PRO_EDIT}' where name = 'PARTNER_ADMIN'`,
    );
    for (const answer of [
      await bench.move(code, 'PENDING', { as: 'partner.admin' }),
      await bench.feature(promoId, true, 'partner.admin'),
      await bench.edit({ promoId, code }, {}, { as: 'partner.admin' }),
    ])
      expect([answer.status, answer.body.error]).toEqual([403, 'forbidden']);
    expect((await bench.read(code)).version).toBe(1);
  });

  it('who hold no permission of promos are told which one is missing', async () => {
    const { status, body } = await app.call('GET', '/api/promos', { as: 'head.office' });
    expect([status, body.missing]).toEqual([403, [['PRO_VIEW']]]);
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
  const asStore = (): Actor => ({ ...partner, class: 'merchant', merchantIds: [store.id] });
  const TABLES = ['promo_category', 'promo_area', 'promo_image', 'promo_partner', 'promo_location'];
  const run = <T>(actor: Actor, work: (tx: Tx) => Promise<T>) => withContext(app.pools, actor, 'scope', work);

  it('leaves no row of another’s promo in any table', async () => {
    for (const [actor, own] of [
      [partner, await ids('select promo_id as id from promo_partner where partner_id = 1')],
      [asStore(), await ids('select promo_id as id from promo_location where merchant_id = $1', [store.id])],
    ] as const)
      for (const table of TABLES) {
        const rows = await run(actor, (tx) =>
          tx.query<{ id: string }>({ text: `select distinct promo_id as id from ${table}` }),
        );
        expect(
          rows.filter(({ id }) => !own.includes(id)),
          table,
        ).toEqual([]);
      }
    const links = await run(asStore(), (tx) =>
      tx.query<{ id: string }>({ text: 'select distinct merchant_id as id from promo_location' }),
    );
    expect(links).toEqual([{ id: store.id }]);
  });

  it('lets nobody outside write what staff made, and shows nobody outside what was left out of it by name', async () => {
    const attempts = [
      `update promo set name = 'Mine'`,
      `insert into promo_partner (promo_id, partner_id) values (1, 1)`,
      'delete from promo_location',
    ];
    for (const text of attempts)
      await expect(
        run(asStore(), (tx) => tx.query({ text })),
        text,
      ).rejects.toMatchObject({ code: '42501' });
    // A partner writes its own, and there are none yet: nothing of the others is hit.
    expect(await run(partner, (tx) => tx.query({ text: `${attempts[0]} returning 1` }))).toEqual([]);
    expect(await run(partner, (tx) => tx.query({ text: `${attempts[2]} returning 1` }))).toEqual([]);
    await expect(run(partner, (tx) => tx.query({ text: attempts[1] ?? '' }))).rejects.toMatchObject({
      code: '42501',
    });
    for (const actor of [partner, asStore()])
      expect(await run(actor, (tx) => tx.query({ text: 'select 1 from promo_exception' }))).toEqual([]);
  });

  it('a store cannot be linked under another partner’s name', async () => {
    const [foreign] = await bench.openStores('2');
    const { promoId } = await bench.make();
    const link = (partnerId: string) =>
      app.admin.query('insert into promo_location (promo_id, partner_id, merchant_id) values ($1, $2, $3)', [
        promoId,
        partnerId,
        foreign?.id,
      ]);
    for (const partnerId of ['1', '2'])
      await expect(link(partnerId)).rejects.toMatchObject({ code: '23503' });
  });
});
