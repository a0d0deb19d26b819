import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const trail = async (query: Record<string, string> = {}, as = 'it.support') =>
  app.call('GET', '/api/audit-trail', { as, query });
const post = (as: string, body: Record<string, unknown>) =>
  app.call('POST', '/api/audit-trail', { as, body });
const newest = async (query: Record<string, string>) =>
  (await trail({ limit: '1', ...query })).body.data.list[0];

describe('what the portal reports', () => {
  it('[audit.sequence] reads the responsibility, then posts the event with the module', async () => {
    const query = { responsibilityName: 'PT_EDIT' };
    const found = await app.call('GET', '/api/audit-trail/responsibility', { as: 'store.manager', query });
    expect(found.body.data).toEqual({
      eventType: 'EDIT',
      moduleId: 'PAYMENT_TRANSACTIONS',
      moduleName: 'Payment transactions',
    });
    const { eventType, moduleName } = found.body.data;
    const { status, body, headers } = await post('store.manager', { eventType, moduleName });
    expect([status, body]).toEqual([200, { data: { done: true } }]);
    expect(await newest({ target: 'PAYMENT_TRANSACTIONS' })).toMatchObject({
      actor: 'store.manager',
      actorRole: 'STORE_MANAGER',
      operation: 'EVENT',
      eventType: 'EDIT',
      isReported: true,
      requestId: headers.get('x-request-id'),
    });
  });

  it('a responsibility is found by its words too, an unknown one is 404, none is 400', async () => {
    const read = (query: Record<string, string>) =>
      app.call('GET', '/api/audit-trail/responsibility', { as: 'new.hire', query });
    expect((await read({ responsibilityName: 'view partners' })).body.data.moduleId).toBe('PARTNERS');
    expect((await read({ responsibilityName: 'X' })).status).toBe(404);
    expect((await read({})).status).toBe(400);
  });

  it('who did it comes from the session, the claims and the token are not kept', async () => {
    await post('partner.admin', {
      eventType: 'VIEW',
      moduleName: 'Somewhere else',
      username: 'sales.admin',
      userRole: 'HCPC_SALES_ADMIN',
      accessToken: 'secret.secret.secret',
    });
    const entry = await newest({ target: 'PORTAL' });
    expect(entry).toMatchObject({ actor: 'partner.admin', actorRole: 'PARTNER_ADMIN', eventType: 'VIEW' });
    expect(entry.changes).toEqual([
      { field: 'moduleName', before: null, after: { kind: 'text', text: 'Somewhere else' } },
    ]);
    const { rows } = await app.admin.query(`select 1 from audit.entry where after::text like '%secret%'`);
    expect(rows).toEqual([]);
  });

  it('[perm.auditRole] the role is the first one that gives the permission used', async () => {
    await post('sbo.reviewer', { eventType: 'CREATE', moduleName: 'Partners' });
    expect((await newest({ target: 'PARTNERS' })).actorRole).toBe('HCPC_SBO_EDIT');
  });

  it.each([
    'LOGIN',
    'login',
    'Signed in',
    'LOGIN_FAILED',
    'PASSWORD_CHANGED',
    'EXPORT',
    'DOWNLOAD',
    'DELETE',
  ])('is no %s: what the server writes itself is refused, and nothing is kept', async (eventType) => {
    const entries = async () => (await app.admin.query('select 1 from audit.entry')).rowCount;
    const before = await entries();
    const { status, body } = await post('new.hire', { eventType, moduleName: 'Sign-in' });
    expect([status, body.fields]).toEqual([400, { eventType: 'Suki records this event itself' }]);
    expect(await entries()).toBe(before);
  });

  it('stands under no table or sign-in, whatever module is named', async () => {
    for (const moduleName of ['session', 'partner', 'import_job', 'Sign-in']) {
      expect((await post('new.hire', { eventType: 'VIEW', moduleName })).status).toBe(200);
      expect(await newest({ actor: 'new.hire' })).toMatchObject({ target: 'PORTAL', isReported: true });
    }
  });

  it('is told from what the server saw itself', async () => {
    await app.login('accounting', { fresh: true });
    expect(await newest({ target: 'session', operation: 'EVENT' })).toMatchObject({ isReported: false });
    expect(await newest({ operation: 'INSERT' })).toMatchObject({ isReported: false });
  });

  it('is taken sixty times a minute from one person, and that keeps nobody else from it', async () => {
    await app.clearLimits();
    const one = { eventType: 'VIEW', moduleName: 'Partners' };
    const answers = await Promise.all(Array.from({ length: 61 }, () => post('frontliner', one)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    const refused = answers.find(({ status }) => status !== 200);
    expect([refused?.status, refused?.body.error]).toEqual([429, 'too_many']);
    expect(refused?.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await post('store.manager', one)).status).toBe(200);
    expect((await app.call('GET', '/api/user/user-level', { as: 'frontliner' })).status).toBe(200);
  });

  it('is bounded in size', async () => {
    const { status, body } = await post('new.hire', {
      eventType: 'V'.repeat(61),
      moduleName: 'x'.repeat(121),
    });
    expect([status, Object.keys(body.fields).sort()]).toEqual([400, ['eventType', 'moduleName']]);
  });

  it('bad input names the field', async () => {
    const { status, body } = await post('new.hire', { eventType: '', moduleName: 'x', colour: 1 });
    expect([status, Object.keys(body.fields).sort()]).toEqual([400, ['colour', 'eventType']]);
  });
});

describe('the trail', () => {
  it('is for staff with UM_VIEW_ACCESS_ROLE', async () => {
    expect((await app.call('GET', '/api/audit-trail')).status).toBe(401);
    expect((await trail({}, 'partner.admin')).status).toBe(403);
    expect((await trail({}, 'online.viewer')).body.missing).toEqual([['UM_VIEW_ACCESS_ROLE']]);
  });

  it('shows what changed field by field, nothing before an insert, no bookkeeping', async () => {
    const inserted = await newest({ target: 'partner', targetKey: '1', operation: 'INSERT' });
    expect(inserted).toMatchObject({ actor: 'seed', target: 'partner', targetKey: '1' });
    const fields = inserted.changes.map((change: { field: string }) => change.field);
    expect(fields).toEqual([...fields].sort());
    expect(fields).toContain('hsis_code');
    expect(fields).not.toContain('version');
    expect(inserted.changes.every((change: { before: unknown }) => change.before === null)).toBe(true);
    await app.admin.query(`update partner set status = 'B', version = version + 1 where id = 1`);
    const changed = await newest({ target: 'partner', operation: 'UPDATE' });
    expect(changed.changes).toEqual([
      {
        field: 'status',
        before: { kind: 'code', words: 'applicationStatus', code: 'A' },
        after: { kind: 'code', words: 'applicationStatus', code: 'B' },
      },
    ]);
  });

  it('never holds a password, even hashed', async () => {
    const { rows } = await app.admin.query(
      `select after from audit.entry where target = 'credential' limit 1`,
    );
    expect(rows[0]?.after.password_hash).toBe('***');
    const leaks = await app.admin.query(
      `select 1 from audit.entry where (before::text || after::text) like '%argon2%'`,
    );
    expect(leaks.rows).toEqual([]);
  });

  it('filters by actor, action, target and days in Manila', async () => {
    const at = (instant: string, key: string) =>
      app.admin.query(
        `insert into audit.entry (at, operation, target, key, actor) values ($1, 'EVENT', 'midnight', $2, 'night.owl')`,
        [instant, key],
      );
    await at('2026-03-09T15:59:59.999Z', 'before');
    await at('2026-03-09T16:00:00.000Z', 'first');
    await at('2026-03-10T15:59:59.999Z', 'last');
    await at('2026-03-10T16:00:00.000Z', 'after');
    const keys = async (query: Record<string, string>) =>
      (await trail({ target: 'midnight', ...query })).body.data.list.map(
        (row: { targetKey: string }) => row.targetKey,
      );
    expect(await keys({ at: '2026-03-10' })).toEqual(['last', 'first']);
    expect(await keys({ 'at[gte]': '2026-03-10' })).toEqual(['after', 'last', 'first']);
    expect(await keys({ 'at[lte]': '2026-03-10' })).toEqual(['last', 'first', 'before']);
    expect(await keys({ 'at[gte]': '0001-01-01', 'at[lte]': '9999-12-31' })).toHaveLength(4);
    expect(await keys({ 'actor[like]': 'NIGHT' })).toHaveLength(4);
    expect(await keys({ actor: 'night' })).toEqual([]);
    expect(await keys({ 'targetKey[in]': 'first,last' })).toEqual(['last', 'first']);
    expect((await trail({ at: '2026-02-30' })).status).toBe(400);
  });

  it('its targets have readable names', async () => {
    const { body } = await app.call('GET', '/api/audit-trail/targets', { as: 'it.support' });
    expect(body.data.list).toContainEqual({ code: 'merchant', label: 'Merchant' });
    const { rows } = await app.admin.query('select distinct target from audit.entry');
    expect(body.data.list).toHaveLength(rows.length);
  });
});
