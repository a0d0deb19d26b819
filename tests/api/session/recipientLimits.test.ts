import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { DEMO_PASSWORD } from '#server/seed/users.ts';
import { type Application, applicantBench } from '#tests/api/applicants/applicantBench.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import type { Answer } from '#tests/support/app/client.ts';
import { leave, row } from '#tests/support/app/outboxBench.ts';
import { deviceIn, sessionCalls } from '#tests/support/app/session.ts';
import { newUser } from '#tests/support/people.ts';

let app: TestApp;
let bench: ReturnType<typeof applicantBench>;
let session: ReturnType<typeof sessionCalls>;
let own: Application;
beforeAll(async () => {
  const { trustedProxies } = readConfig({ TRUSTED_PROXIES: '127.0.0.1' });
  app = await startTestApp({ config: { trustedProxies } });
  bench = applicantBench(app);
  session = sessionCalls(app);
  own = await bench.application();
});
afterAll(() => app.stop());
beforeEach(() => app.clearLimits());

const MINUTE = 60_000;
let made = 0;
/** A number that nothing was sent to before, without its 0 or 63. */
const newNumber = (): string => `918${String(6_000_000 + ++made)}`;
let hosts = 0;
/** Another address at each call. */
const elsewhere = () => ({ 'X-Forwarded-For': `198.51.${++hosts >> 8}.${hosts & 255}` });
/** Asks once a minute, so that the limit of a minute is not what refuses. */
const spaced = async (count: number, ask: (at: number) => Promise<Answer>): Promise<Answer[]> => {
  const answers: Answer[] = [];
  for (let at = 0; at < count; at++) {
    answers.push(await ask(at));
    app.clock.advance(MINUTE);
  }
  return answers;
};
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status);

describe('an account', () => {
  const USER = 'sbo.second';

  it('signs in by a code 20 times in 24 hours, whatever strangers asked to be sent to its number', async () => {
    const { rows } = await app.admin.query(
      'select mobile_number as mobile from user_account where username = $1',
      [USER],
    );
    await spaced(6, () => bench.issue({ mobileNumber: rows[0].mobile }, elsewhere()));
    await spaced(6, () => session.post('/api/user/password/forgot', { username: USER }, elsewhere()));
    const answers = await spaced(21, () => session.login(USER, undefined, elsewhere()));
    expect(statuses(answers)).toEqual([...Array(20).fill(200), 429]);
  });

  it('is sent 5 codes for a forgotten password that strangers ask for, known or not', async () => {
    const asked = async (username: string) => {
      await app.clearLimits();
      const answers = await spaced(6, () =>
        session.post('/api/user/password/forgot', { username }, elsewhere()),
      );
      return answers.map(({ status, body }) => [status, body.message]);
    };
    const unknown = await asked('nobody.at.all');
    expect(unknown.map(([status]) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await asked(USER)).toEqual(unknown);
  });

  it('is reached by an application that exists as by one that does not', async () => {
    const asked = async (identifier: string) => {
      await app.clearLimits();
      const answers = await spaced(6, () => bench.issue({ identifier }, elsewhere()));
      return answers.map(({ status, body }) => [status, body.message]);
    };
    const unknown = await asked('SK-2026-777777');
    expect(unknown.map(([status]) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await asked(own.reference)).toEqual(unknown);
  });
});

describe('a mailbox', () => {
  it('gets 20 codes in 24 hours that strangers have sent to it', async () => {
    const email = 'stranger@example.test';
    const sent = async () =>
      (
        await app.admin.query(
          `select count(*)::int as n from outbox_message where channel = 'email' and status = 'queued' and lower(recipient) = $1`,
          [email],
        )
      ).rows[0].n;
    for (let at = 0; at < 23; at++)
      await bench.issue(
        { mobileNumber: newNumber(), email: at % 2 ? email : 'Stranger@Example.test' },
        elsewhere(),
      );
    expect(await sent()).toBe(20);
  });
});

describe('a person of an office who is signed in', () => {
  const invite = async (device: { Cookie: string }, mobile: string) => {
    const body = newUser({
      contactNumber: { mobile: `0${mobile}` },
      emailAddress: `invited.${++made}@example.test`,
    });
    return app.call('POST', '/api/user/v2/register', { as: 'partner.admin', body, headers: device });
  };
  const sentTo = async (numbers: readonly string[]): Promise<number> => {
    const sql = `select count(*)::int as n from outbox_message
      where channel = 'sms' and status = 'queued' and recipient = any ($1::text[])`;
    return (await app.admin.query(sql, [numbers.map((number) => `63${number}`)])).rows[0].n;
  };

  it('invites 60 people a day from one device', async () => {
    const device = { Cookie: deviceIn(await session.login('partner.admin')) };
    const numbers = Array.from({ length: 60 }, newNumber);
    const answers: Answer[] = [];
    for (const number of numbers) answers.push(await invite(device, number));
    expect([...new Set(statuses(answers))]).toEqual([200]);
    expect(await sentTo(numbers)).toBe(60);
  });

  it('has no more than 5 messages sent to one number that nobody proved, and the others leave by mail', async () => {
    const device = { Cookie: deviceIn(await session.login('partner.admin')) };
    const number = newNumber();
    const answers: Answer[] = [];
    for (let at = 0; at < 7; at++) answers.push(await invite(device, number));
    expect([...new Set(statuses(answers))]).toEqual([200]);
    expect(await sentTo([number])).toBe(5);
  });
});

describe('the number of an account', () => {
  const USER = 'store.manager';
  const password = DEMO_PASSWORD;
  const FACTOR = '/api/my-account/settings/security/second-factor';
  const factor = (set: string) =>
    app.admin.query(`update user_account set proved_mobile = null, ${set} where username = $1`, [USER]);
  const newest = async () =>
    (await app.admin.query('select coalesce(max(id), 0)::text as id from outbox_message')).rows[0].id;
  /** How many codes left by each channel since then. */
  const sentSince = async (id: string) => {
    const { rows } = await app.admin.query(
      `select channel, count(*)::int as n from outbox_message
       where id > $1 and topic = 'code' and status = 'queued' group by 1`,
      [id],
    );
    return Object.fromEntries(rows.map(({ channel, n }) => [channel, n]));
  };
  const signInOften = (count: number) => spaced(count, () => session.login(USER, undefined, elsewhere()));
  afterAll(() => factor(`second_factor = 'none', second_factor_at = null`));

  it('is not proved by a link that was opened in a mailbox: 5 codes go there, the others by mail', async () => {
    await factor(`second_factor = 'sms'`);
    const before = await newest();
    expect([...new Set(statuses(await signInOften(8)))]).toEqual([200]);
    expect(await sentSince(before)).toEqual({ email: 8, sms: 5 });
  });

  it.each([
    ['the code that was read there', '%@example.test', 8],
    ['no code that was read in the mailbox', '63%', 5],
  ])('is proved by a sign-in with %s', async (_, other, sms) => {
    await factor(`second_factor = 'sms'`);
    const { challengeId } = (await session.login(USER, undefined, elsewhere())).body.data;
    await app.admin.query('delete from outbox_message where recipient like $1', [other]);
    expect((await session.otp(challengeId, await session.code(USER))).status).toBe(200);
    await app.clearLimits();
    const since = await newest();
    await signInOften(8);
    expect(await sentSince(since)).toEqual({ email: 8, sms });
  });

  it('is proved by the code that turns the second factor on, which goes there alone', async () => {
    await factor(`second_factor = 'none'`);
    const as = (await app.login(USER, { fresh: true })).accessToken;
    const before = await newest();
    const { challengeId } = (await app.call('POST', FACTOR, { body: { way: 'sms', password }, as })).body
      .data;
    expect(await sentSince(before)).toEqual({ sms: 1 });
    const body = { way: 'sms', challengeId, code: await session.code(USER) };
    expect((await app.call('POST', `${FACTOR}/confirm`, { body, as })).status).toBe(200);
    const since = await newest();
    await signInOften(8);
    expect(await sentSince(since)).toEqual({ email: 8, sms: 8 });
  });

  it('asks for no second factor by SMS where notices used up what a number that nobody proved may get', async () => {
    await factor(`second_factor = 'none', second_factor_at = null`);
    const { rows } = await app.admin.query(
      'select mobile_number as mobile from user_account where username = $1',
      [USER],
    );
    for (let at = 0; at < 5; at++) await leave(app, 'sms', rows[0].mobile, 'A notice');
    const as = (await app.login(USER, { fresh: true })).accessToken;
    const { status } = await app.call('POST', FACTOR, { body: { way: 'sms', password }, as });
    expect(status).toBe(429);
  });
});

it('a code that its recipient gets no more is not stored', async () => {
  const ids: string[] = [];
  for (let at = 0; at < 6; at++)
    ids.push(await leave(app, 'sms', '639170000099', '123456', { kind: 'code', topic: 'code' }));
  const stored = await Promise.all(ids.map((id) => row(app, id)));
  expect(stored.map(({ body }) => body)).toEqual([...Array(5).fill('123456'), '']);
  expect(stored.at(-1)).toMatchObject({ status: 'failed', reason: 'recipientLimit' });
});
