import { URI } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#server/seed/users.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { otherThan, sessionCalls, WRONG } from '#tests/support/app/session.ts';

const SECURITY = '/api/my-account/settings/security';
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
  await app.admin.query(`update user_account set second_factor = 'none', second_factor_at = null`);
  await app.admin.query('delete from authenticator');
  await app.admin.query('delete from recovery_code');
  await app.admin.query('delete from login_failure');
});

const tokenOf = async (username: string) => (await app.login(username, { fresh: true })).accessToken;
const post = (path: string, body: unknown, as: string) =>
  app.call('POST', `${SECURITY}${path}`, { body, as });
const security = async (as: string) => (await app.call('GET', SECURITY, { as })).body.data;
/** What an app shows now, or so many seconds from now. */
const shown = (link: string, seconds = 0): string =>
  URI.parse(link).generate({ timestamp: app.clock.now().getTime() + seconds * 1000 });

const withApp = async (username: string) => {
  const as = await tokenOf(username);
  const { link } = (await post('/second-factor', { way: 'app', password }, as)).body.data;
  const { status, body } = await post('/second-factor/confirm', { way: 'app', code: shown(link) }, as);
  expect(status).toBe(200);
  // The code that turned it on is used up.
  app.clock.advance(30_000);
  return { as, link, codes: body.data.recoveryCodes as string[] };
};
const begun = async (username: string) => (await session.login(username)).body.data;
const events = async (username: string): Promise<string[]> =>
  (
    await app.admin.query<{ what: string }>(
      'select what from sign_in s join user_account u on u.id = s.user_id where u.username = $1 order by s.id desc limit 6',
      [username],
    )
  ).rows.map(({ what }) => what);

describe('an authenticator app', () => {
  it('is turned on by its first code, and asked for at the next sign-in', async () => {
    const as = await tokenOf('store.manager');
    expect(await security(as)).toMatchObject({ secondFactor: 'none', isRequired: false, codesLeft: 0 });
    const { way, secret, link } = (await post('/second-factor', { way: 'app', password }, as)).body.data;
    expect([way, link.includes(secret), decodeURIComponent(link)]).toEqual([
      'app',
      true,
      expect.stringContaining('Suki:store.manager'),
    ]);
    // Nothing has changed until a code came.
    expect((await begun('store.manager')).accessToken).toBeTruthy();
    const code = shown(link);
    const wrong = await post('/second-factor/confirm', { way: 'app', code: otherThan(code) }, as);
    expect([wrong.status, wrong.body.error]).toEqual([422, 'rule_otp_wrong']);
    const right = await post('/second-factor/confirm', { way: 'app', code }, as);
    expect(right.body.data.recoveryCodes).toHaveLength(10);
    expect(await security(as)).toMatchObject({ secondFactor: 'app', codesLeft: 10 });

    const challenge = await begun('store.manager');
    expect(challenge).toMatchObject({ way: 'app', mobileLast4: '' });
    expect(challenge.accessToken).toBeUndefined();
    // The code that turned it on does not open the door as well.
    expect((await session.otp(challenge.challengeId, code)).body.error).toBe('rule_otp_wrong');
    app.clock.advance(30_000);
    const { status, body } = await session.otp(challenge.challengeId, shown(link));
    expect([status, typeof body.data.accessToken]).toEqual([200, 'string']);
    expect(await events('store.manager')).toEqual(expect.arrayContaining(['SECOND_FACTOR_ON', 'LOGIN']));
  });

  it('takes each code once, and those of clocks half a minute off', async () => {
    const { link } = await withApp('accounting');
    app.clock.advance(60_000);
    const [first, second] = [await begun('accounting'), await begun('accounting')];
    const late = shown(link, -30);
    expect((await session.otp(first.challengeId, late)).status).toBe(200);
    expect((await session.otp(second.challengeId, late)).body.error).toBe('rule_otp_wrong');
    expect((await session.otp(second.challengeId, shown(link, 30))).status).toBe(200);
    const third = await begun('accounting');
    // What came before the last one taken counts no more, and what is two steps ahead not yet.
    expect((await session.otp(third.challengeId, shown(link))).status).toBe(422);
    expect((await session.otp(third.challengeId, shown(link, 90))).status).toBe(422);
  });

  it('opens by the code of nobody else, and by none that was sent', async () => {
    const { link } = await withApp('head.office');
    const { link: other } = await withApp('partner.admin');
    app.clock.advance(60_000);
    const { challengeId } = await begun('head.office');
    expect((await session.otp(challengeId, shown(other))).body.error).toBe('rule_otp_wrong');
    const { rows } = await app.admin.query(
      `select id from outbox_message where recipient = 'head.office@example.test' and kind = 'code'`,
    );
    expect(rows).toEqual([]);
    const resent = await session.resend(challengeId);
    expect([resent.status, resent.body.error]).toEqual([422, 'rule_otp_by_app']);
    expect((await session.otp(challengeId, shown(link))).status).toBe(200);
  });

  it('keeps its secret sealed, and out of the trail', async () => {
    const { link } = await withApp('online.viewer');
    const { secret } = URI.parse(link);
    for (const table of ['authenticator', 'audit.entry', 'outbox_message', 'idempotency_key']) {
      const { rows } = await app.admin.query(`select to_jsonb(t)::text as row from ${table} t`);
      expect(JSON.stringify(rows).includes(secret.base32), table).toBe(false);
    }
  });

  it('is set up within a quarter of an hour', async () => {
    const as = await tokenOf('frontliner');
    const { link } = (await post('/second-factor', { way: 'app', password }, as)).body.data;
    app.clock.advance(14 * 60_000);
    const fresh = await tokenOf('frontliner');
    app.clock.advance(2 * 60_000);
    const late = await post('/second-factor/confirm', { way: 'app', code: shown(link) }, fresh);
    expect([late.status, late.body.error]).toEqual([422, 'rule_otp_wrong']);
    expect((await security(fresh)).secondFactor).toBe('none');
  });

  it('is not begun with a wrong password, nor without a session', async () => {
    const as = await tokenOf('frontliner');
    const wrong = await post('/second-factor', { way: 'app', password: WRONG }, as);
    expect([wrong.status, wrong.body.error]).toEqual([401, 'invalid_credentials']);
    expect(
      (await app.call('POST', `${SECURITY}/second-factor`, { body: { way: 'app', password } })).status,
    ).toBe(401);
    expect((await app.call('GET', SECURITY)).status).toBe(401);
  });
});

describe('a code by text message', () => {
  it('is turned on by the code that was sent, and belongs to whom it was sent', async () => {
    const [as, other] = [await tokenOf('store.manager'), await tokenOf('frontliner')];
    const { challengeId, mobileLast4 } = (await post('/second-factor', { way: 'sms', password }, as)).body
      .data;
    expect(mobileLast4).toMatch(/^\d{4}$/);
    const code = await session.code('store.manager');
    // It opens no sign-in and sets no password.
    expect((await session.otp(challengeId, code)).body.error).toBe('rule_otp_expired');
    const theirs = await post('/second-factor/confirm', { way: 'sms', challengeId, code }, other);
    expect([theirs.status, (await security(other)).secondFactor]).toEqual([422, 'none']);
    const { challengeId: again } = (await post('/second-factor', { way: 'sms', password }, as)).body.data;
    const sent = await session.code('store.manager');
    const on = await post('/second-factor/confirm', { way: 'sms', challengeId: again, code: sent }, as);
    expect([on.status, on.body.data.recoveryCodes.length]).toEqual([200, 10]);
    const challenge = await begun('store.manager');
    expect(challenge).toMatchObject({ way: 'sms', mobileLast4 });
    expect((await session.otp(challenge.challengeId, await session.code('store.manager'))).status).toBe(200);
  });

  it('needs a mobile number', async () => {
    const as = await tokenOf('loyalty.editor');
    await app.admin.query(`update user_account set mobile_number = null where username = 'loyalty.editor'`);
    const none = await post('/second-factor', { way: 'sms', password }, as);
    expect([none.status, none.body.error]).toEqual([422, 'rule_no_mobile']);
  });
});

describe('recovery codes', () => {
  it('open the door once each, in any writing, and whoever owns the account is told', async () => {
    const { as, codes } = await withApp('store.manager');
    const [code = ''] = codes;
    const first = await begun('store.manager');
    expect((await session.otp(first.challengeId, code.replace('-', ' ').toLowerCase())).status).toBe(200);
    const again = await begun('store.manager');
    expect((await session.otp(again.challengeId, code)).body.error).toBe('rule_otp_wrong');
    expect((await security(as)).codesLeft).toBe(9);
    expect(await events('store.manager')).toContain('RECOVERY_CODE_USED');
    const { rows } = await app.admin.query(
      `select subject from outbox_message where recipient = 'store.manager@example.test' and channel = 'email' order by id desc limit 1`,
    );
    expect(rows[0].subject).toBe('A recovery code was used');
  });

  it('are no code of another account, and set no password', async () => {
    const { codes } = await withApp('store.manager');
    await withApp('frontliner');
    const { challengeId } = await begun('frontliner');
    expect((await session.otp(challengeId, codes[1] ?? '')).body.error).toBe('rule_otp_wrong');
    const forgotten = await session.forgot('store.manager');
    expect((await session.otp(forgotten, codes[1] ?? '')).body.error).toBe('rule_otp_wrong');
  });

  it('are tried five times a challenge like any code', async () => {
    await withApp('store.manager');
    const { challengeId } = await begun('store.manager');
    const errors: string[] = [];
    for (let i = 0; i < 6; i++) errors.push((await session.otp(challengeId, `0000${i}-00000`)).body.error);
    expect(errors).toEqual([...Array(4).fill('rule_otp_wrong'), 'rule_otp_used_up', 'rule_otp_used_up']);
  });

  it('are made anew with the password, those before count no more', async () => {
    const { as, codes } = await withApp('store.manager');
    expect((await post('/recovery-codes', { password: WRONG }, as)).status).toBe(401);
    const { body } = await post('/recovery-codes', { password }, as);
    expect(body.data.recoveryCodes).toHaveLength(10);
    const { challengeId } = await begun('store.manager');
    expect((await session.otp(challengeId, codes[0] ?? '')).status).toBe(422);
    expect((await session.otp(challengeId, body.data.recoveryCodes[0])).status).toBe(200);
  });

  it('need a second factor that they stand in for', async () => {
    const as = await tokenOf('frontliner');
    expect((await post('/recovery-codes', { password }, as)).body.error).toBe('rule_no_second_factor');
  });
});

describe('turning it off', () => {
  it('takes the password, and the next sign-in asks for nothing more', async () => {
    const { as, codes } = await withApp('store.manager');
    expect((await post('/second-factor/end', { password: WRONG }, as)).status).toBe(401);
    expect((await post('/second-factor/end', { password }, as)).body.data).toMatchObject({
      secondFactor: 'none',
      codesLeft: 0,
    });
    expect((await begun('store.manager')).accessToken).toBeTruthy();
    expect(codes).toHaveLength(10);
    const { rows } = await app.admin.query(
      'select 1 as kept from authenticator union all select 1 from recovery_code',
    );
    expect(rows).toEqual([]);
  });

  it('is not for whom the company asks for one: they may choose another', async () => {
    const { challengeId } = await begun('sbo.second');
    const code = await session.code('sbo.second', 'sms');
    const { accessToken: as } = (await session.otp(challengeId, code)).body.data;
    expect(await security(as)).toMatchObject({ secondFactor: 'sms', isRequired: true });
    const off = await post('/second-factor/end', { password }, as);
    expect([off.status, off.body.error]).toEqual([422, 'rule_second_factor_required']);
    const { link } = (await post('/second-factor', { way: 'app', password }, as)).body.data;
    await post('/second-factor/confirm', { way: 'app', code: shown(link) }, as);
    expect((await begun('sbo.second')).way).toBe('app');
    expect((await post('/second-factor/end', { password }, as)).status).toBe(422);
  });
});

describe('staff', () => {
  it('see what somebody proves themselves by, and nothing of the secret', async () => {
    await withApp('store.manager');
    const { rows } = await app.admin.query(`select id from user_account where username = 'store.manager'`);
    const { body } = await app.call('GET', `/api/user-account/${rows[0].id}`, { as: 'it.support' });
    expect(body.data.secondFactor).toBe('app');
    expect(JSON.stringify(body)).not.toMatch(/sealed|otpauth/);
  });
});
