import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { FILES } from '#tests/support/documents/uploads.ts';
import { promoBench } from './promoBench.ts';

let app: TestApp;
let bench: ReturnType<typeof promoBench>;
beforeAll(async () => {
  app = await startTestApp();
  bench = promoBench(app);
  await app.admin.query(
    `update access_role set permissions = permissions || '{PRO_CREATE}' where name in ('STORE_MANAGER', 'HEAD_OFFICE_1')`,
  );
});
afterAll(() => app.stop());

const OWN = { as: 'partner.admin' };
const make = (more: object = {}) => bench.make(more, OWN);
const shown = ({ status, body }: { status: number; body: { error?: string; fields?: object } }) => [
  status,
  body.error ?? Object.keys(body.fields ?? {}),
];

describe('a promo that a partner makes (OP-25a)', () => {
  it('is submitted, its own, with a code of the system, without rank or place among the featured', async () => {
    const promo = await make();
    expect(promo).toMatchObject({
      status: 'SUBMITTED',
      isFeatured: false,
      createdBy: 'partner.admin',
      categories: [{ code: 'CASHBACK', rank: null }],
      partners: [{ id: '1' }],
      owner: { id: '1' },
      merchantLocations: { mode: 'all', count: (await bench.openStores('1')).length },
    });
    expect(promo.code).toMatch(/^PRO\d{5,}$/);
    expect(await bench.read(promo.code, 'partner.admin')).toEqual(promo);
    expect((await bench.read(promo.code)).owner).toEqual(promo.owner);
  });

  it.each<[object, string[]]>([
    [{ code: 'MINE-2026' }, ['code']],
    [{ categories: [{ code: 'CASHBACK', rank: 3 }] }, ['categories.0.rank']],
    [{ partnerIds: ['2'] }, ['partnerIds.0']],
    [{ partnerIds: ['1', '2'] }, ['partnerIds.1']],
    [{ partnerIds: ['1', '999999'] }, ['partnerIds.1']],
  ])('is refused %j', async (more, fields) => {
    const { status, body } = await bench.create(more, OWN);
    expect([status, Object.keys(body.fields)]).toEqual([400, fields]);
  });

  it('takes no status or place from its body', async () => {
    for (const more of [{ status: 'APPROVED' }, { isFeatured: true }, { ownerPartnerId: '2' }])
      expect((await bench.create(more, OWN)).status).toBe(400);
  });

  it('says the same of another’s partner as of none', async () => {
    const of = async (id: string) => (await bench.create({ partnerIds: [id] }, OWN)).body.fields;
    expect(await of('2')).toEqual(await of('999999'));
  });

  it('does not say whether a code is taken: it is refused before', async () => {
    const { code } = await bench.make({ code: 'TAKEN-BY-STAFF' });
    const told = async (typed: string) => {
      const { status, body } = await bench.create({ code: typed }, OWN);
      return [status, body.error, body.fields];
    };
    expect(await told(code)).toEqual(await told('NOT-TAKEN-AT-ALL'));
  });

  it('gets a code that is free though its maker does not see who has the next ones', async () => {
    const { rows } = await app.admin.query(`select nextval('promo_code') as n`);
    await bench.make({ code: `PRO${Number(rows[0].n) + 1}`, partnerIds: ['2'] });
    expect((await make()).code).toBe(`PRO${Number(rows[0].n) + 2}`);
  });

  it('names stores of its partner alone, out of the areas where they are', async () => {
    const [mine] = await bench.openStores('1');
    const [theirs] = await bench.openStores('2');
    const coverage = { choice: 'CITY', ids: [mine?.cityId] };
    const { promoId } = await make({ coverage });
    const there = (await bench.openStores('1')).filter(({ cityId }) => cityId === mine?.cityId);
    expect(await bench.links(promoId)).toEqual(there.map(({ id }) => id));
    const stray = { mode: 'only', ids: [mine?.id, theirs?.id] };
    const { status, body } = await bench.create({ merchantLocations: stray }, OWN);
    expect([status, Object.keys(body.fields)]).toEqual([400, ['merchantLocations.ids']]);
  });

  it('keeps the stores that were named or left out for its next edit', async () => {
    const [first, second] = await bench.openStores('1');
    for (const mode of ['only', 'except']) {
      const merchantLocations = { mode, ids: [first?.id, second?.id] };
      const promo = await make({ merchantLocations });
      expect(promo.merchantLocations).toMatchObject(merchantLocations);
    }
  });

  it.each([
    ['head.office', 200],
    ['store.manager', 403],
    ['frontliner', 403],
    ['new.hire', 403],
    ['online.viewer', 403],
    ['other.partner', 400],
  ])('made by %s: %i', async (as, status) => {
    expect((await bench.create({}, { as })).status).toBe(status);
  });

  it('of the other partner names its own', async () => {
    const promo = await bench.make({ partnerIds: ['2'] }, { as: 'other.partner' });
    expect(promo.owner.id).toBe('2');
    expect((await app.call('GET', `/api/promos/code/${promo.code}`, OWN)).status).toBe(404);
  });

  it('may be cloned from one that is seen, pictures too, and from no other', async () => {
    const source = await bench.make({ partnerIds: ['1', '2'] });
    await bench.upload(source.promoId);
    expect((await make({ cloneOf: source.promoId })).imageCount).toBe(1);
    const hidden = await bench.make({ partnerIds: ['2'] });
    const { status, body } = await bench.create({ cloneOf: hidden.promoId }, OWN);
    expect([status, Object.keys(body.fields)]).toEqual([400, ['cloneOf']]);
  });
});

describe('while it is submitted', () => {
  it('its partner edits it, and all of its head office does', async () => {
    const promo = await make();
    const { status, body } = await bench.edit(promo, { name: 'Bagong Pangalan' }, { ...OWN });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toMatchObject({
      name: 'Bagong Pangalan',
      code: promo.code,
      version: 2,
      editedBy: 'partner.admin',
    });
    const [first] = await bench.openStores('1');
    const only = { mode: 'only', ids: [first?.id] };
    expect((await bench.edit(promo, { merchantLocations: only }, { as: 'partner.admin' })).status).toBe(200);
    expect(await bench.links(promo.promoId)).toEqual([first?.id]);
  });

  it('its partner adds, orders and removes pictures', async () => {
    const { promoId } = await make();
    for (const name of ['a.png', 'b.png'])
      expect((await bench.upload(promoId, name, FILES.png, 'partner.admin')).status).toBe(200);
    const list = async () =>
      (await app.call('GET', `/api/promos/images/${promoId}`, OWN)).body.data.list as {
        id: string;
        name: string;
      }[];
    const seen = (await list()).map(({ id }) => id);
    const ids = [...seen].reverse();
    const ordered = await app.call('POST', `/api/promos/images/${promoId}/order`, {
      ...OWN,
      body: { ids, seen },
    });
    expect(ordered.status, JSON.stringify(ordered.body)).toBe(200);
    expect((await list()).map(({ name }) => name)).toEqual(['b.png', 'a.png']);
    expect((await app.call('POST', `/api/promos/images/${promoId}/${ids[0]}/remove`, OWN)).status).toBe(200);
    expect((await list()).map(({ name }) => name)).toEqual(['a.png']);
  });

  it('a rank that staff gave it stays when its partner edits, and is lost once its days were over', async () => {
    const promo = await make();
    const ranked = { categories: [{ code: 'CASHBACK', rank: 19 }] };
    expect((await bench.edit(promo, ranked)).status).toBe(200);
    const edited = await bench.edit(
      promo,
      { categories: [{ code: 'CASHBACK' }, { code: 'BEST_DEALS' }] },
      OWN,
    );
    expect(edited.status, JSON.stringify(edited.body)).toBe(200);
    const ranks = (rows: { code: string; rank: number | null }[]) =>
      Object.fromEntries(rows.map((row) => [row.code, row.rank]));
    expect(ranks(edited.body.data.categories)).toEqual({ CASHBACK: 19, BEST_DEALS: null });
    await app.admin.query(
      `update promo set valid_from = '2026-01-01', valid_to = '2026-02-01' where id = $1`,
      [promo.promoId],
    );
    const late = await bench.edit(promo, {}, OWN);
    expect(ranks(late.body.data.categories)).toEqual({ CASHBACK: null });
  });

  it.each(['other.partner', 'store.manager', 'frontliner'])('%s changes nothing of it', async (as) => {
    const promo = await make();
    const refused = as === 'other.partner' ? 404 : 403;
    expect((await bench.edit(promo, {}, { as, version: 1 })).status).toBe(refused);
    expect((await bench.upload(promo.promoId, 'x.png', FILES.png, as)).status).toBe(refused);
  });

  it('a stale edit is told what there is now', async () => {
    const promo = await make();
    await bench.edit(promo, { name: 'Ng staff' });
    const { status, body } = await bench.edit(promo, {}, { ...OWN, version: 1 });
    expect([status, body.error, body.current?.name ?? body.record?.name]).toEqual([
      409,
      'conflict',
      'Ng staff',
    ]);
  });

  it('staff cannot put another partner into it', async () => {
    const promo = await make();
    const { status, body } = await bench.edit(promo, { partnerIds: ['1', '2'] });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['partnerIds.1']]);
  });
});

describe('once staff have taken it up', () => {
  it.each(['PENDING', 'APPROVED', 'REJECTED'])(
    'as %s, its partner reads it and changes nothing',
    async (to) => {
      const promo = await make();
      await bench.upload(promo.promoId, 'a.png', FILES.png, 'partner.admin');
      if (to === 'APPROVED') await bench.move(promo.code, 'PENDING');
      expect((await bench.move(promo.code, to)).status).toBe(200);
      const now = await bench.read(promo.code, 'partner.admin');
      expect([now.status, now.merchantLocations.ids]).toEqual([to, []]);
      expect(shown(await bench.edit(promo, {}, { ...OWN, version: now.version }))).toEqual([
        422,
        'rule_not_editable',
      ]);
      // A form that was open before is not asked to choose between what nobody may save.
      expect(shown(await bench.edit(promo, {}, { ...OWN, version: 1 }))).toEqual([422, 'rule_not_editable']);
      expect(shown(await bench.upload(promo.promoId, 'b.png', FILES.png, 'partner.admin'))).toEqual([
        422,
        'rule_not_editable',
      ]);
    },
  );

  it('staff decide as on any other: its maker is somebody else', async () => {
    const promo = await make();
    await bench.move(promo.code, 'PENDING');
    expect((await bench.move(promo.code, 'APPROVED')).body.data.status).toBe('APPROVED');
    const edited = await make();
    await bench.edit(edited, { name: 'Ayos na' });
    await bench.move(edited.code, 'PENDING');
    expect(shown(await bench.move(edited.code, 'APPROVED'))).toEqual([422, 'rule_own_promo']);
  });

  it('its partner moves and features nothing, whatever its rights', async () => {
    await app.admin.query(
      `update access_role set permissions = permissions || '{PRO_EDIT}' where name = 'PARTNER_ADMIN'`,
    );
    const promo = await make();
    expect(shown(await bench.move(promo.code, 'PENDING', OWN))).toEqual([403, 'forbidden']);
    expect(shown(await bench.feature(promo.promoId, true, 'partner.admin'))).toEqual([403, 'forbidden']);
    await app.admin.query(
      `update access_role set permissions = array_remove(permissions, 'PRO_EDIT') where name = 'PARTNER_ADMIN'`,
    );
  });
});
