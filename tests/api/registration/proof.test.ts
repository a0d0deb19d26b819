import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { verify } from '#server/http/caller/verify.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { otherThan } from '#tests/support/app/session.ts';
import { registrationBench } from '#tests/support/registration.ts';

let app: TestApp;
let bench: ReturnType<typeof registrationBench>;
let stores: string[];
beforeAll(async () => {
  const { trustedProxies } = readConfig({ TRUSTED_PROXIES: '127.0.0.1' });
  app = await startTestApp({ config: { trustedProxies } });
  bench = registrationBench(app);
  const { rows } = await app.admin.query(`select m.id from merchant m
    join user_account u on u.partner_id = m.partner_id and u.username = 'partner.admin'
    where m.status = 'A' order by m.id limit 1`);
  stores = rows.map(({ id }) => id);
});
beforeEach(() => app.clearLimits());
afterAll(() => app.stop());

const one = (at = 0) => [{ merchantId: stores[at] ?? '', primary: true }];
const usesOf = async (id: string): Promise<number> =>
  (await app.admin.query('select uses from registration_code where id = $1', [id])).rows[0].uses;
const issue = (registrationCode: string, mobileNumber: string, from = '203.0.113.1') =>
  app.call('POST', '/api/user/registration-otp', {
    body: { registrationCode, mobileNumber },
    headers: { 'X-Forwarded-For': from },
  });
const HOUR = 60 * 60_000;
/** What so many requests are answered, a minute apart, from the addresses that are given in turn. */
const answersTo = async (code: string, mobile: string, addresses: readonly string[], times: number) => {
  const answers: number[] = [];
  for (let at = 0; at < times; at++) {
    answers.push((await issue(code, mobile, addresses[at % addresses.length])).status);
    app.clock.advance(60_000);
  }
  return answers;
};
const check = (challengeId: string, otp: string) =>
  app.call('POST', '/api/user/registration-otp/check', { body: { challengeId, otp } });
const sentTo = async (recipient: string): Promise<string> => {
  const { rows } = await app.admin.query(
    'select body from outbox_message where recipient = $1 order by id desc limit 1',
    [recipient],
  );
  return /\b\d{6}\b/.exec(rows[0]?.body ?? '')?.[0] ?? '';
};

describe('the proof of a number', () => {
  it('comes of a code that was sent there, and is good for one registration with that number', async () => {
    const code = await bench.made();
    const { challengeId } = (await issue(code.code, '0918 400 0001')).body.data;
    const { status, body } = await check(challengeId, await sentTo('639184000001'));
    expect(status).toBe(200);
    expect(body.data).toEqual({ otpId: expect.any(String), expiresIn: 3600 });
    const { otpId } = body.data;
    const signed = await verify(app.pools, 'registration', otpId, app.clock.now());
    expect(signed?.subject).toBe(challengeId);
    const send = (mobile: string) =>
      bench.register(code.code, { merchants: one(), otpId, contactNumber: { mobile } });
    const other = await send('0918 400 0002');
    expect([other.body.error, Object.keys(other.body.fields)]).toEqual([
      'rule_otp_expired',
      ['contactNumber.mobile'],
    ]);
    expect((await send('0918 400 0001')).status).toBe(200);
    expect((await send('0918 400 0001')).body.error).toBe('rule_otp_expired');
    expect(await usesOf(code.id)).toBe(1);
  });

  it('is sent for half an hour at most', async () => {
    const code = await bench.made();
    const { challengeId } = (await issue(code.code, '0918 400 0009')).body.data;
    const again = () => app.call('POST', '/api/user/otp/resend', { body: { challengeId } });
    for (const status of [200, 200, 200, 422]) {
      app.clock.advance(9 * 60_000);
      expect((await again()).status).toBe(status);
    }
  });

  it('is sent to one number five times in 24 hours, whatever the code and the address of the request', async () => {
    const { code } = await bench.made();
    const { code: elsewhere } = await bench.made({}, 'other.partner');
    const mobile = '0918 400 0010';
    const many = Array.from({ length: 20 }, (_, at) => `198.51.100.${at}`);
    expect(await answersTo(code, mobile, many, 3)).toEqual([200, 200, 200]);
    expect(await answersTo(elsewhere, mobile, many.slice(3), 3)).toEqual([200, 200, 429]);
    expect(await answersTo(code, '0918 400 0012', many.slice(6), 1)).toEqual([200]);
    app.clock.advance(24 * HOUR);
    expect(await answersTo((await bench.made()).code, mobile, many, 1)).toEqual([200]);
  });

  it('ends after an hour', async () => {
    const code = await bench.made();
    const { otpId, mobile } = await bench.proved();
    app.clock.advance(HOUR);
    const late = await bench.register(code.code, { merchants: one(), otpId, contactNumber: { mobile } });
    expect(late.body.error).toBe('rule_otp_expired');
    expect(await usesOf(code.id)).toBe(0);
  });

  it('takes a code that is right within five tries, and a new one after sixty seconds', async () => {
    const code = await bench.made();
    const { challengeId } = (await issue(code.code, '0918 400 0003')).body.data;
    const right = await sentTo('639184000003');
    const errors: string[] = [];
    for (let at = 0; at < 5; at++) errors.push((await check(challengeId, otherThan(right))).body.error);
    expect(errors).toEqual([...Array(4).fill('rule_otp_wrong'), 'rule_otp_used_up']);
    expect((await check(challengeId, right)).body.error).toBe('rule_otp_used_up');
    const resend = () => app.call('POST', '/api/user/otp/resend', { body: { challengeId } });
    expect((await resend()).status).toBe(429);
    app.clock.advance(60_000);
    expect((await resend()).status).toBe(200);
    expect((await check(challengeId, await sentTo('639184000003'))).status).toBe(200);
  });

  it('is asked for with a usable code alone, and answers known and unknown numbers alike', async () => {
    const { rows } = await app.admin.query(
      'select mobile_number as mobile from user_account where mobile_number is not null limit 1',
    );
    const code = await bench.made();
    const known = await issue(code.code, rows[0].mobile);
    const unknown = await issue(code.code, '0918 400 0004');
    expect([known.status, Object.keys(known.body.data)]).toEqual([
      unknown.status,
      Object.keys(unknown.body.data),
    ]);
    const none = await issue('ZZZZZZZZZZ', '0918 400 0005');
    expect([none.status, none.body.error]).toEqual([422, 'rule_registration_code']);
    expect(await sentTo('639184000005')).toBe('');
  });

  it('opens nothing else, and nothing else is such a proof', async () => {
    const code = await bench.made();
    const { challengeId } = (await issue(code.code, '0918 400 0006')).body.data;
    const otp = await sentTo('639184000006');
    for (const path of ['/api/user/2fa', '/api/self-service/session'])
      expect((await app.call('POST', path, { body: { challengeId, otp } })).body.error).toBe(
        'rule_otp_expired',
      );
    const { otpId } = (await check(challengeId, otp)).body.data;
    const reset = { resetToken: otpId, newPassword: 'Bagong-Lihim-2026' };
    expect((await app.call('POST', '/api/user/password/reset', { body: reset })).body.error).toBe('invalid');
    for (const path of ['/api/user/permissions', '/api/self-service/drafts/current'])
      expect([401, 404]).toContain((await app.call('GET', path, { as: otpId })).status);
  });
});
