import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MODULES } from '#domain/access/modules.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
afterEach(() => app.admin.query('delete from user_module'));

const set = (username: string, code: string, state: 'off' | 'granted') =>
  app.admin.query(
    `insert into user_module (user_id, partner_id, module_code, state)
     select id, partner_id, $2, $3 from user_account where username = $1`,
    [username, code, state],
  );
const mine = async (as: string): Promise<string[]> =>
  (await app.call('GET', '/api/user/permissions', { as })).body.data.list.map(
    ({ permission }: { permission: string }) => permission,
  );

describe('the modules of one person', () => {
  it('that are off count no more at the next request, whatever the roles say', async () => {
    expect(await mine('store.manager')).toContain('PT_EDIT');
    await set('store.manager', 'PAYMENT_TRANSACTIONS', 'off');
    const left = await mine('store.manager');
    expect(left).not.toContain('PT_VIEW');
    expect(left).not.toContain('PT_EDIT');
    expect(left).toContain('PRO_VIEW');
    expect(await mine('frontliner')).toContain('PT_VIEW');
  });

  it('that were granted let them look, and no more', async () => {
    await set('frontliner', 'USER_ACCOUNTS', 'granted');
    const held = await mine('frontliner');
    expect(held).toContain('UR_VIEW');
    expect(held).not.toContain('UR_CREATE');
    const list = () => app.call('GET', '/api/user-account/list/external', { as: 'frontliner' });
    expect((await list()).status).toBe(200);
    await app.admin.query('delete from user_module');
    expect((await list()).status).toBe(403);
  });

  it('are told with what somebody can, and why not', async () => {
    await set('store.manager', 'PAYMENT_TRANSACTIONS', 'off');
    await set('store.manager', 'BIR_2307', 'granted');
    await set('store.manager', 'USER_ACCOUNTS', 'off');
    const { rows } = await app.admin.query(`select id from user_account where username = 'store.manager'`);
    const { body } = await app.call('GET', `/api/user-account/${rows[0].id}/access`, { as: 'it.support' });
    const of = (permission: string) =>
      body.data.list.find((one: { permission: string }) => one.permission === permission);
    expect(of('PT_EDIT')).toMatchObject({
      because: [],
      lacks: [{ kind: 'off', name: 'PAYMENT_TRANSACTIONS' }],
    });
    // The role gives no more of that module than a look.
    expect(of('UR_VIEW').lacks).toEqual([{ kind: 'off', name: 'USER_ACCOUNTS' }]);
    expect(of('UR_EDIT').lacks).toEqual([
      { kind: 'module', name: 'USER_ACCOUNTS' },
      { kind: 'offBesides', name: 'USER_ACCOUNTS' },
    ]);
    expect(of('FM_VIEW_BIR_2307')).toMatchObject({
      because: [{ kind: 'module', name: 'BIR 2307' }],
      lacks: [],
    });
  });

  it('that are off do not leave an administrator of access roles who counts', async () => {
    await set('sales.admin', 'ACCESS_ROLES', 'off');
    const { rows } = await app.admin.query(
      `select id, version from access_role where name = 'HCPC_ITAPP_SUPPORT'`,
    );
    const read = await app.call('GET', `/api/access-role-management/${rows[0].id}`, { as: 'it.support' });
    const { role, isExternal, modules } = read.body.data;
    const refused = await app.call('POST', `/api/access-role-management/${rows[0].id}`, {
      as: 'it.support',
      body: { role, isExternal, modules, isEnabled: false },
      headers: { 'If-Match': String(rows[0].version) },
    });
    expect(refused.body.error).toBe('rule_last_administrator');
  });
});

describe('the modules that accounts are made with', () => {
  it('are those of the portal and those of products, which are all', async () => {
    const codes = async (path: string) =>
      (await app.call('GET', path, { as: 'partner.admin' })).body.data.list.map(
        ({ moduleCode }: { moduleCode: string }) => moduleCode,
      );
    const [all, portal, products] = await Promise.all(
      ['/api/user/modules', '/api/user/v2/modules', '/api/user/modules/products'].map(codes),
    );
    expect(all).toEqual(MODULES.map(({ code }) => code));
    expect([...portal, ...products].sort()).toEqual(all.toSorted());
    expect(products).toContain('PAYMENT_TRANSACTIONS');
  });
});

describe('[lookup.salesroomLabel] the stores to assign', () => {
  it('are trading ones of the own scope, labelled by name and code, by partner and by text', async () => {
    const stores = async (as: string, query: Record<string, string> = {}) =>
      (await app.call('GET', '/api/user/salesrooms', { as, query })).body.data.list;
    const own = await stores('partner.admin');
    expect(new Set(own.map(({ partnerId }: { partnerId: string }) => partnerId)).size).toBe(1);
    const [one] = own;
    expect(one.label).toBe(`${one.name} - ${one.code}`);
    expect(await stores('it.support', { partnerId: one.partnerId })).toEqual(own);
    expect(await stores('it.support', { q: one.code })).toEqual([one]);
    expect(await stores('store.manager')).toHaveLength(1);
    expect(await stores('it.support', { partnerId: 'none' })).toEqual([]);
    await app.admin.query(`update merchant set status = 'C' where id = $1`, [one.merchantId]);
    expect(await stores('partner.admin')).toHaveLength(own.length - 1);
    await app.admin.query(`update merchant set status = 'A' where id = $1`, [one.merchantId]);
  });
});
