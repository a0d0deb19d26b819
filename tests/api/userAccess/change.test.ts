import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { newUser } from '#tests/support/people.ts';

let app: TestApp;
let partner: string;
let stores: string[];
let foreign: string;
beforeAll(async () => {
  app = await startTestApp();
  const own = await app.admin.query(`select m.id, m.partner_id from merchant m
    join user_account u on u.partner_id = m.partner_id and u.username = 'partner.admin' where m.status = 'A' order by m.id limit 3`);
  partner = own.rows[0].partner_id;
  stores = own.rows.map(({ id }) => id);
  const other = await app.admin.query('select id from merchant where partner_id <> $1 limit 1', [partner]);
  foreign = other.rows[0].id;
});
afterAll(() => app.stop());

let count = 0;
let id = '';
let username = '';
/** Somebody of the first partner who is in, an accounting officer of head office. */
beforeEach(async () => {
  username = `officer.${++count}`;
  const { body } = await app.call('POST', '/api/user/v2/register', {
    as: 'sales.admin',
    body: newUser({ partnerId: partner, emailAddress: `${username}@example.test` }),
  });
  id = body.data.user.id;
  await app.admin.query(`update user_account set status = 'ACTIVE', username = $2 where id = $1`, [
    id,
    username,
  ]);
  await app.admin.query(
    `insert into credential (user_id, password_hash, changed_at)
     select $1, c.password_hash, c.changed_at from credential c join user_account u on u.id = c.user_id and u.username = 'head.office'`,
    [id],
  );
});

const version = async (of = id) =>
  (await app.admin.query('select version from user_account where id = $1', [of])).rows[0].version;
const send = async (
  path: 'change-access' | 'preview-access',
  body: Record<string, unknown>,
  { as = 'it.support', of = id, seen }: { as?: string; of?: string; seen?: number } = {},
) =>
  app.call('POST', `/api/user-account/${of}/${path}`, {
    as,
    body,
    headers: { 'If-Match': String(seen ?? (await version(of))) },
  });
const change = (body: Record<string, unknown>, how?: Parameters<typeof send>[2]) =>
  send('change-access', body, how);
const at = (...ids: string[]) => ids.map((merchantId, index) => ({ merchantId, primary: index === 0 }));
const MANAGER = { jobTitle: 'Branch Manager' };
const idOf = async (name: string) =>
  (await app.admin.query('select id from user_account where username = $1', [name])).rows[0].id;
const open = async () =>
  (
    await app.admin.query(
      'select count(*)::int as n from session_family where user_id = $1 and ended_at is null',
      [id],
    )
  ).rows[0].n;

describe('the access of an account of a partner', () => {
  it('is changed by its job title, with role, stores and features', async () => {
    const { status, body } = await change({
      ...MANAGER,
      merchants: at(stores[0] ?? ''),
      moduleRequests: [{ moduleCode: 'PROMOS', isEnabled: false }],
    });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data.user).toMatchObject({
      jobTitle: 'Branch Manager',
      roles: ['STORE_MANAGER'],
      accessLevel: 'MERCHANT',
      merchants: [{ id: stores[0], isPrimary: true }],
      updatedBy: 'it.support',
    });
    expect(body.data.done).toMatchObject({ reach: 'narrower', signsOut: true, isTold: true });
    expect(body.data.done.gains).toContain('MER_VIEW');
    expect(body.data.done.gains).not.toContain('PRO_VIEW');
    expect(body.data.done.loses).toContain('DR_VIEW');
    const { rows } = await app.admin.query('select module_code, state from user_module where user_id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ module_code: 'PROMOS', state: 'off' }]);
  });

  it('that loses something ends the sessions at once, and tells the person without naming whom', async () => {
    await app.login(username, { fresh: true });
    expect(await open()).toBe(1);
    const { body } = await change({ ...MANAGER, merchants: at(stores[0] ?? '') });
    expect(body.data.done.sessionsEnded).toBe(1);
    expect(await open()).toBe(0);
    const { rows } = await app.admin.query(
      `select channel, body from outbox_message where recipient in ($1, '639175550199') order by id desc limit 2`,
      [`${username}@example.test`],
    );
    expect(rows).toHaveLength(2);
    for (const message of rows) expect(message.body).not.toContain('it.support');
    expect(rows.find(({ channel }) => channel === 'email').body).toMatch(/New: .*No more: .*signed out/s);
    const notices = await app.admin.query('select kind from notice where user_id = $1', [id]);
    expect(notices.rows).toEqual([{ kind: 'access-changed' }]);
  });

  it('that loses something ends what they exported before, and what is being exported; another’s stays', async () => {
    const file = (owner: string) =>
      app.admin.query(
        `insert into file (owner_id, purpose, name, media_type, size, sha256, storage_key, expires_at)
         values ($1, 'export', 'a.csv', 'text/csv', 1, $2, 'exports/' || $3, now() + interval '7 days') returning id`,
        [owner, 'a'.repeat(64), owner],
      );
    const [mine, other] = [await file(id), await file(await idOf('head.office'))];
    await app.admin.query(`insert into job (owner_id, kind, params) values ($1, 'export', '{}')`, [id]);
    await change({ ...MANAGER, merchants: at(stores[0] ?? '') });
    const left = await app.admin.query(
      'select f.id from file f where f.id = any ($1) and f.expires_at > clock_timestamp()',
      [[mine.rows[0].id, other.rows[0].id]],
    );
    expect(left.rows).toEqual([{ id: other.rows[0].id }]);
    const jobs = await app.admin.query('select status from job where owner_id = $1', [id]);
    expect(jobs.rows).toEqual([{ status: 'cancelled' }]);
  });

  it('that only gains something lets them stay signed in', async () => {
    await change({ ...MANAGER, merchants: at(stores[0] ?? '') });
    await app.admin.query('update session_family set ended_at = null where user_id = $1', [id]);
    await app.login(username, { fresh: true });
    const before = await open();
    const { body } = await change({ merchants: at(stores[0] ?? '', stores[1] ?? '') });
    expect(body.data.done).toMatchObject({
      signsOut: false,
      sessionsEnded: 0,
      isTold: true,
      storesLost: [],
      reach: 'same',
    });
    expect(body.data.done.storesGained).toHaveLength(1);
    expect(await open()).toBe(before);
    expect(body.data.user.jobTitle).toBe('Branch Manager');
  });

  it('moves the main store, and tells nobody of what is no right', async () => {
    const [one = '', two = ''] = stores;
    await change({ jobTitle: 'Area Manager', merchants: at(one, two) });
    const { body } = await change({ jobTitle: 'Area Manager', merchants: at(two, one) });
    expect(body.data.user.merchants[0]).toMatchObject({ id: two, isPrimary: true });
    expect(body.data.done).toMatchObject({ gains: [], loses: [], signsOut: false, isTold: false });
  });

  it('asks for a feature outside of the role, once', async () => {
    const body = {
      jobTitle: 'Accounting Officer',
      moduleRequests: [{ moduleCode: 'PROMOS', isEnabled: true }],
    };
    expect((await change(body)).body.data.done).toMatchObject({ askedModules: ['PROMOS'], gains: [] });
    expect((await change(body)).body.error).toBe('rule_unchanged');
  });

  it('refuses with the field what cannot be', async () => {
    const fields = async (body: Record<string, unknown>) =>
      Object.keys((await change(body)).body.fields ?? {});
    expect(await fields({ jobTitle: 'No such title' })).toEqual(['jobTitle']);
    expect(await fields({ ...MANAGER, merchants: [] })).toEqual(['merchants']);
    expect(await fields({ ...MANAGER, merchants: at(...stores) })).toEqual(['merchants']);
    expect(await fields({ ...MANAGER, merchants: at(foreign) })).toEqual(['merchants']);
    expect(await fields({ merchants: at(stores[0] ?? '') })).toEqual(['merchants']);
    expect(await fields({ roles: ['HCPC_ONLINE_VIEW'] })).toEqual(['roles']);
    const outside = [{ moduleCode: 'ACCESS_ROLES', isEnabled: true }];
    expect(await fields({ jobTitle: 'Accounting Officer', moduleRequests: outside })).toEqual([
      'moduleRequests',
    ]);
  });

  it('is nobody’s who does not give the role', async () => {
    const role = await app.admin.query(
      `insert into access_role (name, is_external, permissions, is_enabled) values ('Clerks', false, '{UR_VIEW,UR_EDIT}', true) returning id`,
    );
    await app.admin.query('insert into user_access_role (user_id, access_role_id) values ($1, $2)', [
      await idOf('online.viewer'),
      role.rows[0].id,
    ]);
    const { body } = await change({ ...MANAGER, merchants: at(stores[0] ?? '') }, { as: 'online.viewer' });
    expect(body.error).toBe('rule_role_not_given');
  });

  it('is shown before: the same words, and nothing of it done', async () => {
    const body = { ...MANAGER, merchants: at(stores[0] ?? '') };
    await app.login(username, { fresh: true });
    const before = await app.call('GET', `/api/user-account/${id}`, { as: 'it.support' });
    const seen = await send('preview-access', body);
    expect(seen.status, JSON.stringify(seen.body)).toBe(200);
    const after = await app.call('GET', `/api/user-account/${id}`, { as: 'it.support' });
    expect(after.body).toEqual(before.body);
    expect(await open()).toBe(1);
    const { rows } = await app.admin.query('select 1 from notice where user_id = $1', [id]);
    expect(rows).toEqual([]);
    expect((await change(body)).body.data.done).toEqual(seen.body.data);
  });

  it('with a stale version is refused with whose change it was, without one not looked at', async () => {
    await change({ ...MANAGER, merchants: at(stores[0] ?? '') }, { as: 'sales.admin' });
    const { status, body } = await change({ jobTitle: 'Accounting Officer' }, { seen: 1 });
    expect([status, body.current.updatedBy]).toEqual([409, 'sales.admin']);
    const none = await app.call('POST', `/api/user-account/${id}/change-access`, {
      as: 'it.support',
      body: MANAGER,
    });
    expect(none.status).toBe(428);
  });

  it('by two people at once is changed once', async () => {
    const seen = await version();
    const answers = await Promise.all([
      change({ ...MANAGER, merchants: at(stores[0] ?? '') }, { seen }),
      change({ ...MANAGER, merchants: at(stores[1] ?? '') }, { seen, as: 'sales.admin' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('repeated with its key is done once', async () => {
    const headers = { 'If-Match': String(await version()), 'Idempotency-Key': `change-${id}` };
    const send2 = () =>
      app.call('POST', `/api/user-account/${id}/change-access`, {
        as: 'it.support',
        body: { ...MANAGER, merchants: at(stores[0] ?? '') },
        headers,
      });
    const first = await send2();
    expect((await send2()).body).toEqual(first.body);
  });

  it('is not changed while it is suspended or closed', async () => {
    for (const status of ['SUSPENDED', 'CLOSED']) {
      await app.admin.query('update user_account set status = $2 where id = $1', [id, status]);
      expect((await change(MANAGER)).body.error, status).toBe('rule_account_status');
    }
  });

  it('stands in the trail row by row', async () => {
    await change({ ...MANAGER, merchants: at(stores[0] ?? '') });
    const { rows } = await app.admin.query(
      `select distinct target, operation from audit.entry where actor = 'it.support' and request_id = (
         select request_id from audit.entry where target = 'user_access_role' and operation = 'INSERT' order by id desc limit 1)
       order by 1, 2`,
    );
    expect(rows).toEqual([
      { target: 'user_access_role', operation: 'DELETE' },
      { target: 'user_access_role', operation: 'INSERT' },
      { target: 'user_account', operation: 'UPDATE' },
      { target: 'user_merchant', operation: 'INSERT' },
    ]);
  });
});

describe('the access of staff', () => {
  it('is a list of roles: those that stay, come and go', async () => {
    const of = await idOf('loyalty.editor');
    const roles = ['HCPC_FINANCE_EDIT', 'HCPC_LOYALTY_EDIT'];
    const { status, body } = await change({ roles }, { of, as: 'sales.admin' });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toMatchObject({
      user: { roles: ['HCPC_LOYALTY_EDIT'] },
      done: { askedRoles: ['HCPC_FINANCE_EDIT'] },
    });
    const [request] = (
      await app.admin.query(`select id from user_request where user_id = $1 and status = 'SUBMITTED'`, [of])
    ).rows;
    const approved = await app.call('POST', `/api/user-account/${request.id}/approve-request`, {
      as: 'it.second',
    });
    expect(approved.status, JSON.stringify(approved.body)).toBe(200);
    const given = await app.call('GET', `/api/user-account/${of}`, { as: 'it.support' });
    expect(given.body.data).toMatchObject({ roles, accessLevel: 'ALL' });
    const less = await change({ roles: ['HCPC_LOYALTY_EDIT'] }, { of, as: 'sales.admin' });
    expect(less.body.data.user.roles).toEqual(['HCPC_LOYALTY_EDIT']);
    expect((await change({ jobTitle: 'IT Officer' }, { of })).body.fields).toHaveProperty('jobTitle');
    expect((await change({ roles: ['PARTNER_ADMIN'] }, { of })).body.fields).toHaveProperty('roles');
    expect((await change({ roles: [] }, { of })).status).toBe(400);
  });

  it('is never one’s own, and the last who keep access roles keep theirs', async () => {
    const own = await change({ roles: ['HCPC_ONLINE_VIEW'] }, { of: await idOf('it.support') });
    expect(own.body.error).toBe('rule_own_account');
    const of = await idOf('sales.admin');
    await app.admin.query(`update access_role set permissions = array_remove(permissions, 'UM_EDIT_ACCESS_ROLE')
      where name not in ('HCPC_SALES_ADMIN')`);
    const last = await change({ roles: ['HCPC_ONLINE_VIEW'] }, { of });
    expect(last.body.error).toBe('rule_last_administrator');
  });
});
