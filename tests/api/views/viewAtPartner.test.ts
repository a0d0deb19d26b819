import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { View } from '#contract/people/views.ts';
import { permissionsOf } from '#domain/permissions.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { viewBench } from '#tests/support/viewBench.ts';

let app: TestApp;
let bench: ReturnType<typeof viewBench>;
beforeAll(async () => {
  app = await startTestApp();
  bench = viewBench(app);
});
beforeEach(() => app.clearLimits());
afterAll(() => app.stop());

const one = async <T>(sql: string, ...values: unknown[]): Promise<T> =>
  (await app.admin.query(sql, values)).rows[0];

/** Ids of a whole list, as whoever views or the person themselves reads it. */
const idsOf = async (as: string, path: string, key: string, view?: View): Promise<string[]> => {
  const headers: Record<string, string> = view ? { 'View-As': view.id } : {};
  const { status, body } = await app.call('GET', path, { as, query: { limit: '100' }, headers });
  expect(status, path).toBe(200);
  return body.data.list.map((row: Record<string, string>) => row[key]).sort();
};

describe('a role of partners, viewed at one of them', () => {
  it.each([
    ['PARTNER_ADMIN', 'partner.admin', 'PARTNER'],
    ['PARTNER_ADMIN', 'other.partner', 'PARTNER'],
    ['STORE_MANAGER', 'store.manager', 'MERCHANT'],
  ] as const)(
    '%s where %s works has the reach of %s, row by row in the database',
    async (role, person, level) => {
      const view = await bench.roleView('sales.admin', role, await bench.placeOf(person));
      for (const [path, key] of [
        ['/api/merchants', 'id'],
        ['/api/user-account/list/external', 'id'],
      ] as const) {
        const own = await idsOf(person, path, key);
        expect(own.length, path).toBeGreaterThan(0);
        const seen = await idsOf('sales.admin', path, key, view);
        // Store people see themselves among the accounts; nobody is the role.
        expect(path === '/api/merchants' ? seen : own, path).toEqual(
          expect.arrayContaining(path === '/api/merchants' ? own : seen),
        );
        expect(
          seen.every((id) => own.includes(id)),
          path,
        ).toBe(true);
      }
      const reach = await bench.seen('sales.admin', view, '/api/user/user-level');
      expect(reach.body.data.accessLevel).toBe(level);
    },
  );

  it('finds nothing of another partner, nor of another store of its own', async () => {
    const [mine, other] = [await bench.placeOf('store.manager'), await bench.placeOf('other.partner')];
    const view = await bench.roleView('sales.admin', 'STORE_MANAGER', mine);
    const stores = await app.admin.query(
      'select id from merchant where id <> $1 and (partner_id = $2 or partner_id = $3)',
      [mine.merchantId, mine.partnerId, other.partnerId],
    );
    expect(stores.rowCount).toBeGreaterThan(1);
    for (const { id } of stores.rows)
      expect((await bench.seen('sales.admin', view, `/api/merchants/${id}`)).status).toBe(404);
    expect((await bench.seen('sales.admin', view, `/api/merchants/${mine.merchantId}`)).status).toBe(200);
  });

  it('has the rights of both: neither what the viewer lacks, nor what the role lacks', async () => {
    const place = await bench.placeOf('partner.admin');
    for (const viewer of ['sales.admin', 'it.support']) {
      const view = await bench.roleView(viewer, 'PARTNER_ADMIN', place);
      const { permissions } = await one<{ permissions: string[] }>(
        `select permissions from access_role where name = 'PARTNER_ADMIN'`,
      );
      const ofRole = permissionsOf({
        type: 'EXTERNAL',
        roles: ['PARTNER_ADMIN'],
        moduleAccessibility: permissions,
      });
      const { body } = await app.call('GET', '/api/user/permissions', { as: viewer });
      const both = body.data.list
        .map(({ permission }: { permission: never }) => permission)
        .filter((permission: never) => ofRole.has(permission));
      expect([...view.user.permissions].sort()).toEqual(both.sort());
    }
    const fewer = await bench.roleView('it.support', 'PARTNER_ADMIN', place);
    expect((await bench.seen('it.support', fewer, '/api/promos')).status).toBe(403);
    expect((await bench.seen('it.support', fewer, '/api/user-account/list/external')).status).toBe(200);
    const staffOnly = await bench.roleView('sales.admin', 'PARTNER_ADMIN', place);
    expect((await bench.seen('sales.admin', staffOnly, '/api/audit-trail')).status).toBe(403);
    expect((await bench.seen('sales.admin', staffOnly, '/api/user-account/list/internal')).status).toBe(404);
  });

  it('names the role and the place, and who looks, whose own rows it shows none of', async () => {
    const place = await bench.placeOf('store.manager');
    const names = await one<{ partner: string; store: string }>(
      `select p.name as partner, m.name as store from partner p join merchant m on m.id = $2 where p.id = $1`,
      place.partnerId,
      place.merchantId,
    );
    const atStore = await bench.roleView('sales.admin', 'STORE_FRONTLINER', place);
    expect(atStore).toMatchObject({
      kind: 'role',
      name: 'STORE_FRONTLINER',
      place: `${names.store}, ${names.partner}`,
      user: {
        username: 'sales.admin',
        type: 'EXTERNAL',
        accessLevel: 'MERCHANT',
        partnerName: names.partner,
      },
    });
    const atPartner = await bench.roleView('sales.admin', 'PARTNER_ADMIN', { partnerId: place.partnerId });
    expect(atPartner).toMatchObject({
      place: names.partner,
      user: { merchantId: null, registrationCode: null },
    });
    const drafts = await bench.seen('sales.admin', atPartner, '/api/notices');
    expect(drafts.status).toBe(403);
  });

  it('names no staff', async () => {
    await app.admin.query(`update user_account set created_by = 'it.support' where username = 'frontliner'`);
    const view = await bench.roleView('sales.admin', 'PARTNER_ADMIN', await bench.placeOf('partner.admin'));
    const { body } = await bench.seen(
      'sales.admin',
      view,
      `/api/user-account/${await bench.idOf('frontliner')}`,
    );
    expect(body.data.username).toBe('frontliner');
    expect(JSON.stringify(body)).not.toContain('it.support');
  });

  it('writes nothing', async () => {
    const place = await bench.placeOf('store.manager');
    const view = await bench.roleView('sales.admin', 'STORE_MANAGER', place);
    const { status, body } = await bench.seen('sales.admin', view, `/api/merchants/${place.merchantId}`, {
      method: 'POST',
      body: {},
    });
    expect([status, body.error]).toEqual([403, 'forbidden']);
  });
});

describe('the place of a view', () => {
  const fieldsOf = async (role: string, place: object) => {
    const { status, body } = await bench.beginRole('sales.admin', role, place);
    return [status, Object.keys(body.fields ?? {})];
  };

  it('is needed of roles of partners, with a store where their people work in stores, and of no other', async () => {
    const { partnerId, merchantId } = await bench.placeOf('store.manager');
    expect(await fieldsOf('PARTNER_ADMIN', {})).toEqual([400, ['partnerId']]);
    expect(await fieldsOf('STORE_MANAGER', { partnerId })).toEqual([400, ['merchantId']]);
    expect(await fieldsOf('PARTNER_ADMIN', { partnerId, merchantId })).toEqual([400, ['merchantId']]);
    expect(await fieldsOf('HCPC_SBO_VIEW', { partnerId })).toEqual([400, ['partnerId']]);
    // No title and no account says where its people work.
    expect((await fieldsOf('MERCHANT_FRONTLINER', { partnerId }))[0]).toBe(200);
    expect((await fieldsOf('MERCHANT_FRONTLINER', { partnerId, merchantId }))[0]).toBe(200);
  });

  it('is one that there is: no unknown or closed partner, no store of another, none that does not trade', async () => {
    const [{ partnerId, merchantId }, other] = [
      await bench.placeOf('store.manager'),
      await bench.placeOf('other.partner'),
    ];
    const before = await one<{ n: string }>('select count(*) as n from view_as');
    for (const unknown of ['999999999', '0', '99999999999999999999'])
      expect(await fieldsOf('PARTNER_ADMIN', { partnerId: unknown })).toEqual([400, ['partnerId']]);
    for (const unknown of ['999999999', '99999999999999999999'])
      expect(await fieldsOf('STORE_MANAGER', { partnerId, merchantId: unknown })).toEqual([
        400,
        ['merchantId'],
      ]);
    expect(await fieldsOf('STORE_MANAGER', { partnerId: other.partnerId, merchantId })).toEqual([
      400,
      ['merchantId'],
    ]);
    const { status } = await one<{ status: string }>(
      'select status from partner where id = $1',
      other.partnerId,
    );
    await app.admin.query(`update partner set status = 'C' where id = $1`, [other.partnerId]);
    expect(await fieldsOf('PARTNER_ADMIN', { partnerId: other.partnerId })).toEqual([400, ['partnerId']]);
    await app.admin.query('update partner set status = $2 where id = $1', [other.partnerId, status]);
    expect(await one('select count(*) as n from view_as')).toEqual(before);
  });

  it('is nobody’s to choose without the right to view roles', async () => {
    const place = await bench.placeOf('partner.admin');
    for (const viewer of ['sbo.reviewer', 'partner.admin', 'store.manager'])
      expect((await bench.beginRole(viewer, 'PARTNER_ADMIN', place)).status).toBe(403);
  });

  it('is told by the role: how far its people see', async () => {
    const reaches = async (name: string) => {
      const path = `/api/access-role-management/${await bench.roleId(name)}`;
      return (await app.call('GET', path, { as: 'sales.admin' })).body.data.reaches;
    };
    expect(await reaches('PARTNER_ADMIN')).toEqual(['PARTNER']);
    expect(await reaches('STORE_MANAGER')).toEqual(['MERCHANT']);
    expect(await reaches('MERCHANT_FRONTLINER')).toEqual([]);
    expect(await reaches('HCPC_SBO_VIEW')).toEqual([]);
  });
});

describe('a view at a partner that is under way', () => {
  const level = async (view: View) => {
    const { status, body } = await bench.seen('sales.admin', view, '/api/user/user-level');
    return status === 200 ? body.data.accessLevel : body.error;
  };

  it.each([
    ['disabled', 'is_enabled', 'not is_enabled'],
    ['given to the other kind of people', 'is_external', 'not is_external'],
  ])('ends when the role is %s, and shows nobody’s rows then', async (_, column, other) => {
    const view = await bench.roleView(
      'sales.admin',
      'INFORMATION_TECHNOLOGY',
      await bench.placeOf('partner.admin'),
    );
    const toggle = () =>
      app.admin.query(`update access_role set ${column} = ${other} where name = 'INFORMATION_TECHNOLOGY'`);
    expect(await level(view)).toBe('PARTNER');
    await toggle();
    expect(await level(view)).toBe('view_ended');
    await toggle();
    expect(await level(view)).toBe('view_ended');
  });

  it('stands in the trail and in the history of the role: who, why, and whose rows of which partner', async () => {
    const place = await bench.placeOf('store.manager');
    const view = await bench.roleView('it.support', 'STORE_MANAGER', place);
    const headers = { 'View-As': view.id };
    await app.call('POST', `/api/views/${view.id}/end`, { as: 'it.support', headers });
    const query = { target: 'access_role', targetKey: await bench.roleId('STORE_MANAGER'), limit: '2' };
    const { body } = await app.call('GET', '/api/audit-trail', { as: 'sales.admin', query });
    const [ended, began] = body.data.list;
    expect([ended.eventType, began.eventType]).toEqual(['VIEW_AS_ENDED', 'VIEW_AS']);
    for (const { changes, actor } of [ended, began]) {
      expect(actor).toBe('it.support');
      const words = JSON.stringify(changes);
      expect(words).toContain('view_partner');
      expect(words).toContain(view.user.partnerName);
      expect(words).toContain(view.user.merchantName);
    }
    const { rows } = await app.admin.query(
      `select partner_id, merchant_id from audit.entry where event_type like 'VIEW_AS%' and (partner_id is not null or merchant_id is not null)`,
    );
    expect(rows).toEqual([]);
  });
});
