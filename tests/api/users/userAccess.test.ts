import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PermissionOfUser } from '#contract/people/users.ts';
import { PERMISSIONS } from '#domain/permissions.ts';
import { ACCOUNT_PERMISSIONS, ACCOUNTS } from '#tests/access/accountPermissions.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const idOf = async (username: string): Promise<string> =>
  (await app.admin.query('select id from user_account where username = $1', [username])).rows[0]?.id;
const accessOf = async (username: string, as = 'it.support'): Promise<PermissionOfUser[]> =>
  (await app.call('GET', `/api/user-account/${await idOf(username)}/access`, { as })).body.data.list;
const held = (access: readonly PermissionOfUser[]) =>
  access
    .filter(({ because }) => because.length > 0)
    .map(({ permission }) => permission)
    .sort();

describe('what a user can do, and why', () => {
  it.each(ACCOUNTS)(
    'is for %s what the table of accounts says, and why not for all the rest',
    async (account) => {
      const access = await accessOf(account);
      expect(access.map(({ permission }) => permission)).toEqual(PERMISSIONS);
      expect(held(access)).toEqual(ACCOUNT_PERMISSIONS[account].trim().split(/\s+/).sort());
      for (const { permission, because, lacks } of access)
        expect(because.length > 0, permission).toBe(lacks.length === 0);
    },
  );

  it('names the role and the module that give it, and those that would', async () => {
    const access = await accessOf('store.manager');
    const of = (permission: string) => access.find((one) => one.permission === permission);
    expect(of('PT_EDIT')?.because).toEqual([
      { kind: 'module', name: 'Payment transactions', role: 'STORE_MANAGER' },
    ]);
    expect(of('MA_VIEW')?.because).toEqual([{ kind: 'userType', name: 'EXTERNAL' }]);
    expect(of('UR_CREATE')?.lacks).toEqual([{ kind: 'module', name: 'USER_ACCOUNTS' }]);
    expect(of('INT_DASH')?.lacks).toEqual([{ kind: 'type', name: 'INTERNAL' }]);
  });

  it('names no role of staff to partners', async () => {
    const told = await accessOf('frontliner', 'partner.admin');
    const names = told.flatMap(({ lacks }) => lacks.filter(({ kind }) => kind === 'role'));
    expect(names.filter(({ name }) => name.startsWith('HCPC'))).toEqual([]);
    for (const { permission, because, lacks } of told)
      expect(because.length > 0, permission).toBe(lacks.length === 0);
    const toStaff = (await accessOf('frontliner')).flatMap(({ lacks }) => lacks);
    expect(toStaff.some(({ name }) => name.startsWith('HCPC'))).toBe(true);
  });

  it('leaves out a role that is disabled', async () => {
    await app.admin.query(`update access_role set is_enabled = false where name = 'HCPC_LOYALTY_EDIT'`);
    expect(held(await accessOf('loyalty.editor'))).toEqual([]);
    const { body } = await app.call('GET', `/api/user-account/${await idOf('loyalty.editor')}`, {
      as: 'it.support',
    });
    expect(body.data.accessRoles).toEqual([
      { id: expect.any(String), role: 'HCPC_LOYALTY_EDIT', isEnabled: false },
    ]);
    await app.admin.query(`update access_role set is_enabled = true where name = 'HCPC_LOYALTY_EDIT'`);
  });

  it('is told of the own people alone', async () => {
    expect(held(await accessOf('frontliner', 'partner.admin'))).toContain('PT_VIEW');
    const path = async (username: string) => `/api/user-account/${await idOf(username)}/access`;
    for (const [username, as] of [
      ['it.support', 'partner.admin'],
      ['frontliner', 'other.partner'],
      ['head.office', 'store.manager'],
    ] as const)
      expect((await app.call('GET', await path(username), { as })).status, username).toBe(404);
    expect((await app.call('GET', '/api/user-account/none/access', { as: 'it.support' })).status).toBe(404);
  });
});
