import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPools, type Pools } from '#server/db/pools.ts';
import { makeKeyFrom } from '#server/http/caller/keyOf.ts';
import { sharedSecret } from '#server/http/caller/sharedSecret.ts';
import { sign } from '#server/http/caller/sign.ts';
import { verify } from '#server/http/caller/verify.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { otherThan, sessionCalls, toNextHour, WRONG } from '#tests/support/app/session.ts';

let app: TestApp;
let session: ReturnType<typeof sessionCalls>;
beforeAll(async () => {
  app = await startTestApp();
  session = sessionCalls(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.clearLimits();
  toNextHour(app);
});

const times = async <T>(count: number, one: (at: number) => Promise<T>): Promise<T[]> => {
  const answers: T[] = [];
  for (let at = 0; at < count; at++) answers.push(await one(at));
  return answers;
};
const statuses = (answers: { status: number }[]) => [...new Set(answers.map(({ status }) => status))];

describe('failed attempts from one address', () => {
  it('are 60 a minute over all usernames, and successes do not count', async () => {
    const names = ['sales.admin', 'partner.admin', 'head.office'];
    expect(statuses(await times(9, (at) => session.login(names[at % 3] ?? '')))).toEqual([200]);
    expect(statuses(await times(60, (at) => session.login(`guess.${at}`, WRONG)))).toEqual([401]);
    const { status, body, headers } = await session.login('guess.more', WRONG);
    expect([status, body.error]).toEqual([429, 'too_many']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    app.clock.advance(60_000);
    expect((await session.login('sales.admin')).status).toBe(200);
  });

  it('are 60 a minute for refresh tokens, and successes do not count', async () => {
    let token = (await session.login('it.support')).body.data.refreshToken;
    for (let at = 0; at < 9; at++) token = (await session.refresh(token)).body.data.refreshToken;
    expect(statuses(await times(60, (at) => session.refresh(`guess-${at}`)))).toEqual([401]);
    expect((await session.refresh('guess-more')).status).toBe(429);
    app.clock.advance(60_000);
    expect((await session.refresh(token)).status).toBe(200);
  });
});

describe('calls that are open to anyone', () => {
  it('are 60 a minute for a signed-in user too where secrets could be guessed', async () => {
    const guess = (at: number, as = 'frontliner') =>
      session.post(
        '/api/user/password/reset',
        { resetToken: `guess-${at}`, newPassword: 'Suki-guess-2026' },
        {},
        as,
      );
    expect(statuses(await times(60, (at) => guess(at)))).not.toContain(429);
    expect((await guess(60)).status).toBe(429);
    expect((await guess(61, 'accounting')).status).not.toBe(429);
  });

  it('are not limited for a signed-in user where they are reference data', async () => {
    const read = () => app.call('GET', '/api/utility/partner-type/public', { as: 'frontliner' });
    expect(statuses(await times(70, read))).toEqual([200]);
  });
});

describe('a stranger who asks for a code of a forgotten password', () => {
  const USER = 'sbo.second';

  it('does not keep its user from getting a code to sign in', async () => {
    for (let at = 0; at < 3; at++) await session.forgot(USER);
    const fourth = await session.post('/api/user/password/forgot', { username: USER });
    expect(fourth.status).toBe(429);
    expect((await session.login(USER)).status).toBe(200);
  });

  it('does not use up the tries of its user who signs in', async () => {
    for (let round = 0; round < 4; round++) {
      const id = await session.forgot(USER);
      const wrong = otherThan(await session.code(USER));
      for (let at = 0; at < 5; at++) await session.otp(id, wrong);
      app.clock.advance(60_000);
    }
    const spent = await session.otp(await session.forgot(USER), await session.code(USER));
    expect(spent.body.error).toBe('rule_otp_used_up');
    const { challengeId } = (await session.login(USER)).body.data;
    expect((await session.otp(challengeId, await session.code(USER))).status).toBe(200);
  });
});

describe('another site', () => {
  it('cannot sign people out: a refresh that brings no cookie takes none back', async () => {
    const { status, headers } = await app.call('POST', '/api/refresh-token', {
      headers: { origin: 'https://evil.example.test' },
    });
    expect([status, headers.getSetCookie()]).toEqual([401, []]);
  });

  it('differs from our own page, whose flag without a session is taken back', async () => {
    const headers = { cookie: 'suki_signed_in=1' };
    const answer = await app.call('POST', '/api/refresh-token', { headers });
    expect([answer.status, answer.headers.getSetCookie().length]).toEqual([401, 2]);
  });
});

describe('the signing key', () => {
  it('is made from a secret alike by every server that has it, and not kept in the database', async () => {
    await app.admin.query('delete from signing_key');
    const servers = Array.from({ length: 3 }, () => openPools(app.migratorUrl));
    const [one, two, other] = servers as [Pools, Pools, Pools];
    try {
      await Promise.all([
        makeKeyFrom(one, 's'.repeat(40)),
        makeKeyFrom(two, 's'.repeat(40)),
        makeKeyFrom(other, 't'.repeat(40)),
      ]);
      const secrets = await Promise.all(servers.map(sharedSecret));
      expect(new Set(secrets).size).toBe(2);
      const now = app.clock.now();
      const token = await sign(one, 'handover', '7', {}, 60, now);
      expect((await verify(two, 'handover', token, now))?.subject).toBe('7');
      expect((await app.admin.query('select kid from signing_key')).rowCount).toBe(0);
    } finally {
      await Promise.all(servers.map((pools) => pools.end()));
    }
  });

  it('is refused beside one that the database keeps', async () => {
    const pools = openPools(app.migratorUrl);
    await sharedSecret(pools);
    await expect(makeKeyFrom(pools, 's'.repeat(40))).rejects.toThrow(
      'The database has a signing key already',
    );
    await pools.end();
  });

  it('is one, when several servers start together on an empty database', async () => {
    await app.admin.query('delete from signing_key');
    const servers = Array.from({ length: 4 }, () => openPools(app.migratorUrl));
    const secrets = await Promise.all(servers.map(sharedSecret));
    await Promise.all(servers.map((pools) => pools.end()));
    expect(new Set(secrets).size).toBe(1);
    expect((await app.admin.query('select kid from signing_key')).rowCount).toBe(1);
  });
});
