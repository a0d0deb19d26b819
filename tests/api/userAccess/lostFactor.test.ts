import { URI } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withContext } from '#server/db/context.ts';
import { DEMO_PASSWORD } from '#server/seed/users.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { sessionCalls } from '#tests/support/app/session.ts';

const SECURITY = '/api/my-account/settings/security/second-factor';
const password = DEMO_PASSWORD;

let app: TestApp;
let session: ReturnType<typeof sessionCalls>;
beforeAll(async () => {
  app = await startTestApp();
  session = sessionCalls(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.clearLimits();
  await app.admin.query('delete from user_request');
  await app.admin.query('delete from authenticator');
  await app.admin.query('delete from recovery_code');
  await app.admin.query(
    `update user_account set second_factor = 'none', mobile_set_by = null, mobile_set_at = null, status = 'ACTIVE'`,
  );
});

const idOf = async (username: string): Promise<string> =>
  (await app.admin.query('select id from user_account where username = $1', [username])).rows[0].id;
/** Somebody sets up an app. */
const withApp = async (username: string) => {
  const { accessToken: as } = await app.login(username, { fresh: true });
  const { link } = (await app.call('POST', SECURITY, { as, body: { way: 'app', password } })).body.data;
  const code = URI.parse(link).generate({ timestamp: app.clock.now().getTime() });
  await app.call('POST', `${SECURITY}/confirm`, { as, body: { way: 'app', code } });
  return as;
};
const ask = async (username: string, as = 'it.support', more: Record<string, unknown> = {}) =>
  app.call('POST', `/api/user-account/${await idOf(username)}/lost-factor`, {
    as,
    body: { reason: 'Phone stolen on the bus', identification: 'Called back on the number on file', ...more },
  });
const approve = (id: string, as = 'sales.admin') =>
  app.call('POST', `/api/user-account/${id}/approve-request`, { as });
const kept = async (username: string) => {
  const { rows } = await app.admin.query(
    `select (select count(*)::int from authenticator a where a.user_id = u.id) as apps,
       (select count(*)::int from recovery_code c where c.user_id = u.id) as codes, u.second_factor as factor
     from user_account u where u.username = $1`,
    [username],
  );
  return rows[0];
};

describe('a lost second factor', () => {
  it('is asked for by one and taken away by another; the owner is told at both', async () => {
    const token = await withApp('accounting');
    const asked = await ask('accounting');
    expect(asked.status, JSON.stringify(asked.body)).toBe(200);
    expect(asked.body.data).toMatchObject({ fallsBackTo: 'none', mobileLast4: expect.any(String) });
    expect(await kept('accounting')).toEqual({ apps: 1, codes: 10, factor: 'app' });

    const { requestId } = asked.body.data;
    const own = await approve(requestId, 'it.support');
    expect([own.status, own.body.error]).toEqual([422, 'rule_own_request']);
    const done = await approve(requestId);
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    expect(done.body.data).toMatchObject({
      kind: 'factor',
      status: 'APPROVED',
      why: 'Phone stolen on the bus',
      identification: 'Called back on the number on file',
    });
    expect(await kept('accounting')).toEqual({ apps: 0, codes: 0, factor: 'none' });
    expect((await app.call('GET', '/api/notices', { as: token })).status).toBe(401);
    const { rows } = await app.admin.query(
      `select subject from outbox_message where channel = 'email' and recipient = (
         select email from user_account where username = 'accounting') order by id desc limit 2`,
    );
    expect(rows.map(({ subject }) => subject)).toEqual([
      'Your second factor was removed',
      'Your second factor is to be removed',
    ]);
    const door = await app.admin.query(
      `select what from sign_in s join user_account u on u.id = s.user_id where u.username = 'accounting' order by s.id desc limit 2`,
    );
    expect(door.rows.map(({ what }) => what)).toContain('SECOND_FACTOR_LOST');
    // The password alone opens it then.
    expect((await session.login('accounting')).body.data.accessToken).toBeTruthy();
  });

  const require = (of: string, isRequired: boolean, proved: string) =>
    app.admin.query(
      `update user_account set needs_second_factor = $2, proved_mobile = ${proved} where username = $1`,
      [of, isRequired],
    );

  it('of somebody who has to prove twice leaves a code by text message to the proved number', async () => {
    const of = 'head.office';
    await withApp(of);
    await require(of, true, 'mobile_number');
    const asked = await ask(of);
    expect(asked.body.data.fallsBackTo).toBe('sms');
    expect((await approve(asked.body.data.requestId)).status).toBe(200);
    const challenge = (await session.login(of)).body.data;
    expect(challenge.accessToken).toBeUndefined();
    expect(challenge.mobileLast4).toMatch(/^\d{4}$/);
    await require(of, false, 'null');
  });

  it('of somebody who has to prove twice, without a proved number, leads to the set-up', async () => {
    const of = 'head.office';
    await withApp(of);
    await require(of, true, 'null');
    const asked = await ask(of);
    expect(asked.body.data.fallsBackTo).toBe('setUp');
    expect((await approve(asked.body.data.requestId)).status).toBe(200);
    expect((await session.login(of)).body.data.user.factorNeeded).toBe(true);
    await require(of, false, 'null');
  });

  it('is no business of whoever set the number lately, as asker or as approver', async () => {
    await withApp('accounting');
    const set = (by: string) =>
      app.admin.query(
        `update user_account set mobile_set_by = (select id from user_account where username = $1), mobile_set_at = $2
         where username = 'accounting'`,
        [by, app.clock.now()],
      );
    await set('it.support');
    expect((await ask('accounting')).body.error).toBe('rule_mobile_set_lately');
    const { requestId } = (await ask('accounting', 'sales.admin')).body.data;
    expect((await approve(requestId, 'it.support')).body.error).toBe('rule_mobile_set_lately');
    expect(await kept('accounting')).toMatchObject({ apps: 1, factor: 'app' });
    app.clock.advance(31 * 86_400_000);
    expect((await approve(requestId, 'it.support')).status).toBe(200);
  });

  it('notes who set the number with the number, whatever wrote it', async () => {
    const { rows: before } = await app.admin.query(
      `select id, mobile_number from user_account where username = 'frontliner'`,
    );
    const by = await idOf('it.support');
    await app.admin.query(`select set_config('app.user_id', $1, false)`, [by]);
    await app.admin.query(`update user_account set mobile_number = '639175550177' where id = $1`, [
      before[0].id,
    ]);
    const { rows } = await app.admin.query('select mobile_set_by from user_account where id = $1', [
      before[0].id,
    ]);
    expect(rows[0].mobile_set_by).toBe(by);
    await app.admin.query(`select set_config('app.user_id', '', false)`);
  });

  it('is asked for once, for an account in use that has one, and never for oneself', async () => {
    await withApp('accounting');
    expect((await ask('accounting')).status).toBe(200);
    expect((await ask('accounting', 'sales.admin')).body.error).toBe('rule_request_open');
    expect((await ask('frontliner')).body.error).toBe('rule_no_second_factor');
    expect((await ask('it.support')).body.error).toBe('rule_own_account');
    await app.admin.query(`update user_account set status = 'SUSPENDED' where username = 'accounting'`);
    await app.admin.query('delete from user_request');
    expect((await ask('accounting')).body.error).toBe('rule_account_status');
  });

  it('says why and how the person was identified', async () => {
    await withApp('accounting');
    const fields = async (more: Record<string, unknown>) =>
      Object.keys((await ask('accounting', 'it.support', more)).body.fields ?? {});
    expect(await fields({ reason: ' ' })).toEqual(['reason']);
    expect(await fields({ identification: 'by phone' })).toEqual(['identification']);
  });

  it('is set up anew unharmed: an older approval takes nothing away', async () => {
    await withApp('accounting');
    const { requestId } = (await ask('accounting')).body.data;
    await approve(requestId);
    app.clock.advance(60_000);
    await withApp('accounting');
    expect((await approve(requestId)).body.error).toBe('rule_request_final');
    expect(await kept('accounting')).toMatchObject({ apps: 1, factor: 'app' });
  });

  it('that was set up anew while its loss waits stays: it is another one', async () => {
    const as = await withApp('accounting');
    const { requestId } = (await ask('accounting')).body.data;
    app.clock.advance(60_000);
    await app.call('POST', `${SECURITY}/end`, { as, body: { password } });
    await withApp('accounting');
    expect((await approve(requestId)).body.error).toBe('rule_no_second_factor');
    expect(await kept('accounting')).toMatchObject({ apps: 1, factor: 'app' });
  });

  it('is not seen by people of partners, its owner among them', async () => {
    const token = await withApp('head.office');
    await ask('head.office');
    for (const as of [token, 'partner.admin']) {
      const { status, body } = await app.call('GET', '/api/my-account/requests', { as });
      expect([status, JSON.stringify(body)]).toEqual([200, expect.not.stringContaining('stolen')]);
    }
    // Row security holds it, whatever a call asks for.
    const { rows } = await app.admin.query(
      `select id, partner_id from user_account where username = 'partner.admin'`,
    );
    const actor = {
      class: 'partner',
      userId: rows[0].id,
      username: 'partner.admin',
      role: null,
      partnerId: rows[0].partner_id,
      merchantIds: [],
    } as const;
    const seen = await withContext(app.pools, actor, 'requests', (tx) =>
      tx.query<{ kind: string }>({ text: 'select kind from user_request' }),
    );
    expect(seen.map(({ kind }) => kind)).not.toContain('factor');
  });
});
