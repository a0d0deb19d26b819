import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { otherThan, sessionCalls, toNextHour } from '#tests/support/app/session.ts';

let app: TestApp;
let session: ReturnType<typeof sessionCalls>;
beforeAll(async () => {
  app = await startTestApp();
  session = sessionCalls(app);
});
afterAll(() => app.stop());
beforeEach(() => app.clearLimits());

const USER = 'sbo.second';
const challenge = async (): Promise<string> => (await session.login(USER)).body.data.challengeId;

describe('second factor', () => {
  it('answers a challenge and the last four digits, and no token', async () => {
    const { status, body, headers } = await session.login(USER);
    expect(status).toBe(200);
    expect(body.data).toEqual({
      challengeId: expect.any(String),
      mobileLast4: expect.stringMatching(/^\d{4}$/),
      way: 'sms',
    });
    expect(headers.getSetCookie()).toEqual([]);
  });

  it.each(['email', 'sms'])(
    'sends codes to the mobile number and by mail: the one of %s signs in',
    async (by) => {
      const id = await challenge();
      const { rows } = await app.admin.query<{ channel: string; body: string }>(
        'select channel, body from outbox_message order by id desc limit 2',
      );
      const codes = Object.fromEntries(
        rows.map(({ channel, body }) => [channel, /\b\d{6}\b/.exec(body)?.[0] ?? '']),
      );
      expect(Object.keys(codes).sort()).toEqual(['email', 'sms']);
      expect(codes.sms).not.toBe(codes.email);
      expect((await session.otp(id, codes[by] ?? '')).status).toBe(200);
    },
  );

  it('turns the code into tokens, once', async () => {
    const id = await challenge();
    const code = await session.code(USER);
    const { status, body, headers } = await session.otp(id, code);
    expect([status, body.data.user.username]).toEqual([200, USER]);
    expect(headers.getSetCookie()).toHaveLength(3);
    const again = await session.otp(id, code);
    expect([again.status, again.body.error]).toEqual([422, 'rule_otp_used_up']);
  });

  it('lets one of several simultaneous uses of a code through', async () => {
    const id = await challenge();
    const code = await session.code(USER);
    const answers = await Promise.all(Array.from({ length: 8 }, () => session.otp(id, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('uses a challenge up after five wrong codes; the right one comes too late', async () => {
    const id = await challenge();
    const code = await session.code(USER);
    const errors: string[] = [];
    for (let i = 0; i < 5; i++) errors.push((await session.otp(id, otherThan(code))).body.error);
    expect(errors).toEqual([...Array(4).fill('rule_otp_wrong'), 'rule_otp_used_up']);
    expect((await session.otp(id, code)).body.error).toBe('rule_otp_used_up');
  });

  it('ends a code after five minutes', async () => {
    const id = await challenge();
    app.clock.advance(5 * 60_000 + 1000);
    const { status, body } = await session.otp(id, await session.code(USER));
    expect([status, body.error]).toEqual([422, 'rule_otp_expired']);
  });

  it('does not count what is not six digits as a try', async () => {
    const id = await challenge();
    for (let i = 0; i < 6; i++) expect((await session.otp(id, '12ab')).body.error).toBe('rule_otp_wrong');
    expect((await session.otp(id, await session.code(USER))).status).toBe(200);
  });

  it('does not take the code of another challenge, nor an unknown challenge', async () => {
    const first = await challenge();
    const second = await challenge();
    expect((await session.otp(first, await session.code(USER))).body.error).toBe('rule_otp_wrong');
    expect((await session.otp(second, await session.code(USER))).status).toBe(200);
    expect((await session.otp(crypto.randomUUID(), '123456')).body.error).toBe('rule_otp_expired');
  });

  it('refuses a user who was disabled while the code was under way', async () => {
    const id = await challenge();
    await app.admin.query('update user_account set status = $2 where username = $1', [USER, 'SUSPENDED']);
    const { status } = await session.otp(id, await session.code(USER));
    await app.admin.query('update user_account set status = $2 where username = $1', [USER, 'ACTIVE']);
    expect(status).toBe(401);
  });
});

describe('sending a code again', () => {
  it('waits 60 seconds, then sends another and ends the first', async () => {
    const id = await challenge();
    const first = await session.code(USER);
    const early = await session.resend(id);
    expect([early.status, early.body.error]).toEqual([429, 'too_many']);
    expect(Number(early.headers.get('retry-after'))).toBe(early.body.retryAfter);
    app.clock.advance(61_000);
    const sent = await session.resend(id);
    expect([sent.status, sent.body]).toEqual([200, { data: { retryAfter: 60 } }]);
    const second = await session.code(USER);
    if (second !== first) expect((await session.otp(id, first)).body.error).toBe('rule_otp_wrong');
    expect((await session.otp(id, second)).status).toBe(200);
    expect((await session.resend(id)).body.error).toBe('rule_otp_expired');
  });

  it('gives five new tries after five wrong ones', async () => {
    const id = await challenge();
    const code = await session.code(USER);
    for (let i = 0; i < 5; i++) await session.otp(id, otherThan(code));
    app.clock.advance(61_000);
    await session.resend(id);
    expect((await session.otp(id, await session.code(USER))).status).toBe(200);
  });

  it('issues three codes a minute for a username and then answers 429', async () => {
    toNextHour(app);
    for (let i = 0; i < 3; i++) expect((await session.login(USER)).status).toBe(200);
    const { status, headers } = await session.login(USER);
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toMatch(/^\d+$/);
  });

  it('stops endless guessing: 20 wrong codes an hour, over all challenges', async () => {
    toNextHour(app);
    for (let round = 0; round < 4; round++) {
      const id = await challenge();
      const code = await session.code(USER);
      for (let i = 0; i < 5; i++) await session.otp(id, otherThan(code));
      app.clock.advance(61_000);
    }
    const id = await challenge();
    expect((await session.otp(id, await session.code(USER))).body.error).toBe('rule_otp_used_up');
    app.clock.advance(60 * 60_000);
    expect((await session.otp(await challenge(), await session.code(USER))).status).toBe(200);
  });
});
