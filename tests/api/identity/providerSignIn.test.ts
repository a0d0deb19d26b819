import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type IdentityBench, startIdentityBench } from '#tests/support/app/identityBench.ts';
import { startIdentityProvider } from '#tests/support/app/identityProvider.ts';
import { sessionCalls } from '#tests/support/app/session.ts';

const MINUTE_MS = 60_000;
const PORTAL = 'http://127.0.0.1:4100';

let bench: IdentityBench;
let session: ReturnType<typeof sessionCalls>;
beforeAll(async () => {
  bench = await startIdentityBench();
  session = sessionCalls(bench.app);
});
afterAll(() => bench.stop());
beforeEach(() => bench.reset());

describe('sign-in with an identity provider', () => {
  it('opens the account that two people bound to the person, and says so in its history', async () => {
    await bench.bind('finance.officer');
    const { status, body } = await bench.signIn();
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data.user.username).toBe('finance.officer');
    expect(await session.isIn(body.data.accessToken)).toBe(true);
    const { rows } = await bench.app.admin.query(
      `select what from sign_in s join user_account u on u.id = s.user_id where u.username = 'finance.officer' order by s.id desc limit 2`,
    );
    expect(rows.map(({ what }) => what)).toEqual(['LOGIN', 'IDENTITY_BOUND']);
  });

  it('tells somebody whose account is not bound the id to give to the administrator', async () => {
    const { status, body } = await bench.signIn();
    expect([status, body.error]).toEqual([422, 'rule_provider_unbound']);
    expect(body.message).toContain('p-100');
  });

  it.each([
    ['is suspended', `update user_account set status = 'SUSPENDED' where username = 'finance.officer'`],
    ['is closed', `update user_account set status = 'CLOSED' where username = 'finance.officer'`],
  ])('opens no account that %s', async (_, statement) => {
    await bench.bind('finance.officer');
    await bench.app.admin.query(statement);
    expect((await bench.signIn()).status).toBe(422);
  });

  it('frees the person for another account when the account is closed', async () => {
    await bench.bind('finance.officer');
    await bench.app.admin.query(
      `update user_account set status = 'CLOSED' where username = 'finance.officer'`,
    );
    await bench.bind('sales.admin');
    expect((await bench.signIn()).body.data.user.username).toBe('sales.admin');
  });

  it('does not need the password, nor that there is one', async () => {
    await bench.bind('finance.officer');
    const who = `user_id = (select id from user_account where username = 'finance.officer')`;
    await bench.app.admin.query(`create temp table kept as select * from credential where ${who}`);
    await bench.app.admin.query(`delete from credential where ${who}`);
    expect((await bench.signIn()).status).toBe(200);
    await bench.app.admin.query('insert into credential select * from kept');
  });

  describe('by what it proves', () => {
    const required = (username: string) =>
      bench.app.admin.query(
        `update user_account set needs_second_factor = true, proved_mobile = null where username = $1`,
        [username],
      );

    it('takes the second factor of a listed acr in place of its own', async () => {
      await bench.bind('sales.admin');
      await required('sales.admin');
      expect((await bench.signIn()).body.data.user.factorNeeded).toBeUndefined();
    });

    it.each(['password', undefined])(
      'takes none of acr %s: the account sets up its own first',
      async (acr) => {
        await bench.bind('sales.admin');
        await required('sales.admin');
        bench.provider.person = { subject: 'p-100', ...(acr ? { acr } : {}) };
        expect((await bench.signIn()).body.data.user.factorNeeded).toBe(true);
      },
    );

    it('asks for the factor of the account where the provider asked for none', async () => {
      await bench.bind('sales.admin');
      await bench.app.admin.query(
        `update user_account set second_factor = 'sms' where username = 'sales.admin'`,
      );
      bench.provider.person = { subject: 'p-100' };
      const challenge = (await bench.signIn()).body.data;
      expect(challenge).toMatchObject({ way: 'sms', challengeId: expect.any(String) });
      const tokens = await session.otp(challenge.challengeId, await session.code('sales.admin', 'sms'));
      expect(tokens.body.data.user.username).toBe('sales.admin');
      expect((await bench.unbind('sales.admin')).status).toBe(200);
      // The session began by the binding, with a code in between.
      expect(await session.isIn(tokens.body.data.accessToken)).toBe(false);
    });

    it('does not let a code open an account that was unbound meanwhile', async () => {
      await bench.bind('sales.admin');
      await bench.app.admin.query(
        `update user_account set second_factor = 'sms' where username = 'sales.admin'`,
      );
      bench.provider.person = { subject: 'p-100' };
      const { challengeId } = (await bench.signIn()).body.data;
      await bench.unbind('sales.admin');
      const late = await session.otp(challengeId, await session.code('sales.admin', 'sms'));
      expect(late.body.data?.accessToken).toBeUndefined();
    });
  });

  it('refuses what was not begun here, was begun for another purpose or too long ago, and a code that was used', async () => {
    await bench.bind('finance.officer');
    const { url, attempt } = await bench.begin();
    const answer = await bench.provider.visit(url);
    const other = await bench.begin();
    const answered = async (body: object) => {
      const { status, body: told } = await bench.post('/api/login/provider/answer', body);
      return [status, told.error];
    };
    const refused = [422, 'rule_provider_refused'];
    expect(await answered({ attempt: other.attempt, answer })).toEqual(refused);
    expect(await answered({ attempt: `${attempt.slice(0, -2)}AA`, answer })).toEqual(refused);
    expect(await answered({ attempt, answer: '' })).toEqual(refused);
    bench.app.clock.set(new Date(Date.now() + 11 * MINUTE_MS));
    expect(await answered({ attempt, answer })).toEqual(refused);
    bench.app.clock.set(new Date());
    expect((await bench.post('/api/login/provider/answer', { attempt, answer })).status).toBe(200);
    expect(await answered({ attempt, answer })).toEqual(refused);
  });

  it('says that it was not completed when the person turned round at the provider', async () => {
    await bench.bind('finance.officer');
    bench.provider.person = { subject: 'p-100', cancels: true };
    const { status, body } = await bench.signIn();
    expect([status, body.error]).toEqual([422, 'rule_provider_refused']);
  });

  it('answers 503 while the provider does not answer, and works again once it does', async () => {
    await bench.bind('finance.officer');
    const other = await startIdentityProvider(PORTAL);
    await other.stop();
    const { identityProvider } = bench.app.deps.config;
    bench.app.deps.config.identityProvider = other.settings;
    const begun = await bench.post('/api/login/provider');
    expect([begun.status, begun.body.error]).toEqual([503, 'provider_unavailable']);
    bench.app.deps.config.identityProvider = identityProvider;
    expect((await bench.signIn()).status).toBe(200);
  });

  it('is not there without a provider', async () => {
    const { identityProvider } = bench.app.deps.config;
    bench.app.deps.config.identityProvider = undefined;
    expect((await bench.post('/api/login/provider')).status).toBe(404);
    expect((await bench.ask('finance.officer')).status).toBe(404);
    bench.app.deps.config.identityProvider = identityProvider;
  });
});
