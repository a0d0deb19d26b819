import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

const PERMISSIONS = '/api/user/permissions';
const permissionsIn = async (viewer: string, view: Awaited<ReturnType<typeof bench.view>>) => {
  const { body } = await bench.seen(viewer, view, PERMISSIONS);
  return body.data.list.map(({ permission }: { permission: string }) => permission).sort();
};
const held = async (username: string): Promise<string[]> => {
  const { body } = await app.call('GET', PERMISSIONS, { as: username });
  return body.data.list.map(({ permission }: { permission: string }) => permission);
};
const both = async (one: string, other: string): Promise<string[]> => {
  const [first, second] = [await held(one), await held(other)];
  return first.filter((permission) => second.includes(permission)).sort();
};

describe('the rights of a view', () => {
  it.each([
    ['sales.admin', 'online.viewer'],
    ['it.support', 'sales.admin'],
    ['sales.admin', 'partner.admin'],
    ['sales.admin', 'store.manager'],
    ['it.support', 'frontliner'],
  ])('of %s as %s are what both hold, as the portal is told', async (viewer, viewed) => {
    const view = await bench.view(viewer, viewed);
    const rights = await both(viewer, viewed);
    expect(await permissionsIn(viewer, view)).toEqual(rights);
    expect([...view.user.permissions].sort()).toEqual(rights);
    expect(view.user.username).toBe(viewed);
    expect(view.user.registrationCode).toBeNull();
  });

  it('neither opens what only the viewer may see, nor what only the viewed may', async () => {
    const fewer = await bench.view('sales.admin', 'online.viewer');
    expect((await bench.seen('sales.admin', fewer, '/api/audit-trail')).status).toBe(403);
    expect((await bench.seen('sales.admin', fewer, '/api/partners')).status).toBe(200);
    const more = await bench.view('it.support', 'sales.admin');
    expect((await bench.seen('it.support', more, '/api/contracts')).status).toBe(403);
    expect((await bench.seen('it.support', more, '/api/audit-trail')).status).toBe(200);
  });

  it('of a role are those of the role alone, as far as the viewer holds them', async () => {
    const { body } = await bench.beginRole('sales.admin', 'HCPC_ONLINE_VIEW');
    expect(body.data).toMatchObject({ kind: 'role', name: 'HCPC_ONLINE_VIEW', place: null });
    expect(body.data.user).toMatchObject({ username: 'sales.admin', roles: ['HCPC_ONLINE_VIEW'] });
    const rights = await permissionsIn('sales.admin', body.data);
    expect(rights).toEqual(await both('sales.admin', 'online.viewer'));
  });
});

describe('the reach of a view', () => {
  const storesOf = async (as: string, more: object = {}) => {
    const { body } = await app.call('GET', '/api/merchants', { as, query: { limit: '100' }, ...more });
    return body.data.list.map(({ id }: { id: string }) => id).sort();
  };

  it.each(['partner.admin', 'store.manager'])(
    'as %s is theirs, row by row, in the database',
    async (viewed) => {
      const view = await bench.view('sales.admin', viewed);
      const stores = await storesOf('sales.admin', { headers: { 'View-As': view.id } });
      expect(stores).toEqual(await storesOf(viewed));
      const { rows } = await app.admin.query('select id from merchant where not id = any ($1)', [stores]);
      expect((await bench.seen('sales.admin', view, `/api/merchants/${rows[0].id}`)).status).toBe(404);
      const level = await bench.seen('sales.admin', view, '/api/user/user-level');
      expect(level.body.data.accessLevel).toBe(viewed === 'partner.admin' ? 'PARTNER' : 'MERCHANT');
    },
  );

  it('as somebody outside names no staff, and shows the viewer nothing of themselves', async () => {
    const view = await bench.view('sales.admin', 'store.manager');
    const own = await bench.seen('sales.admin', view, `/api/user-account/${await bench.idOf('sales.admin')}`);
    expect(own.status).toBe(404);
    await app.admin.query(`update user_account set created_by = 'it.support' where username = 'frontliner'`);
    const id = await bench.idOf('frontliner');
    const { body } = await bench.seen('sales.admin', view, `/api/user-account/${id}`);
    expect(body.data.username).toBe('frontliner');
    expect(JSON.stringify(body)).not.toContain('it.support');
  });

  it('hides staff lists from a view of somebody outside, as from them', async () => {
    const view = await bench.view('sales.admin', 'partner.admin');
    expect((await bench.seen('sales.admin', view, '/api/user-account/list/internal')).status).toBe(404);
    expect((await bench.seen('sales.admin', view, '/api/audit-trail')).status).toBe(403);
  });
});

describe('who begins a view', () => {
  it('says why, in a field that is named', async () => {
    const { status, body } = await bench.beginUser('sales.admin', 'frontliner', { body: { reason: ' a ' } });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['reason']]);
  });

  it('is neither the viewed person, nor in a view already, nor somebody without the right', async () => {
    expect((await bench.beginUser('sales.admin', 'sales.admin')).body.error).toBe('rule_own_account');
    const view = await bench.view('sales.admin', 'it.support');
    const id = await bench.idOf('frontliner');
    const nested = await bench.seen('sales.admin', view, `/api/user-account/${id}/view`, {
      method: 'POST',
      body: { reason: 'Once more' },
    });
    expect(nested.status).toBe(403);
    expect((await bench.beginUser('sbo.reviewer', 'frontliner')).status).toBe(403);
    expect((await bench.beginUser('partner.admin', 'frontliner')).status).toBe(403);
  });

  it.each(['SUSPENDED', 'CLOSED', 'INVITED'])('views as nobody who is %s', async (status) => {
    await app.admin.query(`update user_account set status = $1 where username = 'new.hire'`, [status]);
    expect((await bench.beginUser('sales.admin', 'new.hire')).body.error).toBe('rule_account_status');
    await app.admin.query(`update user_account set status = 'ACTIVE' where username = 'new.hire'`);
  });

  it('views as no role that is disabled, and none that there is not', async () => {
    await app.admin.query(`update access_role set is_enabled = false where name = 'HCPC_ONLINE_VIEW'`);
    expect((await bench.beginRole('sales.admin', 'HCPC_ONLINE_VIEW')).body.error).toBe(
      'rule_role_not_viewed',
    );
    await app.admin.query(`update access_role set is_enabled = true where name = 'HCPC_ONLINE_VIEW'`);
    const unknown = { as: 'sales.admin', body: { reason: 'Nobody there' } };
    expect((await app.call('POST', '/api/user-account/999999999/view', unknown)).status).toBe(404);
    expect((await app.call('POST', '/api/access-role-management/999999999/view', unknown)).status).toBe(404);
  });

  it('begins one view by one key, however often it is sent', async () => {
    const headers = { 'Idempotency-Key': 'view-once' };
    const [first, again] = [
      await bench.beginUser('sales.admin', 'frontliner', { headers }),
      await bench.beginUser('sales.admin', 'frontliner', { headers }),
    ];
    expect(again.body.data).toEqual(first.body.data);
  });
});
