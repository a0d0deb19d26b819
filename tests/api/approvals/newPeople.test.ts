import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { makeRole, roleBody } from '#tests/support/roles.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const rows = async (text: string, values: unknown[] = []) => (await app.admin.query(text, values)).rows;
const areOne = async (one: string, other: string): Promise<boolean> =>
  (await rows('select $2::bigint = any (one_person_with($1)) as "isOne"', [one, other]))[0].isOne;
const idOf = async (username: string): Promise<string> =>
  (await rows('select id::text from user_account where username = $1', [username]))[0].id;
const rolesOf = async (id: string): Promise<string[]> =>
  (
    await rows(
      `select a.name::text as name from user_access_role h join access_role a on a.id = h.access_role_id where h.user_id = $1`,
      [id],
    )
  ).map(({ name }) => name);

let count = 0;
const invite = async (as: string, more: object) => {
  const n = String(++count).padStart(2, '0');
  const { status, body } = await app.call('POST', '/api/user/v2/register', {
    as,
    body: {
      fullName: { firstName: 'Bagong', lastName: 'Kawani' },
      birthDate: '1990-01-02',
      emailAddress: `bago${n}@example.test`,
      contactNumber: { mobile: `091755500${n}` },
      merchants: [],
      moduleRequests: [],
      ...more,
    },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return { ...body.data, id: body.data.user.id as string };
};
const ofPartner = (as: string) => invite(as, { partnerId: '1', jobTitle: 'Partner Administrator' });
const requestOf = async (userId: string): Promise<string> =>
  (await rows(`select id::text from user_request where user_id = $1 and status = 'SUBMITTED'`, [userId]))[0]
    .id;
const decide = (as: string, id: string) =>
  app.call('POST', `/api/user-account/${id}/approve-request`, { as });
const confirm = async (as: string, id: string) => {
  const [{ version }] = await rows('select version from user_account where id = $1', [id]);
  return app.call('POST', `/api/user-account/${id}/confirm`, {
    as,
    headers: { 'If-Match': String(version) },
  });
};

describe('a new account of staff', () => {
  it('has no role until a second person confirms it, and stands by itself then, also beside that person', async () => {
    const made = await invite('it.support', { jobTitle: 'HCPC_ONLINE_VIEW' });
    expect(made.askedRoles).toEqual(['HCPC_ONLINE_VIEW']);
    expect(await rolesOf(made.id)).toEqual([]);
    expect(await areOne(await idOf('it.support'), made.id)).toBe(true);
    const request = await requestOf(made.id);
    expect((await decide('it.support', request)).body.error).toBe('rule_own_request');
    const { status, body } = await decide('sales.admin', request);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(await rolesOf(made.id)).toEqual(['HCPC_ONLINE_VIEW']);
    for (const username of ['it.support', 'sales.admin'])
      expect(await areOne(await idOf(username), made.id), username).toBe(false);
  });

  it('gets a role whose rights one of the two holds, and none where neither does', async () => {
    const made = await invite('it.support', { jobTitle: 'HCPC_FINANCE_EDIT' });
    const request = await requestOf(made.id);
    const deciders = async () =>
      (await app.call('GET', `/api/user-account/requests/${request}`, { as: 'it.support' })).body.data
        .deciders;
    expect(await deciders()).toBe(1);
    await app.admin.query(`update user_account set status = 'SUSPENDED' where username = 'sales.admin'`);
    expect(await deciders()).toBe(0);
    await app.admin.query(`update user_account set status = 'ACTIVE' where username = 'sales.admin'`);
    expect((await decide('it.second', request)).body.error).toBe('rule_role_not_given');
    expect((await decide('sales.admin', request)).status).toBe(200);
    const other = await invite('sales.admin', { jobTitle: 'HCPC_FINANCE_EDIT' });
    expect((await decide('it.second', await requestOf(other.id))).status).toBe(200);
    expect(await rolesOf(other.id)).toEqual(['HCPC_FINANCE_EDIT']);
  });
});

describe('who made accounts alone', () => {
  it('is one person with all of them, and they are with each other, until a second person confirms one', async () => {
    const [first, second] = [await ofPartner('it.support'), await ofPartner('it.support')];
    expect(await areOne(first.id, second.id)).toBe(true);
    const own = await confirm('it.support', first.id);
    expect([own.status, own.body.error]).toEqual([422, 'rule_own_request']);
    const { body } = await app.call('GET', `/api/user-account/${first.id}`, { as: 'it.second' });
    expect(body.data).toMatchObject({
      isConfirmable: true,
      ties: [{ cause: 'made', by: 'it.support' }, { cause: 'rights' }],
    });
    expect((await confirm('it.second', first.id)).status).toBe(200);
    expect(await areOne(first.id, second.id)).toBe(false);
    expect(await areOne(await idOf('it.support'), first.id)).toBe(false);
    expect(await areOne(await idOf('it.support'), second.id)).toBe(true);
    expect((await confirm('it.second', first.id)).body.error).toBe('rule_unchanged');
    const [{ actor }] = await rows(`select actor from audit.entry where event_type = 'CONFIRMED'`);
    expect(actor).toBe('it.second');
    // A year later as well.
    await app.admin.query(`update account_tie set at = at - interval '1 year'`);
    expect(await areOne(await idOf('it.support'), second.id)).toBe(true);
  });

  it('does not confirm one through another that they made', async () => {
    const puppet = await invite('it.support', { jobTitle: 'HCPC_ITAPP_SUPPORT' });
    await app.admin.query(
      `insert into user_access_role (user_id, access_role_id) select $1, id from access_role where name = 'HCPC_ITAPP_SUPPORT'`,
      [puppet.id],
    );
    await app.admin.query(`update user_account set status = 'ACTIVE', username = 'puppet' where id = $1`, [
      puppet.id,
    ]);
    await app.admin.query(
      `insert into credential (user_id, password_hash, changed_at) select $1, password_hash, changed_at from credential limit 1`,
      [puppet.id],
    );
    const other = await ofPartner('it.support');
    expect((await confirm('puppet', other.id)).body.error).toBe('rule_own_request');
    const asked = await invite('it.support', { jobTitle: 'HCPC_ITSECURITY_TEST' });
    expect((await decide('puppet', await requestOf(asked.id))).body.error).toBe('rule_own_request');
  });

  it('finds those whom nobody has confirmed yet in a list', async () => {
    const listed = async (isUnconfirmed: string) =>
      (
        await app.call('GET', '/api/user-account/list/external', {
          as: 'it.second',
          query: { isUnconfirmed },
        })
      ).body.data.list.map(({ username }: { username: string | null }) => username);
    const made = await ofPartner('it.support');
    await app.admin.query(`update user_account set username = 'made.alone' where id = $1`, [made.id]);
    expect(await listed('true')).toContain('made.alone');
    expect(await listed('false')).not.toContain('made.alone');
  });
});

describe('a role that is to approve, move money or give rights', () => {
  const roleOf = async (name: string) => {
    const [{ id }] = await rows('select id::text from access_role where name = $1', [name]);
    return (await app.call('GET', `/api/access-role-management/${id}`, { as: 'it.support' })).body.data;
  };
  const edit = (
    as: string,
    { accessRoleId, version }: { accessRoleId: string; version: number },
    body: object,
  ) =>
    app.call('POST', `/api/access-role-management/${accessRoleId}`, {
      as,
      body,
      headers: { 'If-Match': String(version) },
    });
  const permissionsOf = async (name: string): Promise<string[]> =>
    (await rows('select permissions from access_role where name = $1', [name]))[0].permissions;
  const approve = async (as: string, id: string) => {
    const [{ version }] = await rows('select version from approval_request where id = $1', [id]);
    return app.call('POST', `/api/approval-requests/${id}/approve`, {
      as,
      headers: { 'If-Match': String(version) },
    });
  };

  it('waits for a second person, who is not its editor, and holds once they approve', async () => {
    const role = await roleOf('HCPC_ITSECURITY_TEST');
    const body = roleBody('HCPC_ITSECURITY_TEST', ['UR_VIEW', 'UR_EDIT', 'UM_VIEW_ACCESS_ROLE']);
    const { status, body: answer } = await edit('it.support', role, body);
    expect(status, JSON.stringify(answer)).toBe(200);
    const id = answer.data.approvalRequestId;
    expect(id).toEqual(expect.any(String));
    expect(await permissionsOf('HCPC_ITSECURITY_TEST')).not.toContain('UR_EDIT');
    expect((await edit('it.support', role, body)).body.error).toBe('rule_request_open');
    expect((await approve('it.support', id)).body.error).toBe('rule_own_request');
    const shown = await app.call('GET', `/api/approval-requests/${id}`, { as: 'it.security' });
    expect(shown.body.data).toMatchObject({
      kind: 'ACCESS_ROLE',
      subject: 'HCPC_ITSECURITY_TEST',
      diff: [{ field: 'UR_EDIT', before: 'false', after: 'true' }],
      beside: [{ field: 'userCount', value: '1' }],
      // The other administrator of IT and sales administration.
      deciders: 2,
    });
    expect((await approve('it.security', id)).status).toBe(403);
    const done = await approve('it.second', id);
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    expect(await permissionsOf('HCPC_ITSECURITY_TEST')).toContain('UR_EDIT');
    expect((await roleOf('HCPC_ITSECURITY_TEST')).approvalRequestId).toBeNull();
  });

  it('is void when the role was changed since, and refuses what neither of the two holds', async () => {
    const role = await roleOf('HCPC_ONLINE_VIEW');
    const more = roleBody('HCPC_ONLINE_VIEW', ['PAR_VIEW', 'PT_EDIT']);
    expect((await edit('it.support', role, more)).body.error).toBe('rule_grant_not_held');
    const { body } = await edit('sales.admin', role, more);
    await app.admin.query(`update access_role set version = version + 1 where name = 'HCPC_ONLINE_VIEW'`);
    expect((await approve('it.support', body.data.approvalRequestId)).status).toBe(409);
    expect(await permissionsOf('HCPC_ONLINE_VIEW')).not.toContain('PT_EDIT');
  });

  it('waits when it is enabled again; what takes away or only looks is done at once', async () => {
    await makeRole(app, 'Refunds', ['PT_VIEW', 'PT_EDIT'], { isEnabled: false });
    const again = await edit(
      'sales.admin',
      await roleOf('Refunds'),
      roleBody('Refunds', ['PT_VIEW', 'PT_EDIT']),
    );
    expect(again.body.data, JSON.stringify(again.body)).toMatchObject({
      isEnabled: false,
      approvalRequestId: expect.any(String),
    });
    const online = await roleOf('HCPC_OPERATIONS_VIEW');
    const looks = await edit(
      'sales.admin',
      online,
      roleBody('HCPC_OPERATIONS_VIEW', ['PAR_VIEW', 'PRO_VIEW']),
    );
    expect(looks.body.data.approvalRequestId).toBeNull();
    expect(await permissionsOf('HCPC_OPERATIONS_VIEW')).toEqual(['PAR_VIEW', 'PRO_VIEW']);
  });
});
