import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const BASE = '/api/access-role-management';
const PAIRS: Record<string, string> = {
  UR_VIEW: 'USER_ACCOUNTS',
  UR_CREATE: 'USER_ACCOUNTS',
  UM_VIEW_ACCESS_ROLE: 'ACCESS_ROLES',
  PAR_VIEW: 'PARTNERS',
};
const role = (name: string, ...permissions: string[]) => ({
  role: name,
  isEnabled: true,
  isExternal: false,
  modules: [...new Set(permissions.map((permission) => PAIRS[permission] ?? ''))].map((code) => ({
    code,
    responsibilities: permissions
      .filter((permission) => PAIRS[permission] === code)
      .map((permission) => ({ permission, isEnabled: true })),
  })),
});
const post = (path: string, body: unknown, headers: Record<string, string> = {}, as = 'it.support') =>
  app.call('POST', path, { as, body, headers });
const create = (name: string, ...permissions: string[]) => post(BASE, role(name, ...permissions));
const edit = (id: string, body: unknown, version: number | null = 1, as = 'it.support') =>
  post(`${BASE}/${id}`, body, version === null ? {} : { 'If-Match': String(version) }, as);
const idOf = async (name: string): Promise<string> =>
  (await app.admin.query<{ id: string }>('select id from access_role where name = $1', [name])).rows[0]?.id ??
  '';
const enabled = (data: { modules: { responsibilities: { permission: string; isEnabled: boolean }[] }[] }) =>
  data.modules.flatMap((m) => m.responsibilities.filter((r) => r.isEnabled).map((r) => r.permission));

describe('reading access roles', () => {
  it('lists the reserved roles with their users and responsibilities', async () => {
    const { body } = await app.call('GET', BASE, { as: 'it.support', query: { limit: '100' } });
    expect(body.data.total).toBe(34);
    const admin = body.data.list.find((row: { role: string }) => row.role === 'PARTNER_ADMIN');
    expect(admin).toMatchObject({
      isExternal: true,
      isReserved: true,
      isEnabled: true,
      userCount: 2,
      updatedBy: 'seed',
    });
  });

  it('the empty matrix holds every module with all responsibilities disabled', async () => {
    const { body } = await app.call('GET', `${BASE}/modules`, { as: 'it.support' });
    expect(body.data.list).toHaveLength(12);
    expect(enabled({ modules: body.data.list })).toEqual([]);
  });

  it('without the permission 403, unknown and malformed ids 404', async () => {
    expect((await app.call('GET', BASE, { as: 'partner.admin' })).body.missing).toEqual([
      ['UM_VIEW_ACCESS_ROLE'],
    ]);
    for (const id of ['999999', 'abc', '0', '99999999999999999999'])
      expect((await app.call('GET', `${BASE}/${id}`, { as: 'it.support' })).status).toBe(404);
  });
});

describe('creating an access role', () => {
  it('stores the role, answers it whole and signs it', async () => {
    const { status, body } = await create('Help Desk', 'UR_VIEW', 'UM_VIEW_ACCESS_ROLE');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      role: 'Help Desk',
      isReserved: false,
      responsibilityCount: 2,
      userCount: 0,
      updatedBy: 'it.support',
      version: 1,
    });
    expect(enabled(body.data)).toEqual(['UR_VIEW', 'UM_VIEW_ACCESS_ROLE']);
    expect(body.data.dtimeUpdated.slice(0, 10)).toBe('2026-11-20');
  });

  it('a name is taken whatever its case', async () => {
    await create('Front Desk', 'UR_VIEW');
    const { status, body } = await create('front desk', 'UR_VIEW');
    expect([status, body.error, Object.keys(body.fields)]).toEqual([422, 'rule_role_name_taken', ['role']]);
  });

  it('the same idempotency key answers the first result once, with another body it is a conflict', async () => {
    const key = { 'Idempotency-Key': 'create-night-desk' };
    const first = await post(BASE, role('Night Desk', 'UR_VIEW'), key);
    const again = await post(BASE, role('Night Desk', 'UR_VIEW'), key);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect((await post(BASE, role('Day Desk', 'UR_VIEW'), key)).status).toBe(409);
  });

  it.each([
    [role('Ab', 'UR_VIEW'), 'role'],
    [role('Bad/Name', 'UR_VIEW'), 'role'],
    [{ ...role('Extra', 'UR_VIEW'), colour: 1 }, 'colour'],
    [{ ...role('Missing', 'UR_VIEW'), isEnabled: undefined }, 'isEnabled'],
    [{ ...role('Odd'), modules: [{ code: 'NONE', responsibilities: [] }] }, 'modules.0.code'],
  ])('bad input %# names the field', async (body, field) => {
    const answer = await post(BASE, body);
    expect([answer.status, answer.body.error, Object.keys(answer.body.fields)]).toEqual([
      400,
      'invalid',
      [field],
    ]);
  });

  it.each([
    ['SBO_FLY', 'There is no such permission'],
    ['PAR_VIEW', 'This permission belongs to another module'],
  ])('a permission %s under the wrong module is named by its path', async (permission, message) => {
    const modules = [{ code: 'USER_ACCOUNTS', responsibilities: [{ permission, isEnabled: true }] }];
    const { status, body } = await post(BASE, { ...role('Wrong'), modules });
    expect([status, body.fields]).toEqual([400, { 'modules.0.responsibilities.0.permission': message }]);
  });

  it('a permission named twice is refused', async () => {
    const responsibilities = [true, false].map((isEnabled) => ({ permission: 'UR_VIEW', isEnabled }));
    const { status, body } = await post(BASE, {
      ...role('Twice'),
      modules: [{ code: 'USER_ACCOUNTS', responsibilities }],
    });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['modules.0.responsibilities.1.permission']]);
  });

  it('needs at least one responsibility', async () => {
    const { status, body } = await create('Nothing');
    expect([status, body.error]).toEqual([422, 'rule_role_empty']);
  });

  it('nobody grants what they do not hold', async () => {
    const { status, body } = await create('Too Much', 'UR_VIEW', 'PAR_VIEW');
    expect([status, body.error]).toEqual([422, 'rule_grant_not_held']);
    expect(body.message).toContain('PAR_VIEW');
    expect((await post(BASE, role('Enough', 'PAR_VIEW'), {}, 'sales.admin')).status).toBe(200);
  });

  it('reserved names are never created', async () => {
    for (const name of ['HCPC_NEW', 'partner_admin']) {
      const { status, body } = await create(name, 'UR_VIEW');
      expect([status, body.error]).toEqual([422, 'rule_role_reserved']);
    }
  });

  it('an external user reads roles with the permission, and never writes them', async () => {
    await app.admin.query(
      `update access_role set permissions = permissions || '{UM_VIEW_ACCESS_ROLE,UM_CREATE_ACCESS_ROLE}' where name = 'HEAD_OFFICE_1'`,
    );
    const list = await app.call('GET', BASE, { as: 'head.office', query: { role: 'PARTNER_ADMIN' } });
    expect([list.status, list.body.data.list[0].userCount]).toEqual([200, 1]);
    expect((await post(BASE, role('Outside', 'UM_VIEW_ACCESS_ROLE'), {}, 'head.office')).status).toBe(403);
  });
});

describe('editing an access role', () => {
  it('raises the version and signs the change', async () => {
    const made = (await create('Desk A', 'UR_VIEW')).body.data;
    const { status, body } = await edit(made.accessRoleId, role('Desk B', 'UR_VIEW', 'UM_VIEW_ACCESS_ROLE'));
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      role: 'Desk B',
      version: 2,
      responsibilityCount: 2,
      updatedBy: 'it.support',
    });
  });

  it('a stale version answers 409 with the record as it stands, a missing one 428', async () => {
    const { accessRoleId } = (await create('Desk C', 'UR_VIEW')).body.data;
    await edit(accessRoleId, role('Desk D', 'UR_VIEW'));
    const stale = await edit(accessRoleId, role('Desk E', 'UR_VIEW'));
    expect([stale.status, stale.body.error, stale.body.current.role]).toEqual([409, 'conflict', 'Desk D']);
    expect((await edit(accessRoleId, role('Desk E', 'UR_VIEW'), null)).status).toBe(428);
    expect((await edit('999999', role('Desk E', 'UR_VIEW'))).status).toBe(404);
  });

  it('of two edits at the same moment one is told', async () => {
    const { accessRoleId } = (await create('Desk F', 'UR_VIEW')).body.data;
    const both = await Promise.all(
      ['Desk G', 'Desk H'].map((name) => edit(accessRoleId, role(name, 'UR_VIEW'))),
    );
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });

  it('rights that the editor lacks may be taken away and kept, never added', async () => {
    const { accessRoleId } = (await post(BASE, role('Mixed', 'UR_VIEW', 'PAR_VIEW'), {}, 'sales.admin')).body
      .data;
    expect((await edit(accessRoleId, role('Mixed Two', 'UR_VIEW', 'PAR_VIEW'), 1)).status).toBe(200);
    expect((await edit(accessRoleId, role('Mixed Two', 'UR_VIEW'), 2)).status).toBe(200);
    expect((await edit(accessRoleId, role('Mixed Two', 'UR_VIEW', 'PAR_VIEW'), 3)).body.error).toBe(
      'rule_grant_not_held',
    );
  });

  it('enabling a disabled role grants all of it again', async () => {
    const off = { ...role('Asleep', 'PAR_VIEW'), isEnabled: false };
    const { accessRoleId } = (await post(BASE, off, {}, 'sales.admin')).body.data;
    expect((await edit(accessRoleId, role('Asleep', 'PAR_VIEW'))).body.error).toBe('rule_grant_not_held');
    expect((await edit(accessRoleId, role('Asleep', 'PAR_VIEW'), 1, 'sales.admin')).status).toBe(200);
  });

  it('a role of the other kind of people is given by other rules: its editor has to hold all of it', async () => {
    const { accessRoleId } = (await post(BASE, role('Of Staff', 'PAR_VIEW'), {}, 'sales.admin')).body.data;
    const outside = { ...role('Of Staff', 'PAR_VIEW'), isExternal: true };
    expect((await edit(accessRoleId, outside)).body.error).toBe('rule_grant_not_held');
    expect((await edit(accessRoleId, outside, 1, 'sales.admin')).status).toBe(200);
    expect((await edit(accessRoleId, role('Of Staff', 'PAR_VIEW'), 2)).body.error).toBe(
      'rule_grant_not_held',
    );
  });

  it('a reserved role keeps its name and its side, its responsibilities change', async () => {
    const id = await idOf('HCPC_ITSECURITY_TEST');
    const kept = role('HCPC_ITSECURITY_TEST', 'UR_VIEW');
    for (const change of [{ role: 'Security' }, { isExternal: true }]) {
      const { status, body } = await edit(id, { ...kept, ...change });
      expect([status, body.error, Object.keys(body.fields)]).toEqual([
        422,
        'rule_role_reserved',
        Object.keys(change),
      ]);
    }
    expect((await edit(id, kept)).body.data).toMatchObject({ responsibilityCount: 1, version: 2 });
  });

  it('the change stands in the trail with before, after, who and the request, in the same transaction', async () => {
    const { accessRoleId } = (await create('Traced', 'UR_VIEW')).body.data;
    const { headers } = await post(
      `${BASE}/${accessRoleId}`,
      role('Traced', 'UR_VIEW', 'UM_VIEW_ACCESS_ROLE'),
      {
        'If-Match': '1',
      },
    );
    const { rows } = await app.admin.query(
      `select operation, actor, actor_role, request_id, before, after from audit.entry where target = 'access_role' and key = $1 order by id`,
      [accessRoleId],
    );
    expect(rows[0]).toMatchObject({ operation: 'INSERT', actor: 'it.support', before: null });
    expect(rows[1]).toEqual({
      operation: 'UPDATE',
      actor: 'it.support',
      actor_role: 'HCPC_ITAPP_SUPPORT',
      request_id: headers.get('x-request-id'),
      before: { permissions: ['UR_VIEW'] },
      after: { permissions: ['UR_VIEW', 'UM_VIEW_ACCESS_ROLE'] },
    });
  });

  it('a refused change leaves neither row nor trail', async () => {
    const before = await app.admin.query('select count(*)::int as n from audit.entry');
    await create('Too Much', 'PAR_VIEW');
    await create('Help Desk', 'UR_VIEW');
    const after = await app.admin.query('select count(*)::int as n from audit.entry');
    expect(after.rows).toEqual(before.rows);
  });
});
