import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#domain/day.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { codesBench } from '#tests/support/codesBench.ts';

let app: TestApp;
let bench: Awaited<ReturnType<typeof codesBench>>;
let partner: string;
let other: string;
let stores: string[];
beforeAll(async () => {
  app = await startTestApp();
  bench = await codesBench(app);
  ({ partner, other, stores } = bench);
});
beforeEach(() => app.clearLimits());
afterAll(() => app.stop());

const one = () => [{ merchantId: stores[0] ?? '', primary: true }];
const get = (id: string, as = 'partner.admin') => app.call('GET', `/api/registration-codes/${id}`, { as });
const list = (as: string, query: Record<string, string> = {}) =>
  app.call('GET', '/api/registration-codes', { as, query });

describe('a registration code', () => {
  it('is made by a partner’s administrator for their own partner, ten characters that nobody chooses', async () => {
    const { status, body } = await bench.make({ merchantIds: stores, purpose: 'New cashiers in March' });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toMatchObject({
      code: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{10}$/),
      status: 'ACTIVE',
      partnerId: partner,
      storeCount: 2,
      jobTitles: ['Cashier'],
      dateExpires: bench.today(),
      maxUses: 3,
      uses: 0,
      purpose: 'New cashiers in March',
      createdBy: 'partner.admin',
      registrations: [],
      version: 1,
    });
    expect(body.data.stores.map(({ id }: { id: string }) => id).sort()).toEqual([...stores].sort());
    expect((await get(body.data.id)).body.data).toEqual(body.data);
  });

  it('is made by staff for any partner that is not closed', async () => {
    expect((await bench.make({ partnerId: other }, 'it.support')).body.data).toMatchObject({
      partnerId: other,
    });
    expect(Object.keys((await bench.make({}, 'it.support')).body.fields)).toEqual(['partnerId']);
    await app.admin.query(`update partner set status = 'B' where id = $1`, [other]);
    expect(Object.keys((await bench.make({ partnerId: other }, 'it.support')).body.fields)).toEqual([
      'partnerId',
    ]);
    await app.admin.query(`update partner set status = 'A' where id = $1`, [other]);
  });

  it.each([
    ['a day before today', () => ({ dateExpires: addDays(bench.today(), -1) }), ['dateExpires']],
    ['more than ninety days', () => ({ dateExpires: addDays(bench.today(), 91) }), ['dateExpires']],
    ['no use', () => ({ maxUses: 0 }), ['maxUses']],
    ['more than five hundred', () => ({ maxUses: 501 }), ['maxUses']],
    ['half a person', () => ({ maxUses: 1.5 }), ['maxUses']],
    ['no job title', () => ({ jobTitleIds: [] }), ['jobTitleIds']],
    ['an unknown one', () => ({ jobTitleIds: ['999999'] }), ['jobTitleIds']],
    ['an unknown store', () => ({ merchantIds: ['999999999'] }), ['merchantIds']],
    ['another partner', () => ({ partnerId: other }), ['partnerId']],
    [
      'too late and unknown at once',
      () => ({ dateExpires: addDays(bench.today(), 91), merchantIds: ['x'] }),
      ['merchantIds', 'dateExpires'],
    ],
  ])('is refused with %s', async (_, more, fields) => {
    const { status, body } = await bench.make(more());
    expect([status, Object.keys(body.fields)]).toEqual([400, fields]);
  });

  it('lasts ninety days and is for five hundred at most', async () => {
    expect((await bench.make({ dateExpires: addDays(bench.today(), 90), maxUses: 500 })).status).toBe(200);
  });

  it('gives no role that its maker does not give, and none of the head office for single stores', async () => {
    const admins = await bench.titleIds('Partner Administrator');
    expect((await bench.make({ jobTitleIds: admins })).body.error).toBe('rule_role_not_given');
    expect((await bench.make({ jobTitleIds: admins, partnerId: partner }, 'it.support')).status).toBe(200);
    const office = await bench.titleIds('Accounting Officer');
    expect(Object.keys((await bench.make({ jobTitleIds: office, merchantIds: stores })).body.fields)).toEqual(
      ['jobTitleIds'],
    );
    expect((await bench.make({ jobTitleIds: office })).status).toBe(200);
  });

  it('belongs to its partner: others neither see nor revoke it, and store people make none', async () => {
    const { id, version } = await bench.made();
    expect((await get(id, 'other.partner')).status).toBe(404);
    expect((await bench.revoke(id, version, 'other.partner')).status).toBe(404);
    const foreign = (await list('other.partner')).body.data.list;
    expect(foreign.every(({ partnerId }: { partnerId: string }) => partnerId === other)).toBe(true);
    expect((await get(id, 'it.support')).status).toBe(200);
    await app.admin.query(
      `insert into user_access_role (user_id, access_role_id)
       select u.id, a.id from user_account u, access_role a where u.username = 'store.manager' and a.name = 'PARTNER_ADMIN'`,
    );
    expect((await list('store.manager')).body.data.list).toEqual([]);
    expect((await bench.make({}, 'store.manager')).status).toBe(403);
  });

  it('is made once for a key that is sent twice', async () => {
    const body = { jobTitleIds: await bench.titleIds('Cashier'), dateExpires: bench.today(), maxUses: 2 };
    const send = () =>
      app.call('POST', '/api/registration-codes', {
        as: 'partner.admin',
        body,
        headers: { 'Idempotency-Key': 'one-code' },
      });
    const [one, again] = [await send(), await send()];
    expect(again.body.data.id).toBe(one.body.data.id);
  });

  it('is revoked once, in the version that was seen', async () => {
    const { id, version, code } = await bench.made();
    expect((await bench.revoke(id, version + 1)).status).toBe(409);
    const { body } = await bench.revoke(id, version);
    expect(body.data).toMatchObject({
      status: 'REVOKED',
      revokedBy: 'partner.admin',
      dtimeRevoked: expect.any(String),
    });
    expect((await bench.revoke(id, body.data.version)).body.error).toBe('rule_registration_code');
    expect((await bench.look(code)).body.error).toBe('rule_registration_code');
  });

  it('made by staff names the office to people of the partner', async () => {
    const { id } = await bench.made({ partnerId: partner }, 'it.support');
    expect((await get(id)).body.data.createdBy).not.toBe('it.support');
  });

  it('stands in the trail as made and revoked, never with its letters', async () => {
    const { id, version, code } = await bench.made();
    expect((await bench.register(code, { merchants: one() })).status).toBe(200);
    await bench.revoke(id, version);
    const { rows } = await app.admin.query(
      `select operation, actor from audit.entry where target = 'registration_code' and key = $1 order by id`,
      [id],
    );
    expect(rows).toEqual([
      { operation: 'INSERT', actor: 'partner.admin' },
      { operation: 'UPDATE', actor: 'partner.admin' },
    ]);
    const leaks = await app.admin.query(
      `select target from audit.entry e where e::text like '%' || $1 || '%'`,
      [code],
    );
    expect(leaks.rows).toEqual([]);
  });
});

describe('the list of codes', () => {
  it('filters by where they stand, finds by code, partner and purpose, and sorts', async () => {
    await app.admin.query('delete from user_request; delete from registration_code');
    const open = await bench.made({ purpose: 'Barista', dateExpires: addDays(bench.today(), 5) });
    const full = await bench.made({ maxUses: 1 });
    expect((await bench.register(full.code, { merchants: one() })).status).toBe(200);
    const late = await bench.made();
    await app.admin.query('update registration_code set date_expires = $2 where id = $1', [
      late.id,
      addDays(bench.today(), -1),
    ]);
    const gone = await bench.made();
    await bench.revoke(gone.id, 1);
    const ids = async (query: Record<string, string>) =>
      (await list('partner.admin', query)).body.data.list.map(({ id }: { id: string }) => id);
    expect(await ids({ status: 'ACTIVE' })).toEqual([open.id]);
    expect(await ids({ status: 'USED_UP' })).toEqual([full.id]);
    expect(await ids({ status: 'EXPIRED' })).toEqual([late.id]);
    expect(await ids({ status: 'REVOKED' })).toEqual([gone.id]);
    expect(await ids({ 'status[in]': 'ACTIVE,REVOKED' })).toEqual([gone.id, open.id]);
    expect(await ids({ q: 'barist' })).toEqual([open.id]);
    expect(await ids({ q: `${open.code.slice(0, 5)}-${open.code.slice(5)}`.toLowerCase() })).toEqual([
      open.id,
    ]);
    expect(await ids({ sort: '-dateExpires', limit: '1' })).toEqual([open.id]);
    expect(
      (await list('partner.admin')).body.data.list.map(({ status }: { status: string }) => status),
    ).toEqual(['REVOKED', 'EXPIRED', 'USED_UP', 'ACTIVE']);
  });
});
