import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { View } from '#contract/people/views.ts';
import { endOverdueViews } from '#server/http/caller/view/endOverdueViews.ts';
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

const MINUTE = 60_000;
const LEVEL = '/api/user/user-level';
const look = async (viewer: string, view: View) => {
  const { status, body } = await bench.seen(viewer, view, LEVEL);
  return status === 200 ? body.data.accessLevel : body.error;
};
const end = (viewer: string, { id }: View) =>
  app.call('POST', `/api/views/${id}/end`, { as: viewer, headers: { 'View-As': id } });

const endOf = async ({ id }: View) => {
  const { rows } = await app.admin.query(
    `select end_reason as reason, ended_at = ends_at as "atBound" from view_as where id = $1`,
    [id],
  );
  return rows[0];
};
/** What the trail holds of an account or role, the latest last. */
const trail = async (target: string, key: string) => {
  const { rows } = await app.admin.query(
    `select event_type as event, actor, user_id as "userId", after from audit.entry
     where target = $1 and key = $2 and event_type like 'VIEW_AS%' order by id`,
    [target, key],
  );
  return rows;
};

describe('a view that ends', () => {
  it('by its button: the tab is refused from then on, and never falls back to the viewer’s own rights', async () => {
    const view = await bench.view('sales.admin', 'store.manager');
    expect(await look('sales.admin', view)).toBe('MERCHANT');
    expect((await end('sales.admin', view)).status).toBe(200);
    expect(await look('sales.admin', view)).toBe('view_ended');
    expect((await end('sales.admin', view)).status).toBe(200);
    expect(await endOf(view)).toEqual({ reason: 'ended', atBound: false });
    expect((await app.call('GET', LEVEL, { as: 'sales.admin' })).body.data.accessLevel).toBe('ALL');
  });

  it('by itself, after half an hour', async () => {
    const view = await bench.view('sales.admin', 'store.manager');
    expect(view.expiresIn).toBe(30 * 60);
    await app.admin.query(`update view_as set ends_at = $2 where id = $1`, [view.id, app.clock.now()]);
    expect(await look('sales.admin', view)).toBe('view_ended');
    expect(await endOf(view)).toEqual({ reason: 'time', atBound: true });
  });

  it('by its time also when no tab is left to say so', async () => {
    const view = await bench.view('sales.admin', 'frontliner');
    app.clock.advance(31 * MINUTE);
    await endOverdueViews(app.pools, 'test', app.clock.now());
    expect(await endOf(view)).toEqual({ reason: 'time', atBound: true });
    const told = await trail('user_account', await bench.idOf('frontliner'));
    expect(told.at(-1)).toMatchObject({ event: 'VIEW_AS_ENDED', actor: 'sales.admin' });
  });

  it('with the sign-in that it is of, whoever ends that', async () => {
    const out = await app.login('it.support', { fresh: true });
    const view = await bench.view(out.accessToken, 'frontliner');
    const headers = { 'View-As': view.id };
    expect((await app.call('POST', '/api/logout', { as: out.accessToken, headers })).status).toBe(200);
    expect(await endOf(view)).toMatchObject({ reason: 'session' });
    const other = await app.login('it.support', { fresh: true });
    const seen = await bench.view(other.accessToken, 'frontliner');
    const id = await bench.idOf('it.support');
    await app.call('POST', `/api/user-account/${id}/end-sessions`, { as: 'sales.admin', body: {} });
    expect(await endOf(seen)).toMatchObject({ reason: 'session' });
    const told = await trail('user_account', await bench.idOf('frontliner'));
    expect(told.at(-1)).toMatchObject({ event: 'VIEW_AS_ENDED', actor: 'sales.admin' });
  });

  it('when the viewed person is suspended meanwhile', async () => {
    const view = await bench.view('sales.admin', 'head.office');
    await app.admin.query(`update user_account set status = 'SUSPENDED' where username = 'head.office'`);
    expect(await look('sales.admin', view)).toBe('view_ended');
    expect(await endOf(view)).toMatchObject({ reason: 'subject' });
    await app.admin.query(`update user_account set status = 'ACTIVE' where username = 'head.office'`);
    expect(await look('sales.admin', view)).toBe('view_ended');
  });

  it('when the role is disabled meanwhile', async () => {
    const { body } = await bench.beginRole('sales.admin', 'HCPC_ONLINE_VIEW');
    await app.admin.query(`update access_role set is_enabled = false where name = 'HCPC_ONLINE_VIEW'`);
    expect(await look('sales.admin', body.data)).toBe('view_ended');
    await app.admin.query(`update access_role set is_enabled = true where name = 'HCPC_ONLINE_VIEW'`);
  });

  it('when the viewer loses the right to look', async () => {
    const { accessToken } = await app.login('it.support', { fresh: true });
    const view = await bench.view(accessToken, 'frontliner');
    const change = (to: string) =>
      app.admin.query(`update access_role set permissions = ${to} where name = 'HCPC_ITAPP_SUPPORT'`);
    await change(`array_remove(permissions, 'UM_VIEW_ACCESS_ROLE')`);
    expect(await look(accessToken, view)).toBe('view_ended');
    await change(`array_append(permissions, 'UM_VIEW_ACCESS_ROLE')`);
    expect(await endOf(view)).toMatchObject({ reason: 'right' });
    expect(await look(accessToken, view)).toBe('view_ended');
  });
});

describe('two tabs of one person', () => {
  it('do not change what the other does: one views, one is its person, one views as somebody else', async () => {
    const [store, staff] = [
      await bench.view('sales.admin', 'store.manager'),
      await bench.view('sales.admin', 'online.viewer'),
    ];
    expect([await look('sales.admin', store), await look('sales.admin', staff)]).toEqual(['MERCHANT', 'ALL']);
    const draft = { key: 'access-role/new', values: { role: 'Mine' } };
    const own = await app.call('POST', '/api/drafts', { as: 'sales.admin', body: draft });
    expect(own.status).toBe(200);
    await end('sales.admin', store);
    expect(await look('sales.admin', staff)).toBe('ALL');
  });

  it('of two sign-ins cannot use each other’s view, nor end it', async () => {
    const view = await bench.view('sales.admin', 'store.manager');
    const { accessToken } = await app.login('sales.admin', { fresh: true });
    expect(await look(accessToken, view)).toBe('view_ended');
    expect(await look('it.support', view)).toBe('view_ended');
    expect((await end(accessToken, view)).status).toBe(404);
    expect(await look('sales.admin', view)).toBe('MERCHANT');
    for (const id of ['', 'none', '00000000-0000-4000-8000-000000000000'])
      expect(await look('sales.admin', { ...view, id })).toBe('view_ended');
  });
});

describe('what is kept of a view', () => {
  it('stands in the trail and with the account: who looked, why, until when, and how it ended', async () => {
    const id = await bench.idOf('accounting');
    const view = await bench.view('sales.admin', 'accounting');
    await end('sales.admin', view);
    const entries = await trail('user_account', id);
    expect(entries).toMatchObject([
      { event: 'VIEW_AS', actor: 'sales.admin', after: { reason: 'They cannot find a store' } },
      { event: 'VIEW_AS_ENDED', actor: 'sales.admin', after: { view_end: 'ended' } },
    ]);
    const query = { target: 'user_account', targetKey: id, limit: '2' };
    const { body } = await app.call('GET', '/api/audit-trail', { as: 'sales.admin', query });
    expect(body.data.list.map(({ eventType }: { eventType: string }) => eventType)).toEqual([
      'VIEW_AS_ENDED',
      'VIEW_AS',
    ]);
    expect(body.data.list[0].changes).toContainEqual({
      field: 'view_end',
      before: null,
      after: { kind: 'code', words: 'viewEnd', code: 'ended' },
    });
  });

  it('of a role stands with the role', async () => {
    await bench.beginRole('sales.admin', 'HCPC_SBO_VIEW');
    expect(await trail('access_role', await bench.roleId('HCPC_SBO_VIEW'))).toMatchObject([
      { event: 'VIEW_AS', actor: 'sales.admin' },
    ]);
  });

  it('tells nobody: the viewed person has no notice and no message of it', async () => {
    const id = await bench.idOf('frontliner');
    const count = async () =>
      (
        await app.admin.query(
          `select (select count(*) from notice where user_id = $1)::int + (select count(*) from outbox_message)::int as n`,
          [id],
        )
      ).rows[0].n;
    const before = await count();
    await bench.view('sales.admin', 'frontliner');
    expect(await count()).toBe(before);
  });
});
