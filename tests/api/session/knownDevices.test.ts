import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { DEMO_PASSWORD } from '#server/seed/users.ts';
import { type Application, applicantBench } from '#tests/api/applicants/applicantBench.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import type { Answer } from '#tests/support/app/client.ts';
import {
  deviceIn,
  formerly,
  otherThan,
  sessionCalls,
  toNextHour,
  WRONG,
} from '#tests/support/app/session.ts';

let app: TestApp;
let bench: ReturnType<typeof applicantBench>;
let session: ReturnType<typeof sessionCalls>;
beforeAll(async () => {
  const { trustedProxies } = readConfig({ TRUSTED_PROXIES: '127.0.0.1' });
  app = await startTestApp({ config: { trustedProxies } });
  session = sessionCalls(app);
  bench = applicantBench(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.clearLimits();
  toNextHour(app);
});

type Headers = Record<string, string>;
const USER = 'head.office';
let hosts = 0;
/** A stranger, each time at another address. */
const stranger = (): Headers => ({ 'X-Forwarded-For': `203.0.113.${++hosts % 250}` });
const outcome = ({ status, body }: Answer) => [status, body.error ?? 'done'];
/** Lets codes be sent once more: wrong ones alone are counted on. */
const clearMessages = () => app.admin.query(`delete from rate_limit where bucket not like 'otp-wrong%'`);
const told = ({ status, body }: Answer) => ({ status, body: { ...body, requestId: '' } });

const forgot = (headers: Headers, username = USER) =>
  session.post('/api/user/password/forgot', { username }, headers);
const tryCode = (challengeId: string, otp: string, headers: Headers) =>
  session.post('/api/user/2fa', { challengeId, otp }, headers);
/** A code asked for and tried from one device. */
const recover = async (headers: Headers, username = USER): Promise<Answer> => {
  const { challengeId } = (await forgot(headers, username)).body.data;
  return tryCode(challengeId, await session.code(username), headers);
};
/** Asks for code after code and answers each wrong, until no code counts any more. */
const exhaust = async (
  ask: () => Promise<string>,
  answer: (id: string, headers: Headers) => Promise<Answer>,
) => {
  for (let round = 0; round < 4; round++) {
    const id = await ask();
    for (let i = 0; i < 5; i++) await answer(id, stranger());
    app.clock.advance(61_000);
  }
};
const exhaustPassword = (username = USER) =>
  exhaust(
    async () => (await forgot(stranger(), username)).body.data.challengeId,
    async (id, headers) => tryCode(id, otherThan(await session.code(username)), headers),
  );

describe('a forgotten password', () => {
  it('is set by the owner on a device that signed in before, though a stranger used up the codes of the hour', async () => {
    const owner = { Cookie: deviceIn(await session.login(USER)) };
    await exhaustPassword();
    const { status, body } = await recover(owner);
    expect([status, body.data]).toEqual([200, { resetToken: expect.any(String) }]);
    const done = await session.post('/api/user/password/reset', {
      resetToken: body.data.resetToken,
      newPassword: 'Sariwang-Tinapay-7',
    });
    expect(outcome(done)).toEqual([200, 'done']);
    await session.post('/api/user/password/reset', {
      resetToken: (await recover(owner)).body.data.resetToken,
      newPassword: DEMO_PASSWORD,
    });
  });

  it('is refused on a new device as before, and on one that is known to somebody else', async () => {
    const other = { Cookie: deviceIn(await session.login('accounting')) };
    await exhaustPassword();
    await clearMessages();
    expect(outcome(await recover({}))).toEqual([422, 'rule_otp_used_up']);
    expect(outcome(await recover(other))).toEqual([422, 'rule_otp_used_up']);
  });

  it('gains nothing by a forged device: neither a made-up secret, nor its hash, nor a Signature', async () => {
    const signature = { Signature: 'known-device-of-the-owner' };
    const owner = deviceIn(await session.login(USER, undefined, signature));
    const { rows } = await app.admin.query(
      'select token_hash as hash from known_device where about like $1',
      ['user %'],
    );
    await exhaustPassword();
    const forged: Headers[] = [
      signature,
      ...rows.map(({ hash }) => ({ Cookie: `suki_known_device=${hash}` })),
      { Cookie: `suki_known_device=${'A'.repeat(43)}` },
      { Cookie: `suki_device=${'A'.repeat(43)}` },
      { Cookie: `${owner}x` },
      { Cookie: `suki_known_device=` },
    ];
    for (const headers of forged) {
      expect([headers, outcome(await recover(headers))]).toEqual([headers, [422, 'rule_otp_used_up']]);
      await clearMessages();
    }
    expect(rows.map(({ hash }) => `suki_known_device=${hash}`)).not.toContain(owner);
  });

  it('counts twenty wrong codes of a known device too', async () => {
    const owner = { Cookie: deviceIn(await session.login(USER)) };
    await exhaust(
      async () => (await forgot(owner)).body.data.challengeId,
      async (id) => tryCode(id, otherThan(await session.code(USER)), owner),
    );
    expect(outcome(await recover(owner))).toEqual([422, 'rule_otp_used_up']);
    expect(outcome(await recover({}))).toEqual([200, 'done']);
  });

  it('sends a code to the owner, though strangers ask for one each time they may', async () => {
    const owner = { Cookie: deviceIn(await session.login(USER)) };
    for (let at = 0; at < 3; at++) expect((await forgot(stranger())).status).toBe(200);
    expect(outcome(await forgot(stranger()))).toEqual([429, 'too_many']);
    expect(outcome(await forgot(owner))).toEqual([200, 'done']);
  });

  it('tells a stranger neither whether the account exists nor whether it has a known device', async () => {
    await session.login(USER);
    const tried = async (username: string) => {
      await app.clearLimits();
      const answers: unknown[] = [];
      for (let round = 0; round < 5; round++) {
        const { challengeId } = (await forgot(stranger(), username)).body.data;
        for (let i = 0; i < 5; i++)
          answers.push(told(await tryCode(challengeId, otherThan(await session.code(username)), stranger())));
        app.clock.advance(61_000);
      }
      return answers;
    };
    const known = await tried(USER);
    toNextHour(app);
    expect(await tried('nobody.at.all')).toEqual(known);
    toNextHour(app);
    expect(await tried('store.manager')).toEqual(known);
  });
});

describe('the lock after five failed sign-ins', () => {
  const lock = async (username: string) => {
    for (let i = 0; i < 5; i++) await session.login(username, WRONG, stranger());
  };

  it('keeps strangers and new devices out, and lets the owner in on a known one', async () => {
    const owner = { Cookie: deviceIn(await session.login('it.support')) };
    await lock('it.support');
    expect(outcome(await session.login('it.support', DEMO_PASSWORD, stranger()))).toEqual([423, 'locked']);
    const signedIn = await session.login('it.support', DEMO_PASSWORD, owner);
    expect(signedIn.status).toBe(200);
    expect(outcome(await session.login('it.support', DEMO_PASSWORD, stranger()))).toEqual([423, 'locked']);
  });

  it('counts five failures of the known device too, and those lock nobody else', async () => {
    const owner = { Cookie: deviceIn(await session.login('online.viewer')) };
    for (let i = 0; i < 5; i++) expect((await session.login('online.viewer', WRONG, owner)).status).toBe(401);
    expect(outcome(await session.login('online.viewer', DEMO_PASSWORD, owner))).toEqual([423, 'locked']);
    expect((await session.login('online.viewer')).status).toBe(200);
  });

  it('is not passed by a device of somebody else', async () => {
    const other = { Cookie: deviceIn(await session.login('accounting')) };
    await lock('frontliner');
    expect(outcome(await session.login('frontliner', DEMO_PASSWORD, other))).toEqual([423, 'locked']);
  });
});

describe('a known device', () => {
  it('stands for all who sign in on it, under a new secret each time', async () => {
    const first = deviceIn(await session.login('accounting'));
    const second = deviceIn(await session.login('frontliner', undefined, { Cookie: first }));
    expect(second).not.toBe(first);
    await exhaustPassword('accounting');
    expect(outcome(await recover({ Cookie: first }, 'accounting'))).toEqual([422, 'rule_otp_used_up']);
    expect(outcome(await recover({ Cookie: second }, 'accounting'))).toEqual([200, 'done']);
  });

  it('stays known by its former cookie, which the next sign-in replaces', async () => {
    const former = formerly(deviceIn(await session.login('accounting')));
    await exhaustPassword('accounting');
    expect(outcome(await recover({ Cookie: former }, 'accounting'))).toEqual([200, 'done']);
    const signedIn = await session.login('accounting', undefined, { Cookie: former });
    const removed = 'suki_device=; Path=/api; HttpOnly; Max-Age=0; SameSite=Strict';
    expect(signedIn.headers.getSetCookie()).toContain(removed);
    const renewed = deviceIn(signedIn);
    expect(outcome(await recover({ Cookie: former }, 'accounting'))).toEqual([422, 'rule_otp_used_up']);
    expect(outcome(await recover({ Cookie: renewed }, 'accounting'))).toEqual([200, 'done']);
    const again = await session.login('accounting', undefined, { Cookie: renewed });
    expect(again.headers.getSetCookie()).not.toContain(removed);
  });

  it('is not made by a password alone where a second factor is asked for', async () => {
    const { headers } = await session.login('sbo.second');
    expect(headers.getSetCookie()).toEqual([]);
  });

  it('is forgotten after 180 days, and beyond the newest twenty', async () => {
    const oldest = { Cookie: deviceIn(await session.login('partner.admin')) };
    for (let at = 0; at < 20; at++) {
      app.clock.advance(61_000);
      await session.login('partner.admin');
    }
    const newest = { Cookie: deviceIn(await session.login('partner.admin')) };
    await exhaustPassword('partner.admin');
    expect(outcome(await recover(oldest, 'partner.admin'))).toEqual([422, 'rule_otp_used_up']);
    app.clock.advance(180 * 86_400_000);
    await exhaustPassword('partner.admin');
    expect(outcome(await recover(newest, 'partner.admin'))).toEqual([422, 'rule_otp_used_up']);
  });
});

describe('an applicant', () => {
  let own: Application;
  const issue = async (headers: Headers, identifier = own.reference) =>
    (await bench.issue({ identifier }, headers)).body.data.challengeId;
  const begin = (challengeId: string, otp: string, headers: Headers) =>
    app.call('POST', '/api/self-service/session', { body: { challengeId, otp }, headers });
  const open = async (headers: Headers, one = own) =>
    begin(await issue(headers, one.reference), await bench.code(one.mobile), headers);
  const exhaustApplication = () =>
    exhaust(
      () => issue(stranger()),
      async (id, headers) => begin(id, otherThan(await bench.code(own.mobile)), headers),
    );
  beforeEach(async () => {
    own = await bench.application();
  });

  it('opens an application on a device that opened it before, though a stranger used up its codes', async () => {
    const device = { Cookie: deviceIn(await open(stranger())) };
    await exhaustApplication();
    expect(outcome(await open({ ...stranger(), ...device }))).toEqual([200, 'done']);
  });

  it('is refused on a new device, and on one that opened another application', async () => {
    const other = { Cookie: deviceIn(await open(stranger(), await bench.application())) };
    await exhaustApplication();
    await clearMessages();
    expect(outcome(await open(stranger()))).toEqual([422, 'rule_otp_used_up']);
    expect(outcome(await open({ ...stranger(), ...other }))).toEqual([422, 'rule_otp_used_up']);
  });

  it('gets a code on a known device, though strangers ask for one each time they may', async () => {
    const device = { Cookie: deviceIn(await open(stranger())) };
    app.clock.advance(61_000);
    for (let at = 0; at < 3; at++) expect(await issue(stranger())).toEqual(expect.any(String));
    expect((await bench.issue({ identifier: own.reference }, stranger())).status).toBe(429);
    expect(outcome(await open({ ...stranger(), ...device }))).toEqual([200, 'done']);
  });
});
