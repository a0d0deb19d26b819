import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const BASE = '/api/access-role-management';
const role = (name: string) => ({
  role: name,
  isEnabled: true,
  isExternal: false,
  modules: [{ code: 'USER_ACCOUNTS', responsibilities: [{ permission: 'UR_VIEW', isEnabled: true }] }],
});
const create = (name: string) => app.call('POST', BASE, { as: 'it.support', body: role(name) });

const LOOKALIKES = [
  'ＨＣＰＣ_SBO_EDIT',
  'HCP\u0421_SBO_EDIT',
  '\u0397CPC_SBO_EDIT',
  'PARTNER_ADM\u0130N',
  'HC\u0331PC_X',
];

describe('a name that looks like a reserved one', () => {
  it.each(LOOKALIKES)('makes no role: %s', async (name) => {
    const { status, body } = await create(name);
    expect([400, 422]).toContain(status);
    expect(body.fields.role).toBeTruthy();
  });

  it.each(LOOKALIKES)('renames no role: %s', async (name) => {
    const made = await create(`Free ${LOOKALIKES.indexOf(name)}`);
    const { accessRoleId, version } = made.body.data;
    const headers = { 'If-Match': String(version) };
    const answer = await app.call('POST', `${BASE}/${accessRoleId}`, {
      as: 'it.support',
      body: role(name),
      headers,
    });
    expect(['invalid', 'rule_role_reserved']).toContain(answer.body.error);
  });

  it('is one name with its wide letters; letters of Philippine names stay free', async () => {
    expect((await create('Señor Bodega')).status).toBe(200);
    expect((await create('Ｓｅñｏｒ bodega')).body.error).toBe('rule_role_name_taken');
  });
});

describe('names of roles', () => {
  it('of staff are not shown to partners', async () => {
    const names = async (as: string) =>
      (await app.call('GET', '/api/user/access-roles', { as })).body.data.list as string[];
    expect((await names('partner.admin')).filter((name) => name.startsWith('HCPC_'))).toEqual([]);
    expect(await names('partner.admin')).toContain('STORE_MANAGER');
    expect(await names('it.support')).toContain('HCPC_SBO_VIEW');
  });
});
