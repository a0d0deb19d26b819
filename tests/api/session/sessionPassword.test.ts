import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#server/seed/users.ts';
import { hashPassword } from '#server/signIn/passwordHash.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { sessionCalls, toNextHour, WRONG } from '#tests/support/app/session.ts';

let app: TestApp;
let session: ReturnType<typeof sessionCalls>;
beforeAll(async () => {
  app = await startTestApp();
  session = sessionCalls(app);
});
afterAll(() => app.stop());
beforeEach(() => app.clearLimits());

const NEW = 'Sariwang-Tinapay-7';

const resetTokenOf = async (username: string): Promise<string> => {
  const id = await session.forgot(username);
  return (await session.otp(id, await session.code(username))).body.data.resetToken;
};
const reset = (resetToken: string, newPassword = NEW) =>
  session.post('/api/user/password/reset', { resetToken, newPassword });
const change = (username: string, body: unknown, as?: string) =>
  session.post(`/api/user/change-password/${username}`, body, {}, as);

describe('forgotten password', () => {
  it('sets a new one by username, code and reset token, and ends all sessions', async () => {
    const before = (await session.login('partner.admin')).body.data;
    const token = await resetTokenOf('partner.admin');
    expect((await reset(token)).body).toEqual({ data: { done: true } });
    expect(await session.isIn(before.accessToken)).toBe(false);
    expect((await session.refresh(before.refreshToken)).status).toBe(401);
    expect((await session.login('partner.admin')).status).toBe(401);
    expect((await session.login('partner.admin', NEW)).status).toBe(200);
  });

  it('answers known, unknown and disabled usernames alike, and sends only to the first', async () => {
    await app.admin.query(`update user_account set status = 'SUSPENDED' where username = 'loyalty.editor'`);
    const count = async () =>
      Number((await app.admin.query('select count(*) from outbox_message')).rows[0]?.count);
    for (const [username, sent] of [
      ['head.office', 2],
      ['nobody.at.all', 0],
      ['loyalty.editor', 0],
    ] as const) {
      const before = await count();
      const answer = await session.post('/api/user/password/forgot', { username });
      expect([answer.status, answer.body]).toEqual([200, { data: { challengeId: expect.any(String) } }]);
      expect((await count()) - before).toBe(sent);
      const { status, body } = await session.otp(answer.body.data.challengeId, '000000');
      expect([status, body.error, body.message]).toEqual([
        422,
        'rule_otp_wrong',
        'The code is not right: 4 tries are left.',
      ]);
      const again = await session.resend(answer.body.data.challengeId);
      expect(again.status).toBe(429);
    }
  });

  it('limits the codes for an unknown username as for a known one', async () => {
    toNextHour(app);
    for (const username of ['accounting', 'nobody.either']) {
      for (let i = 0; i < 3; i++) await session.forgot(username);
      expect((await session.post('/api/user/password/forgot', { username })).status).toBe(429);
    }
  });

  it('takes a reset token once, for 10 minutes, and only one that we gave', async () => {
    const token = await resetTokenOf('accounting');
    app.clock.advance(10 * 60_000 + 1000);
    expect((await reset(token)).body.error).toBe('rule_otp_expired');
    const second = await resetTokenOf('accounting');
    const answers = await Promise.all([reset(second), reset(second, `${NEW}b`), reset(second, `${NEW}c`)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect((await reset('never-given')).body.error).toBe('rule_otp_expired');
  });

  it('keeps the reset token when the new password is refused', async () => {
    const token = await resetTokenOf('other.partner');
    const weak = await reset(token, 'weak');
    expect([weak.status, weak.body.error]).toEqual([422, 'rule_password_weak']);
    expect(weak.body.fields.newPassword).toBe('Use 12 characters or more.');
    expect((await reset(token, DEMO_PASSWORD)).body.error).toBe('rule_password_unchanged');
    expect((await reset(token)).status).toBe(200);
  });

  it.each([
    ['eleven char', 'Use 12 characters or more.'],
    ['LeaveMeAlone', 'This is one of the most common passwords: choose another.'],
    ['Qwerty123456', 'This is one of the most common passwords: choose another.'],
    ['Grace is kind 7', 'Choose a password without your first or last name.'],
    ['ang PENAFLOR natin', 'Choose a password without your first or last name.'],
    ['my Head.Office key', 'Choose a password without your username.'],
    ['hq-desk.7 rainbow', 'Choose a password without the part of your e-mail address before the @.'],
    [
      'graceful head.office',
      'Choose a password without your first or last name. Choose a password without your username.',
    ],
  ])('refuses %j by each door, and says why', async (password, reason) => {
    await app.admin.query(
      `update user_account set first_name = 'Grace', last_name = 'Peñaflor', email = 'HQ-Desk.7@example.test' where username = 'head.office'`,
    );
    toNextHour(app);
    const resetToken = await resetTokenOf('head.office');
    const current = { currentPassword: DEMO_PASSWORD, newPassword: password };
    const answers = [
      await reset(resetToken, password),
      await change('head.office', { resetToken, newPassword: password }),
      await change('head.office', current, 'head.office'),
    ];
    for (const { status, body } of answers)
      expect([status, body.error, body.message, body.fields]).toEqual([
        422,
        'rule_password_weak',
        reason,
        { newPassword: reason },
      ]);
    expect((await session.login('head.office')).status).toBe(200);
  });

  it('goes on with a password from before the rule, until it is changed', async () => {
    const hash = await hashPassword('Grace123');
    await app.admin.query(
      `update credential set password_hash = $1 where user_id = (select id from user_account where username = 'head.office')`,
      [hash],
    );
    const { accessToken } = (await session.login('head.office', 'Grace123')).body.data;
    const body = { currentPassword: 'Grace123', newPassword: 'Grace124' };
    expect((await change('head.office', body, accessToken)).body.error).toBe('rule_password_weak');
    expect((await change('head.office', { ...body, newPassword: NEW }, accessToken)).status).toBe(200);
  });

  it('lifts the lock of failed sign-ins', async () => {
    for (let i = 0; i < 5; i++) await session.login('frontliner', WRONG);
    expect((await session.login('frontliner')).status).toBe(423);
    await reset(await resetTokenOf('frontliner'));
    expect((await session.login('frontliner', NEW)).status).toBe(200);
  });

  it('tells the user that the password was changed', async () => {
    const { rows } = await app.admin.query(
      `select subject, body from outbox_message where recipient = 'frontliner@example.test' order by id desc limit 1`,
    );
    expect(rows[0]?.subject).toBe('Your password was changed');
    expect(rows[0]?.body).not.toContain(NEW);
  });
});

describe('changing the password', () => {
  it('needs the current one, goes on with this session and ends the others', async () => {
    const here = (await session.login('store.manager')).body.data;
    const there = (await session.login('store.manager')).body.data;
    const body = { currentPassword: DEMO_PASSWORD, newPassword: NEW };
    expect((await change('store.manager', body, here.accessToken)).status).toBe(200);
    expect(await session.isIn(here.accessToken)).toBe(true);
    expect((await session.refresh(here.refreshToken)).status).toBe(200);
    expect(await session.isIn(there.accessToken)).toBe(false);
    expect((await session.refresh(there.refreshToken)).status).toBe(401);
  });

  it('refuses a wrong current password, and counts it', async () => {
    const { accessToken } = (await session.login('finance.officer')).body.data;
    const body = { currentPassword: WRONG, newPassword: NEW };
    for (let i = 0; i < 5; i++) {
      const { status, body: answer } = await change('finance.officer', body, accessToken);
      expect([status, answer.error]).toEqual([401, 'invalid_credentials']);
    }
    expect((await change('finance.officer', body, accessToken)).status).toBe(423);
  });

  it('refuses without a session, for somebody else, and a new password like the old', async () => {
    const body = { currentPassword: DEMO_PASSWORD, newPassword: NEW };
    expect((await change('it.support', body)).body.error).toBe('invalid_token');
    expect((await change('sales.admin', body, 'it.support')).status).toBe(403);
    const same = { currentPassword: DEMO_PASSWORD, newPassword: DEMO_PASSWORD };
    expect((await change('it.support', same, 'it.support')).body.error).toBe('rule_password_unchanged');
    expect((await session.login('it.support')).status).toBe(200);
  });

  it('takes a reset token of that username only', async () => {
    const token = await resetTokenOf('sbo.reviewer');
    const body = { resetToken: token, newPassword: NEW };
    expect((await change('sales.admin', body)).body.error).toBe('rule_otp_expired');
    expect((await change('sbo.reviewer', body)).status).toBe(200);
    expect((await session.login('sbo.reviewer', NEW)).status).toBe(200);
  });

  it('takes a one-time link once', async () => {
    const hash = createHash('sha256').update('one-time').digest('hex');
    await app.admin.query(
      `insert into one_time_link select $1, id, 'set-password', $2 from user_account where username = 'antifraud.reviewer'`,
      [hash, new Date(app.clock.now().getTime() + 3_600_000)],
    );
    const body = { resetToken: 'one-time', newPassword: NEW };
    expect((await change('antifraud.reviewer', body)).status).toBe(200);
    expect((await change('antifraud.reviewer', { ...body, newPassword: `${NEW}8` })).status).toBe(422);
  });
});
