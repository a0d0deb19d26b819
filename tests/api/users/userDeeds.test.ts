import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#server/seed/users.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
afterEach(() => app.admin.query(`update user_account set status = 'ACTIVE', locked_until = null`));

interface Account {
  id: string;
  version: number;
}
const account = async (username: string): Promise<Account> =>
  (await app.admin.query('select id, version from user_account where username = $1', [username])).rows[0];
const call = (method: 'GET' | 'POST', { id }: Account, path = '', body?: unknown, as = 'it.support') =>
  app.call(method, `/api/user-account/${id}${path}`, { as, ...(body === undefined ? {} : { body }) });
const deed = (who: Account, path: string, body?: unknown, as = 'it.support') =>
  app.call('POST', `/api/user-account/${who.id}${path}`, {
    as,
    headers: { 'If-Match': String(who.version) },
    ...(body === undefined ? {} : { body }),
  });
const suspend = (who: Account, as?: string) => deed(who, '/suspend', { reason: 'Left on Friday' }, as);
const signIn = async (username: string, password = DEMO_PASSWORD) =>
  (await app.call('POST', '/api/login', { body: { username, password } })).status;
const trail = async (event: string): Promise<Record<string, string>[]> =>
  (
    await app.admin.query(
      `select target, key, actor, after from audit.entry where event_type = $1 order by id`,
      [event],
    )
  ).rows;

describe('suspending an account', () => {
  it('ends its sessions at once, and reactivating lets the same person sign in again', async () => {
    const who = await account('accounting');
    const { accessToken } = await app.login('accounting', { fresh: true });
    const answer = await suspend(who);
    expect(answer.body.data).toMatchObject({
      status: 'SUSPENDED',
      statusReason: 'Left on Friday',
      updatedBy: 'it.support',
    });
    expect((await app.call('GET', '/api/user/token', { as: accessToken })).status).toBe(401);
    expect(await signIn('accounting')).toBe(401);
    const { rows } = await app.admin.query(
      'select distinct end_reason from session_family where user_id = $1 and ended_at is not null',
      [who.id],
    );
    expect(rows).toEqual([{ end_reason: 'suspended' }]);

    const back = await deed({ ...who, version: answer.body.data.version }, '/reactivate');
    expect(back.body.data).toMatchObject({ status: 'ACTIVE', statusReason: null });
    expect(await signIn('accounting')).toBe(200);
    // What ended stays ended.
    expect((await app.call('GET', '/api/user/token', { as: accessToken })).status).toBe(401);
  });

  it('is not done to oneself, twice, without a reason, unseen or on an old version', async () => {
    const own = await account('it.support');
    expect((await suspend(own)).body.error).toBe('rule_own_account');
    const who = await account('frontliner');
    expect((await deed(who, '/suspend', { reason: ' ' })).body.fields).toHaveProperty(['reason']);
    expect((await call('POST', who, '/suspend', { reason: 'Left' })).status).toBe(428);
    const stale = await suspend({ ...who, version: who.version + 1 });
    expect([stale.status, stale.body.current.username]).toEqual([409, 'frontliner']);
    expect((await deed(who, '/reactivate')).body.error).toBe('rule_account_status');
    expect((await suspend(who)).status).toBe(200);
    expect((await suspend(await account('frontliner'))).body.error).toBe('rule_account_status');
    expect((await suspend({ id: '999999999', version: 1 })).status).toBe(404);
  });

  it('leaves somebody who administers access roles', async () => {
    await app.admin.query(
      `update user_account set status = 'SUSPENDED' where username in ('sales.admin', 'it.second')`,
    );
    await app.admin.query(
      `update access_role set permissions = '{UR_VIEW,UR_EDIT}' where name = 'HCPC_ONLINE_VIEW'`,
    );
    const refused = await suspend(await account('it.support'), 'online.viewer');
    expect([refused.status, refused.body.error]).toEqual([422, 'rule_last_administrator']);
    expect((await account('it.support')).version).toBe(1);
    await app.admin.query(
      `update access_role set permissions = '{PAR_VIEW}' where name = 'HCPC_ONLINE_VIEW'`,
    );
  });

  it('by two people at once happens once', async () => {
    const who = await account('head.office');
    const answers = await Promise.all([suspend(who), suspend(who, 'sales.admin')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is not for partners, though they see the account; the reason neither', async () => {
    await app.admin.query(
      `update access_role set permissions = permissions || '{UR_EDIT}' where name = 'PARTNER_ADMIN'`,
    );
    const who = await account('frontliner');
    expect((await suspend(who, 'partner.admin')).status).toBe(403);
    await suspend(who);
    const seen = (await call('GET', who, '', undefined, 'partner.admin')).body.data;
    expect(seen).toMatchObject({ status: 'SUSPENDED', statusReason: null });
    expect(JSON.stringify(seen)).not.toContain('it.support');
    await app.admin.query(
      `update access_role set permissions = array_remove(permissions, 'UR_EDIT') where name = 'PARTNER_ADMIN'`,
    );
  });
});

describe('the sessions of an account', () => {
  it('stand with their device and last use, and end one by one or all together', async () => {
    const who = await account('sbo.reviewer');
    const agent =
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36';
    const first = await app.call('POST', '/api/login', {
      body: { username: 'sbo.reviewer', password: DEMO_PASSWORD },
      headers: { 'User-Agent': agent },
    });
    const second = await app.login('sbo.reviewer', { fresh: true });
    const sessions = async () => (await call('GET', who, '/sessions')).body.data.list;
    const [, mine] = await sessions();
    expect(mine).toMatchObject({ agent, isThis: false, dtimeUsed: mine.dtimeStarted });
    app.clock.advance(60_000);
    await app.call('POST', '/api/refresh-token', { body: { refreshToken: first.body.data.refreshToken } });
    expect((await sessions())[1].dtimeUsed > mine.dtimeUsed).toBe(true);

    expect((await call('POST', who, '/end-sessions', { sessionId: mine.id })).body.data).toEqual({
      ended: 1,
    });
    expect((await call('POST', who, '/end-sessions', { sessionId: mine.id })).body.data).toEqual({
      ended: 0,
    });
    const asks = (as: string) => app.call('GET', '/api/user/token', { as });
    expect((await asks(first.body.data.accessToken)).status).toBe(401);
    expect((await asks(second.accessToken)).status).toBe(200);
    expect((await call('POST', who, '/end-sessions')).body.data).toEqual({ ended: 1 });
    expect((await asks(second.accessToken)).status).toBe(401);
    expect(await sessions()).toEqual([]);
    expect((await trail('SESSION_ENDED')).at(-1)).toMatchObject({
      target: 'user_account',
      key: who.id,
      actor: 'it.support',
    });
  });

  it('of one account are not ended through another', async () => {
    const who = await account('loyalty.editor');
    await app.login('loyalty.editor', { fresh: true });
    const [session] = (await call('GET', who, '/sessions')).body.data.list;
    const other = await account('online.viewer');
    expect((await call('POST', other, '/end-sessions', { sessionId: session.id })).body.data).toEqual({
      ended: 0,
    });
    expect((await call('POST', who, '/end-sessions', { sessionId: 'x' })).status).toBe(400);
  });

  it('say which one asks', async () => {
    const list = (await call('GET', await account('it.support'), '/sessions')).body.data.list;
    expect(list.filter(({ isThis }: { isThis: boolean }) => isThis)).toHaveLength(1);
  });
});

describe('the sign-ins of an account', () => {
  it('are its history, failed ones too, the latest first, and no change in the trail', async () => {
    const who = await account('online.viewer');
    const changes = async () =>
      (
        await app.admin.query(
          `select count(*)::int as n from audit.entry where target = 'user_account' and key = $1`,
          [who.id],
        )
      ).rows[0].n;
    const before = await changes();
    await signIn('online.viewer', 'wrong');
    await signIn('ONLINE.viewer');
    const { body } = await call('GET', who, '/sign-ins');
    const [last, failed] = body.data.list;
    expect(last).toMatchObject({ what: 'LOGIN', address: expect.any(String) });
    expect(failed.what).toBe('LOGIN_FAILED');
    const { rows } = await app.admin.query('select last_sign_in_at as at from user_account where id = $1', [
      who.id,
    ]);
    expect(rows[0].at.toISOString()).toBe(last.at);
    expect(await changes()).toBe(before);
    expect((await account('online.viewer')).version).toBe(who.version);
    const only = await app.call('GET', `/api/user-account/${who.id}/sign-ins`, {
      as: 'it.support',
      query: { what: 'LOGIN_FAILED' },
    });
    expect(only.body.data.list[0]).toEqual(failed);
    expect(new Set(only.body.data.list.map(({ what }: { what: string }) => what))).toEqual(
      new Set(['LOGIN_FAILED']),
    );
  });
});

describe('a mobile number', () => {
  it('is shown in full to whoever may see the account, and the trail keeps who looked, not the number', async () => {
    const who = await account('frontliner');
    const { body } = await call('POST', who, '/reveal', undefined, 'partner.admin');
    expect(body.data).toEqual({ mobileNumber: '639000000013' });
    expect((await call('POST', who, '/reveal', undefined, 'other.partner')).status).toBe(404);
    const looks = (await trail('REVEAL')).filter(({ key }) => key === who.id);
    expect(looks).toEqual([{ target: 'user_account', key: who.id, actor: 'partner.admin', after: null }]);
  });
});

describe('resetting a password', () => {
  it('ends the old one and all sessions, and sends a link that sets a new one once', async () => {
    const who = await account('finance.officer');
    const { accessToken } = await app.login('finance.officer', { fresh: true });
    const { body } = await call('POST', who, '/reset-password');
    expect(body.data.sentTo).toEqual(['email', 'sms']);
    expect(await signIn('finance.officer')).toBe(401);
    expect((await app.call('GET', '/api/user/token', { as: accessToken })).status).toBe(401);
    const { rows } = await app.admin.query(
      `select channel, recipient, body, kind from outbox_message order by id desc limit 2`,
    );
    expect(rows.map(({ channel }) => channel).sort()).toEqual(['email', 'sms']);
    expect(rows.every(({ kind }) => kind === 'code')).toBe(true);
    const token = new URLSearchParams(/#(\S+)/.exec(rows[0].body)?.[1]).get('resetToken');
    const set = (newPassword: string) =>
      app.call('POST', '/api/user/password/reset', { body: { resetToken: token, newPassword } });
    expect((await set('Bagong-Lihim-2026')).status).toBe(200);
    expect(await signIn('finance.officer', 'Bagong-Lihim-2026')).toBe(200);
    expect((await set('Ibang-Lihim-2026')).body.error).toBe('rule_otp_expired');
    expect((await trail('PASSWORD_RESET')).at(-1)).toMatchObject({ key: who.id, actor: 'it.support' });
  });

  it('of before sends a link that the next one voids, and one that lapses after a day', async () => {
    const who = await account('antifraud.reviewer');
    const tokens: string[] = [];
    for (let round = 0; round < 2; round++) {
      await call('POST', who, '/reset-password');
      const { rows } = await app.admin.query(
        `select body from outbox_message where channel = 'email' order by id desc limit 1`,
      );
      tokens.push(new URLSearchParams(/#(\S+)/.exec(rows[0].body)?.[1]).get('resetToken') ?? '');
    }
    const set = (resetToken = '') =>
      app.call('POST', '/api/user/password/reset', {
        body: { resetToken, newPassword: 'Bagong-Lihim-2026' },
      });
    expect((await set(tokens[0])).body.error).toBe('rule_otp_expired');
    app.clock.advance(24 * 3_600_000 + 1);
    expect((await set(tokens[1])).body.error).toBe('rule_otp_expired');
  });

  it('by two people at once leaves one link, and one that was suspended since leaves none', async () => {
    const who = await account('sbo.reviewer');
    await Promise.all([
      call('POST', who, '/reset-password'),
      call('POST', who, '/reset-password', undefined, 'sales.admin'),
    ]);
    const open = async () =>
      (
        await app.admin.query(
          'select count(*)::int as n from one_time_link where user_id = $1 and used_at is null',
          [who.id],
        )
      ).rows[0].n;
    expect(await open()).toBe(1);
    await suspend(await account('sbo.reviewer'));
    expect(await open()).toBe(0);
  });

  it('ends the codes under way, also one that could set a password', async () => {
    const who = await account('accounting');
    const { body } = await app.call('POST', '/api/user/password/forgot', {
      body: { username: 'accounting' },
    });
    const { rows } = await app.admin.query(`select body from outbox_message order by id desc limit 1`);
    const otp = /\b\d{6}\b/.exec(rows[0].body)?.[0];
    const { resetToken } = (
      await app.call('POST', '/api/user/2fa', { body: { challengeId: body.data.challengeId, otp } })
    ).body.data;
    await call('POST', who, '/reset-password');
    const set = { body: { resetToken, newPassword: 'Bagong-Lihim-2026' } };
    expect((await app.call('POST', '/api/user/password/reset', set)).body.error).toBe('rule_otp_expired');
  });

  it('is refused for oneself, for an account out of use, and where there is no address', async () => {
    expect((await call('POST', await account('it.support'), '/reset-password')).body.error).toBe(
      'rule_own_account',
    );
    const who = await account('other.partner');
    await app.admin.query(`update user_account set status = 'SUSPENDED' where id = $1`, [who.id]);
    expect((await call('POST', who, '/reset-password')).body.error).toBe('rule_account_status');
    await app.admin.query(
      `update user_account set status = 'ACTIVE', email = null, mobile_number = null where id = $1`,
      [who.id],
    );
    expect((await call('POST', who, '/reset-password')).body.error).toBe('rule_no_address');
    expect(await signIn('other.partner')).toBe(200);
  });
});
