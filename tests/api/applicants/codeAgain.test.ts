import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import type { Answer } from '#tests/support/app/client.ts';
import { otherThan } from '#tests/support/app/session.ts';
import { draftBench } from './draftBench.ts';

let app: TestApp;
let bench: ReturnType<typeof draftBench>;
let mobile: string;
let challengeId: string;
let otp: string;
beforeAll(async () => {
  app = await startTestApp();
  bench = draftBench(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.clearLimits();
  mobile = bench.newNumber();
  challengeId = (await bench.issue({ mobileNumber: mobile })).body.data.challengeId;
  otp = await bench.code(mobile);
});

const KEY = '4f7c2f2e-6f0b-4f3a-9d53-1a2b3c4d5e6f';
const DEVICE = 'a-phone';
const enter = (code: string, key: string | null = KEY, device: string | null = DEVICE): Promise<Answer> =>
  app.call('POST', '/api/self-service/session', {
    body: { challengeId, otp: code },
    headers: { ...(key ? { 'idempotency-key': key } : {}), ...(device ? { signature: device } : {}) },
  });
const errorOf = ({ status, body }: Answer) => [status, body.error];
const sessions = async (): Promise<number> =>
  (
    await app.admin.query('select count(*)::int as n from applicant_session where mobile_number = $1', [
      mobile,
    ])
  ).rows[0].n;
const logins = async (): Promise<number> =>
  (await app.admin.query(`select count(*)::int as n from audit.entry where event_type = 'LOGIN'`)).rows[0].n;

describe('a right code whose answer was lost', () => {
  it('is answered with the same session when the same try comes again, and stands in the trail once', async () => {
    const before = await logins();
    const [first, again] = [await enter(otp), await enter(otp)];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect([await sessions(), (await logins()) - before]).toEqual([1, 1]);
    const reference = (await bench.begin(first.body.data.accessToken)).body.data.referenceNumber;
    expect((await bench.get(again.body.data.accessToken, reference)).status).toBe(200);
  });

  it('makes one session of tries that come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => enter(otp)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(await sessions()).toBe(1);
  });

  it.each([
    ['under another key', () => enter(otp, crypto.randomUUID())],
    ['without a key', () => enter(otp, null)],
    ['from another device', () => enter(otp, KEY, 'another-phone')],
    ['from a device that does not say which', () => enter(otp, KEY, null)],
    ['with another code', () => enter(otherThan(otp))],
  ])('opens nothing %s', async (_, other) => {
    expect((await enter(otp)).status).toBe(200);
    expect(errorOf(await other())).toEqual([422, 'rule_otp_used_up']);
    expect(await sessions()).toBe(1);
  });

  it('opens nothing where the key could be guessed', async () => {
    expect((await enter(otp, '1')).status).toBe(200);
    expect(errorOf(await enter(otp, '1'))).toEqual([422, 'rule_otp_used_up']);
  });

  it('opens nothing after a minute', async () => {
    await enter(otp);
    app.clock.advance(61_000);
    expect(errorOf(await enter(otp))).toEqual([422, 'rule_otp_used_up']);
  });

  it('opens no session that was ended meanwhile', async () => {
    const { accessToken } = (await enter(otp)).body.data;
    await app.call('POST', '/api/self-service/session/end', { as: accessToken });
    expect(errorOf(await enter(otp))).toEqual([422, 'rule_otp_expired']);
    expect(await bench.isIn(accessToken)).toBe(false);
  });

  it('keeps neither key nor device as they are', async () => {
    await enter(otp);
    const { rows } = await app.admin.query('select used_with from otp_challenge where id = $1', [
      challengeId,
    ]);
    expect(rows[0].used_with).toMatch(/^[0-9a-f]{64}$/);
  });
});
