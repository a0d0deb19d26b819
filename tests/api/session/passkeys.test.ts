import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#server/seed/users.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { sessionCalls, WRONG } from '#tests/support/app/session.ts';
import { softPasskey } from '#tests/support/app/softPasskey.ts';

const SECURITY = '/api/my-account/settings/security';
const AT = { origin: 'https://suki.example.test', host: 'suki.example.test' };
const password = DEMO_PASSWORD;

let app: TestApp;
let session: ReturnType<typeof sessionCalls>;
beforeAll(async () => {
  app = await startTestApp({ config: { publicUrl: AT.origin } });
  session = sessionCalls(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.clearLimits();
  await app.admin.query(
    `update user_account set second_factor = 'none', second_factor_at = null, needs_second_factor = false`,
  );
  for (const table of ['passkey', 'recovery_code', 'login_failure', 'authenticator'])
    await app.admin.query(`delete from ${table}`);
});

const tokenOf = async (username: string) => (await app.login(username, { fresh: true })).accessToken;
const post = (path: string, body: unknown, as: string) =>
  app.call('POST', `${SECURITY}${path}`, { body, as });
const security = async (as: string) => (await app.call('GET', SECURITY, { as })).body.data;
const begin = async (as: string) =>
  (await post('/second-factor', { way: 'passkey', password }, as)).body.data;
const confirm = (as: string, challengeId: string, passkey: unknown, name = 'Phone') =>
  post('/second-factor/confirm', { way: 'passkey', challengeId, name, passkey }, as);

const withPasskey = async (username: string, name = 'Phone') => {
  const as = await tokenOf(username);
  const { challengeId, options } = await begin(as);
  const key = softPasskey(AT);
  const { status, body } = await confirm(as, challengeId, key.make(options.challenge), name);
  expect(status, JSON.stringify(body)).toBe(200);
  return { as, key, codes: body.data.recoveryCodes as string[] };
};
const begun = async (username: string) => (await session.login(username)).body.data;
const answer = (challengeId: string, passkey: unknown) =>
  session.post('/api/user/2fa', { challengeId, passkey });
const events = async (username: string): Promise<string[]> =>
  (
    await app.admin.query<{ what: string }>(
      'select what from sign_in s join user_account u on u.id = s.user_id where u.username = $1 order by s.id desc limit 8',
      [username],
    )
  ).rows.map(({ what }) => what);

describe('a passkey', () => {
  it('is made by the browser, named, and asked for at the next sign-in', async () => {
    const as = await tokenOf('store.manager');
    expect(await security(as)).toMatchObject({ offersPasskeys: true, passkeys: [] });
    const { way, challengeId, options } = await begin(as);
    expect([way, options.rp.id, options.user.name]).toEqual(['passkey', AT.host, 'store.manager']);
    const key = softPasskey(AT);
    const { body } = await confirm(as, challengeId, key.make(options.challenge), 'Phone of the shop');
    expect(body.data.recoveryCodes).toHaveLength(10);
    expect(await security(as)).toMatchObject({
      secondFactor: 'passkey',
      codesLeft: 10,
      passkeys: [{ name: 'Phone of the shop', dtimeUsed: null }],
    });

    const challenge = await begun('store.manager');
    expect(challenge).toMatchObject({ way: 'passkey', mobileLast4: '' });
    expect(challenge.accessToken).toBeUndefined();
    const { status, body: tokens } = await answer(
      challenge.challengeId,
      key.sign(challenge.options.challenge),
    );
    expect([status, typeof tokens.data.accessToken]).toEqual([200, 'string']);
    const [used] = (await security(as)).passkeys;
    expect(used.dtimeUsed).toMatch(/^2026-/);
    expect(await events('store.manager')).toEqual(expect.arrayContaining(['SECOND_FACTOR_ON', 'LOGIN']));
  });

  it('signs a challenge once, and within five minutes', async () => {
    const { key } = await withPasskey('accounting');
    const first = await begun('accounting');
    const signed = key.sign(first.options.challenge);
    expect((await answer(first.challengeId, signed)).status).toBe(200);
    expect((await answer(first.challengeId, signed)).body.error).toBe('rule_otp_used_up');
    const late = await begun('accounting');
    app.clock.advance(6 * 60_000);
    expect((await answer(late.challengeId, key.sign(late.options.challenge))).body.error).toBe(
      'rule_otp_expired',
    );
  });

  it.each([
    ['that signed another challenge', {}, 'AAAA'],
    ['that was asked from another site', { origin: 'https://suki.example.evil' }, null],
    ['of another site', { host: 'example.evil' }, null],
    ['whose counter stands still: a copy', { count: 1 }, null],
  ])('opens nothing %s', async (_, from, other) => {
    const { key } = await withPasskey('head.office');
    const once = await begun('head.office');
    await answer(once.challengeId, key.sign(once.options.challenge));
    const { challengeId, options } = await begun('head.office');
    const refused = await answer(challengeId, key.sign(other ?? options.challenge, from));
    expect([refused.status, refused.body.error]).toEqual([422, 'rule_passkey_not_right']);
    expect((await answer(challengeId, key.sign(options.challenge))).status).toBe(200);
    expect(await events('head.office')).toContain('OTP_FAILED');
  });

  it('of somebody else opens nothing, nor a code, nor a message; tries are counted', async () => {
    await withPasskey('head.office');
    const { key: theirs } = await withPasskey('partner.admin');
    const { challengeId, options } = await begun('head.office');
    expect((await session.otp(challengeId, '123456')).body.error).toBe('rule_otp_wrong');
    expect((await session.resend(challengeId)).body.error).toBe('rule_otp_by_app');
    const tries = [];
    for (let n = 0; n < 4; n++)
      tries.push((await answer(challengeId, theirs.sign(options.challenge))).body.error);
    expect(tries.at(-2)).toBe('rule_passkey_not_right');
    expect(tries.at(-1)).toBe('rule_otp_used_up');
  });

  it('that is not at hand gives way to a recovery code', async () => {
    const { codes, as } = await withPasskey('frontliner');
    const { challengeId } = await begun('frontliner');
    expect((await session.otp(challengeId, codes[0] ?? '')).status).toBe(200);
    expect(await security(as)).toMatchObject({ codesLeft: 9 });
  });

  it('is refused when it is made for another challenge, another site, somebody else, or twice', async () => {
    const [as, other] = [await tokenOf('store.manager'), await tokenOf('frontliner')];
    const key = softPasskey(AT);
    for (const from of [{ origin: 'https://suki.example.evil' }, { host: 'example.evil' }]) {
      const { challengeId, options } = await begin(as);
      const refused = await confirm(as, challengeId, key.make(options.challenge, from));
      expect(refused.body.error).toBe('rule_passkey_not_right');
      // What was tried is over.
      expect((await confirm(as, challengeId, key.make(options.challenge))).body.error).toBe(
        'rule_otp_expired',
      );
      await app.clearLimits();
    }
    const mine = await begin(as);
    expect((await confirm(other, mine.challengeId, key.make(mine.options.challenge))).status).toBe(422);
    expect((await confirm(as, mine.challengeId, key.make('AAAA'))).body.error).toBe('rule_passkey_not_right');
    await app.clearLimits();
    const good = await begin(as);
    expect((await confirm(as, good.challengeId, key.make(good.options.challenge))).status).toBe(200);
    const theirs = await begin(other);
    const twice = await confirm(other, theirs.challengeId, key.make(theirs.options.challenge));
    expect(twice.body.error).toBe('rule_passkey_not_right');
    expect((await security(other)).secondFactor).toBe('none');
  });

  it('is not begun with a wrong password, and keeps no challenge of a sign-in for making one', async () => {
    const as = await tokenOf('frontliner');
    const wrong = await post('/second-factor', { way: 'passkey', password: WRONG }, as);
    expect([wrong.status, wrong.body.error]).toEqual([401, 'invalid_credentials']);
    const { key } = await withPasskey('accounting');
    const { challengeId, options } = await begun('accounting');
    const asAccounting = await answer(challengeId, key.sign(options.challenge));
    const again = await begun('accounting');
    const refused = await confirm(
      asAccounting.body.data.accessToken,
      again.challengeId,
      softPasskey(AT).make(again.options.challenge),
    );
    expect(refused.body.error).toBe('rule_otp_expired');
  });
});

describe('passkeys', () => {
  it('may be several: each opens, recovery codes go on, and its owner is told of each', async () => {
    const { as, key, codes } = await withPasskey('store.manager');
    const { challengeId, options } = await begin(as);
    expect(options.excludeCredentials).toHaveLength(1);
    const second = softPasskey(AT);
    const { body } = await confirm(as, challengeId, second.make(options.challenge), 'Security key');
    expect(body.data.recoveryCodes).toEqual([]);
    expect(await security(as)).toMatchObject({ codesLeft: codes.length });
    for (const one of [key, second]) {
      const login = await begun('store.manager');
      expect((await answer(login.challengeId, one.sign(login.options.challenge))).status).toBe(200);
    }
    expect(await events('store.manager')).toContain('PASSKEY_ADDED');
  });

  it('are removed by the password; with the last one the second factor is off', async () => {
    const { as, key } = await withPasskey('store.manager');
    const more = await begin(as);
    await confirm(as, more.challengeId, softPasskey(AT).make(more.options.challenge), 'Security key');
    const [first, second] = (await security(as)).passkeys;
    const remove = (id: string, typed = password, token = as) =>
      post(`/passkeys/${id}/remove`, { password: typed }, token);
    expect((await remove(first.id, WRONG)).status).toBe(401);
    expect((await remove(first.id, password, await tokenOf('frontliner'))).status).toBe(404);
    const { body } = await remove(first.id);
    expect(body.data.passkeys.map(({ name }: { name: string }) => name)).toEqual(['Security key']);
    const login = await begun('store.manager');
    expect((await answer(login.challengeId, key.sign(login.options.challenge))).body.error).toBe(
      'rule_passkey_not_right',
    );
    expect((await remove(second.id)).body.data).toMatchObject({ secondFactor: 'none', codesLeft: 0 });
    expect(await events('store.manager')).toEqual(
      expect.arrayContaining(['PASSKEY_REMOVED', 'SECOND_FACTOR_OFF']),
    );
  });

  it('keep the last one where the company wants a second factor, and give way to an app', async () => {
    const { as } = await withPasskey('sbo.second');
    await app.admin.query(`update user_account set needs_second_factor = true where username = 'sbo.second'`);
    const [{ id }] = (await security(as)).passkeys;
    const refused = await post(`/passkeys/${id}/remove`, { password }, as);
    expect(refused.body.error).toBe('rule_second_factor_required');
    expect((await security(as)).passkeys).toHaveLength(1);
    const { challengeId } = (await post('/second-factor', { way: 'sms', password }, as)).body.data;
    await post(
      '/second-factor/confirm',
      { way: 'sms', challengeId, code: await session.code('sbo.second') },
      as,
    );
    expect(await security(as)).toMatchObject({ secondFactor: 'sms', passkeys: [] });
  });

  it('go with a second factor whose loss two people have confirmed', async () => {
    await withPasskey('accounting');
    const { rows } = await app.admin.query(`select id from user_account where username = 'accounting'`);
    const asked = await app.call('POST', `/api/user-account/${rows[0].id}/lost-factor`, {
      as: 'it.support',
      body: { reason: 'Phone stolen', identification: 'Called back at the store' },
    });
    expect(asked.status, JSON.stringify(asked.body)).toBe(200);
    const done = await app.call('POST', `/api/user-account/${asked.body.data.requestId}/approve-request`, {
      as: 'sales.admin',
    });
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    expect((await app.admin.query('select 1 from passkey')).rows).toEqual([]);
    expect((await begun('accounting')).accessToken).toBeTruthy();
  });
});

describe('at an address where browsers make no passkeys', () => {
  it('none is offered or begun', async () => {
    const plain = await startTestApp();
    try {
      const as = (await plain.login('online.viewer')).accessToken;
      const { body } = await plain.call('GET', SECURITY, { as });
      expect(body.data).toMatchObject({ offersPasskeys: false, passkeys: [] });
      const refused = await plain.call('POST', `${SECURITY}/second-factor`, {
        as,
        body: { way: 'passkey', password },
      });
      expect([refused.status, refused.body.error]).toEqual([422, 'rule_no_passkeys']);
    } finally {
      await plain.stop();
    }
  });
});
