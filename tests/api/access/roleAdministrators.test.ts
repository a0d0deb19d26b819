import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ROLE_ADMINISTRATION } from '#domain/access/accessRole.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
// Each test begins with two administrators: sales.admin and it.support, by one role each.
afterEach(async () => {
  await app.admin.query(`update access_role set is_enabled = true,
    permissions = (select array_agg(distinct name) from unnest(permissions || '{UM_VIEW_ACCESS_ROLE,UM_EDIT_ACCESS_ROLE}'::text[]) name)
    where name in ('HCPC_SALES_ADMIN', 'HCPC_ITAPP_SUPPORT')`);
  await app.admin.query(`update user_account set status = 'ACTIVE' where status = 'SUSPENDED'`);
  // Whoever lost a right was signed out; the tests go on with the sessions that they began.
  await app.admin.query(
    `update session_family set ended_at = null, end_reason = null where end_reason = 'rights'`,
  );
});

const BASE = '/api/access-role-management';
const SALES = 'HCPC_SALES_ADMIN';
const SUPPORT = 'HCPC_ITAPP_SUPPORT';

interface Role {
  accessRoleId: string;
  role: string;
  isEnabled: boolean;
  isExternal: boolean;
  version: number;
  modules: { code: string; responsibilities: { permission: string; isEnabled: boolean }[] }[];
}

const read = async (name: string): Promise<Role> => {
  const { rows } = await app.admin.query<{ id: string }>('select id from access_role where name = $1', [
    name,
  ]);
  return (await app.call('GET', `${BASE}/${rows[0]?.id}`, { as: 'it.support' })).body.data;
};
const save = ({ accessRoleId, version, role, isEnabled, isExternal, modules }: Role, as: string) =>
  app.call('POST', `${BASE}/${accessRoleId}`, {
    as,
    body: { role, isEnabled, isExternal, modules },
    headers: { 'If-Match': String(version) },
  });
const disabled = (role: Role): Role => ({ ...role, isEnabled: false });
const without = (role: Role, ...permissions: readonly string[]): Role => ({
  ...role,
  modules: role.modules.map((module) => ({
    ...module,
    responsibilities: module.responsibilities.map((one) => ({
      ...one,
      isEnabled: one.isEnabled && !permissions.includes(one.permission),
    })),
  })),
});
const verdict = ({ status, body }: Awaited<ReturnType<typeof save>>) => [
  status,
  body.error,
  Object.keys(body.fields ?? {}),
];

describe('an administrator of access roles', () => {
  it('neither disables the role that makes one, nor empties it of what does', async () => {
    const role = await read(SUPPORT);
    expect(verdict(await save(disabled(role), 'it.support'))).toEqual([
      422,
      'rule_own_access',
      ['isEnabled'],
    ]);
    for (const permission of ROLE_ADMINISTRATION)
      expect(verdict(await save(without(role, permission), 'it.support'))).toEqual([
        422,
        'rule_own_access',
        ['modules'],
      ]);
    expect(await read(SUPPORT)).toEqual(role);
  });

  it('changes anything else of that role, and gives it up when another role gives the same', async () => {
    const changed = await save(without(await read(SUPPORT), 'UR_CREATE'), 'it.support');
    expect(changed.status).toBe(200);
    await app.admin.query(`insert into user_access_role (user_id, access_role_id)
      select u.id, r.id from user_account u, access_role r where u.username = 'it.support' and r.name = 'HCPC_SALES_ADMIN'`);
    expect((await save(disabled(await read(SUPPORT)), 'it.support')).status).toBe(200);
    await app.admin.query(`delete from user_access_role where access_role_id = (select id from access_role where name = 'HCPC_SALES_ADMIN')
      and user_id = (select id from user_account where username = 'it.support')`);
  });

  it('takes it from others, down to the last', async () => {
    const sales = await read(SALES);
    expect((await save(disabled(await read(SUPPORT)), 'sales.admin')).status).toBe(200);
    for (const last of [disabled(sales), without(sales, 'UM_EDIT_ACCESS_ROLE')])
      expect(verdict(await save(last, 'sales.admin')).slice(0, 2)).toEqual([422, 'rule_last_administrator']);
  });

  it.each([
    [
      'disabled',
      `update user_account set status = 'SUSPENDED' where username in ('it.support', 'it.second')`,
    ],
    [
      'without the page of the roles',
      `update access_role set permissions = '{UM_EDIT_ACCESS_ROLE}' where name = '${SUPPORT}'`,
    ],
  ])('does not count one who is %s', async (_, spoil) => {
    const sales = await read(SALES);
    await app.admin.query(spoil);
    expect(verdict(await save(disabled(sales), 'sales.admin'))[1]).toBe('rule_last_administrator');
  });

  it('is not taken away by an editor who is none', async () => {
    const [sales, support] = [await read(SALES), await read(SUPPORT)];
    expect((await save(without(support, 'UM_VIEW_ACCESS_ROLE'), 'sales.admin')).status).toBe(200);
    const { accessToken } = await app.login('it.support', { fresh: true });
    expect(verdict(await save(disabled(sales), accessToken))[1]).toBe('rule_last_administrator');
  });

  it('is not an external user with the same permissions', async () => {
    const sales = await read(SALES);
    await app.admin.query(`update access_role set is_enabled = false where name = '${SUPPORT}'`);
    await app.admin.query(`update access_role set permissions = permissions || '{UM_VIEW_ACCESS_ROLE,UM_EDIT_ACCESS_ROLE}'
      where name = 'PARTNER_ADMIN'`);
    expect(verdict(await save(disabled(sales), 'sales.admin'))[1]).toBe('rule_last_administrator');
  });
});

describe('the last two administrators who disable each other at the same moment', () => {
  // Each change takes its time to commit: without a lock both would long have been judged by then.
  const SLOW = `create function commit_slowly() returns trigger language plpgsql as $$ begin perform pg_sleep(0.5); return null; end $$;
    create constraint trigger slow after update on access_role deferrable initially deferred
      for each row execute function commit_slowly()`;
  const QUICK = 'drop trigger slow on access_role; drop function commit_slowly()';

  it('leave one of them', async () => {
    const [sales, support] = [await read(SALES), await read(SUPPORT)];
    await Promise.all([app.login('sales.admin'), app.login('it.support')]);
    await app.admin.query(SLOW);
    const both = [save(disabled(support), 'sales.admin'), save(disabled(sales), 'it.support')];
    const verdicts = (await Promise.all(both)).map((answer) => verdict(answer).slice(0, 2));
    await app.admin.query(QUICK);
    expect(verdicts).toContainEqual([200, undefined]);
    expect(verdicts).toContainEqual([422, 'rule_last_administrator']);
  });
});
