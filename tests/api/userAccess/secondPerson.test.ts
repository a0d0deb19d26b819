import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { newUser } from '#tests/support/people.ts';

/** A role whose rights sales.admin holds and it.support does not. */
const ABOVE = 'HCPC_FINANCE_EDIT';
const KEPT = 'HCPC_ONLINE_VIEW';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.admin.query('delete from user_request');
  await app.admin.query('delete from notice');
  await app.admin.query('delete from account_tie');
  await app.admin.query(
    `delete from user_access_role where user_id = (select id from user_account where username = 'online.viewer')
      and access_role_id <> (select id from access_role where name = $1)`,
    [KEPT],
  );
});

const row = async (username: string) =>
  (await app.admin.query('select id, version from user_account where username = $1', [username])).rows[0];
const change = async (roles: string[], username = 'online.viewer', as = 'it.support') => {
  const { id, version } = await row(username);
  return app.call('POST', `/api/user-account/${id}/change-access`, {
    as,
    body: { roles },
    headers: { 'If-Match': String(version) },
  });
};
const requests = async () =>
  (
    await app.admin.query(
      `select r.id, r.status, r.created_by, a.name::text as role from user_request r
       left join access_role a on a.id = r.access_role_id where r.kind = 'role' order by r.id`,
    )
  ).rows;
const rolesOf = async (username: string) => {
  const { id } = await row(username);
  return (await app.call('GET', `/api/user-account/${id}`, { as: 'it.support' })).body.data.roles;
};
const approve = async (id: string, as: string) =>
  app.call('POST', `/api/user-account/${id}/approve-request`, { as });
const kinds = async (as: string) =>
  (await app.call('GET', '/api/notices', { as })).body.data.list.map(({ kind }: { kind: string }) => kind);

describe('a role of staff', () => {
  it('waits for somebody who holds it, while the account has the rest', async () => {
    const { status, body } = await change([KEPT, ABOVE]);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data.done).toMatchObject({
      askedRoles: [ABOVE],
      gains: [],
      signsOut: false,
      isTold: false,
      hasRole: true,
    });
    expect(await rolesOf('online.viewer')).toEqual([KEPT]);
    const [request] = await requests();
    expect(request).toMatchObject({ status: 'SUBMITTED', role: ABOVE, created_by: 'it.support' });
    expect(await kinds('sales.admin')).toContain('user-requests-wait');

    const waiting = async (as: string) =>
      (
        await app.call('GET', '/api/user-account/requests', { as, query: { waiting: 'true' } })
      ).body.data.list.map(({ id }: { id: string }) => id);
    const whyNot = async (as: string) =>
      (await app.call('GET', `/api/user-account/requests/${request.id}`, { as })).body.data.whyNot;
    // Its own asker, and a colleague who holds as little of it, are offered nothing.
    for (const [as, why] of [
      ['it.support', 'own'],
      ['it.second', 'lacks'],
      ['sales.admin', null],
    ] as const) {
      expect(await waiting(as), as).toEqual(why ? [] : [request.id]);
      expect(await whyNot(as), as).toBe(why);
    }
    const own = await approve(request.id, 'it.support');
    expect([own.status, own.body.error]).toEqual([422, 'rule_own_request']);
    const { version: before } = await row('online.viewer');
    const done = await approve(request.id, 'sales.admin');
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    expect(done.body.data).toMatchObject({ kind: 'role', status: 'APPROVED', wanted: ABOVE });
    expect((await rolesOf('online.viewer')).sort()).toEqual([ABOVE, KEPT].sort());
    expect((await row('online.viewer')).version).toBe(before + 1);
    expect(await kinds('it.support')).toContain('request-for-other-decided');
    expect(await kinds('online.viewer')).toContain('access-changed');
  });

  it('is approved by nobody who lacks the right either, and rejected with a reason', async () => {
    await change([KEPT, ABOVE]);
    const [request] = await requests();
    await app.admin.query(
      `insert into access_role (name, is_external, permissions, is_enabled) values ('Clerks', false, '{UR_VIEW,UR_EDIT}', true)`,
    );
    await app.admin.query(
      `insert into user_access_role (user_id, access_role_id) select u.id, a.id from user_account u, access_role a
       where u.username = 'loyalty.editor' and a.name = 'Clerks'`,
    );
    expect((await approve(request.id, 'loyalty.editor')).body.error).toBe('rule_role_not_given');
    const { body } = await app.call('POST', '/api/user-account/reject-requests', {
      as: 'sales.admin',
      body: { ids: request.id, reason: 'Not part of the job' },
    });
    expect(body.data.list[0].code).toBe('rejected');
    expect(await rolesOf('online.viewer')).toEqual([KEPT]);
    const { body: told } = await app.call('GET', '/api/notices', { as: 'it.support' });
    expect(told.data.list[0].body).toContain('Not part of the job');
  });

  it('is not asked for where it would bring together what is kept apart: that is said at once, and nothing waits', async () => {
    await app.admin.query(
      `insert into separation_rule (one, other, reason) values ('PAR_VIEW', 'PT_EDIT', 'Two pairs of eyes')`,
    );
    const { status, body } = await change([KEPT, ABOVE]);
    expect([status, body.error]).toEqual([422, 'rule_kept_apart']);
    expect(body.fields.roles).toMatch(/Remedios Capistrano.*Leave out what gives one of the two/);
    expect(await requests()).toEqual([]);
    const invited = await app.call('POST', '/api/user/v2/register', {
      as: 'it.support',
      body: newUser({ jobTitle: 'HCPC_SALES_ADMIN', emailAddress: 'kept.apart@example.test' }),
    });
    expect([invited.status, Object.keys(invited.body.fields)]).toEqual([422, ['jobTitle']]);
    await app.admin.query('delete from separation_rule');
    expect((await change([KEPT, ABOVE])).status).toBe(200);
  });

  it('is asked for once, and no more when it is not wanted any more', async () => {
    await change([KEPT, ABOVE]);
    expect((await change([KEPT, ABOVE])).body.error).toBe('rule_unchanged');
    expect(await requests()).toHaveLength(1);
    expect((await change([KEPT])).status).toBe(200);
    expect(await requests()).toMatchObject([{ status: 'CANCELLED' }]);
  });

  it('leaves nothing where it is to be the only one, and the answer says so', async () => {
    const id = (await app.admin.query(`select id from user_account where username = 'loyalty.editor'`))
      .rows[0].id;
    const { body: post } = await app.call('GET', `/api/user-account/${id}/post`, { as: 'it.support' });
    const { body } = await app.call('POST', `/api/user-account/${id}/preview-access`, {
      as: 'it.support',
      headers: { 'If-Match': String(post.data.user.version) },
      body: { roles: [ABOVE] },
    });
    expect(body.data).toMatchObject({ askedRoles: [ABOVE], hasRole: false });
  });

  it('is void once somebody else takes it back, or the account is closed', async () => {
    await change([KEPT, ABOVE]);
    await change([KEPT], 'online.viewer', 'sales.admin');
    expect(await requests()).toMatchObject([{ status: 'CANCELLED' }]);
    const [{ id }] = await requests();
    expect((await approve(id, 'sales.admin')).body.error).toBe('rule_request_final');

    const { body } = await app.call('POST', '/api/user/v2/register', {
      as: 'it.support',
      body: newUser({ jobTitle: ABOVE, emailAddress: 'closed.soon@example.test' }),
    });
    expect(body.data.askedRoles).toEqual([ABOVE]);
    await app.call('POST', `/api/user-account/${body.data.user.id}/cancel-invitation`, {
      as: 'it.support',
      headers: { 'If-Match': String(body.data.user.version) },
    });
    expect((await requests()).map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED']);
  });

  it('of somebody who is invited waits too: the account is made without it', async () => {
    const { status, body } = await app.call('POST', '/api/user/v2/register', {
      as: 'it.support',
      body: newUser({ jobTitle: ABOVE, emailAddress: 'finance.new@example.test' }),
    });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data.user).toMatchObject({ status: 'INVITED', roles: [] });
    const [request] = await requests();
    expect((await approve(request.id, 'sales.admin')).status).toBe(200);
    const { body: user } = await app.call('GET', `/api/user-account/${body.data.user.id}`, {
      as: 'it.support',
    });
    expect(user.data.roles).toEqual([ABOVE]);
  });

  it('is not opened by half: a feature of it that was off is asked for as well', async () => {
    // Given by nobody here: its giver would count as one person with its holder for a week.
    await app.admin.query(
      `insert into user_access_role (user_id, access_role_id) select u.id, a.id from user_account u, access_role a
       where u.username = 'online.viewer' and a.name = $1`,
      [ABOVE],
    );
    const turn = async (isEnabled: boolean) => {
      const { id, version } = await row('online.viewer');
      return app.call('POST', `/api/user-account/${id}/change-access`, {
        as: 'it.support',
        body: { roles: [KEPT, ABOVE], moduleRequests: [{ moduleCode: 'REPORT_SETTINGS', isEnabled }] },
        headers: { 'If-Match': String(version) },
      });
    };
    expect((await turn(false)).body.data.done.loses).toContain('FM_EDIT_RS');
    const { body } = await turn(true);
    expect(body.data.done).toMatchObject({ gains: [], askedModules: ['REPORT_SETTINGS'] });
    const { rows } = await app.admin.query(`select id from user_request where kind = 'module'`);
    expect((await approve(rows[0].id, 'it.support')).body.error).toBe('rule_own_request');
    expect((await approve(rows[0].id, 'sales.admin')).status).toBe(200);
    const { id } = await row('online.viewer');
    const off = await app.admin.query('select 1 from user_module where user_id = $1', [id]);
    expect(off.rows).toEqual([]);
  });

  it('is never one person’s, whatever the code says: the database holds it', async () => {
    await change([KEPT, ABOVE]);
    const { id: asker } = await row('it.support');
    const { id: owner } = await row('online.viewer');
    for (const decider of [asker, owner, '']) {
      await app.admin.query(`select set_config('app.user_id', $1, false)`, [decider]);
      const forced = app.admin.query(
        `update user_request set status = 'APPROVED', decided_at = now() where kind = 'role'`,
      );
      await expect(forced, decider).rejects.toThrow(/user_request_second_person/);
    }
    await app.admin.query(`select set_config('app.user_id', '', false)`);
  });

  it('is decided by one of two who approve and reject at once', async () => {
    await change([KEPT, ABOVE]);
    const [{ id }] = await requests();
    const answers = await Promise.all([
      approve(id, 'sales.admin'),
      change([KEPT]),
      app.call('POST', '/api/user-account/reject-requests', {
        as: 'sales.admin',
        body: { ids: id, reason: 'Not now' },
      }),
    ]);
    for (const { status } of answers) expect([200, 409, 422]).toContain(status);
    const [{ status }] = await requests();
    expect((await rolesOf('online.viewer')).includes(ABOVE) || status !== 'APPROVED').toBe(true);
  });
});
