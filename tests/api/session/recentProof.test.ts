import { URI } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { weightOf } from '#domain/access/rights/weightOf.ts';
import { DEMO_PASSWORD } from '#server/seed/users.ts';
import { callsOf } from '#tests/access/contractCalls.ts';
import { EXEMPT, PROVED } from '#tests/access/people/provedCalls.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { otherThan, sessionCalls } from '#tests/support/app/session.ts';

const MINUTE = 60_000;
const USER = 'sales.admin';
const SECURITY = '/api/my-account/settings/security';
const CALLS = callsOf();

let app: TestApp;
let session: ReturnType<typeof sessionCalls>;
beforeAll(async () => {
  app = await startTestApp();
  session = sessionCalls(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.clearLimits();
  await app.admin.query(
    `update user_account set second_factor = 'sms', proved_mobile = mobile_number where username = $1`,
    [USER],
  );
});

const codeBy = (channel: 'sms' | 'email') => session.code(USER, channel);
const signIn = async (channel: 'sms' | 'email' = 'sms'): Promise<string> => {
  const { challengeId } = (await session.login(USER)).body.data;
  return (await session.otp(challengeId, await codeBy(channel))).body.data.accessToken;
};
const post = (path: string, as: string, body?: unknown) =>
  app.call('POST', path, { as, ...(body === undefined ? {} : { body }) });
/** Whether a call asks for a proof; one that does not goes on to what is wrong with it. */
const asks = async (path: string, as: string, body: unknown = {}) =>
  (await post(path, as, body)).body.error === 'proof_needed';
const MONEY = '/api/machine-accounts';
const APPROVAL = '/api/approval-requests/1/approve';
const reject = (as: string, ids: string[]) =>
  post('/api/user-account/reject-requests', as, { ids: ids.join(','), reason: 'Not needed' });
const prove = async (as: string) => {
  const { challengeId } = (await post('/api/user/proof', as)).body.data;
  return post('/api/user/proof/answer', as, { challengeId, otp: await codeBy('sms') });
};

describe('the calls that take a recent proof', () => {
  it('are those of the list', () => {
    const proved = CALLS.filter(({ meta }) => meta.proof).map(({ id, meta }) => [id, meta.proof]);
    expect(Object.fromEntries(proved)).toEqual(PROVED);
  });

  it('are all that write by a weighty permission, but for those that are exempt by name', () => {
    const isWeighty = ({ meta }: (typeof CALLS)[number]) =>
      meta.needs?.all.some((group) => group.some((permission) => weightOf(permission))) ?? false;
    const open = CALLS.filter((call) => call.method !== 'GET' && isWeighty(call) && !call.meta.proof);
    expect(open.map(({ id }) => id).sort()).toEqual(Object.keys(EXEMPT).sort());
  });

  it('all answer 403 with the way to prove it once the proof is too old', async () => {
    const as = await signIn();
    app.clock.advance(14 * MINUTE);
    const fresh = (await post('/api/user/proof', as)).body.data;
    expect(fresh.way).toBe('sms');
    await app.admin.query('update session_family set proved_at = null');
    for (const { id, method, path, meta } of CALLS.filter((call) => call.meta.proof)) {
      const answer = await app.call(method, path.replace(/\{\w+\}/g, '1'), { as });
      if (answer.body.missing) continue;
      expect([answer.status, answer.body.error], id).toEqual([403, 'proof_needed']);
      expect(answer.body.proof, id).toEqual({ way: 'sms', mobileLast4: expect.stringMatching(/^\d{4}$/) });
      expect(meta.proof).toBeTruthy();
    }
  });
});

describe('a recent proof', () => {
  it('is a sign-in with the second factor: 5 minutes for money, 15 for approvals', async () => {
    const as = await signIn();
    app.clock.advance(5 * MINUTE - 1000);
    expect([await asks(MONEY, as), await asks(APPROVAL, as)]).toEqual([false, false]);
    app.clock.advance(1000);
    expect([await asks(MONEY, as), await asks(APPROVAL, as)]).toEqual([true, false]);
    app.clock.advance(10 * MINUTE - 1000);
    expect(await asks(APPROVAL, as)).toBe(false);
  });

  it('is no sign-in with a code that was read in a mailbox', async () => {
    const as = await signIn('email');
    expect([await asks(MONEY, as), await asks(APPROVAL, as)]).toEqual([true, true]);
  });

  it('is begun again by each approval that succeeds, for approvals alone', async () => {
    const { rows } = await app.admin.query<{ id: string }>(
      `select id from user_request where kind <> 'factor' and status = 'SUBMITTED' and created_by <> '${USER}' order by id limit 1`,
    );
    const tokens = (await session.login(USER)).body.data;
    const { accessToken: as, refreshToken } = (await session.otp(tokens.challengeId, await codeBy('sms')))
      .body.data;
    app.clock.advance(14 * MINUTE);
    // One that fails begins nothing again.
    expect((await post(APPROVAL, as)).status).toBeGreaterThanOrEqual(400);
    const rejected = await reject(as, [rows[0]?.id ?? '']);
    expect(rejected.status, JSON.stringify(rejected.body)).toBe(200);
    app.clock.advance(14 * MINUTE);
    const later = (await session.refresh(refreshToken)).body.data.accessToken;
    expect([await asks(MONEY, later), await asks(APPROVAL, later)]).toEqual([true, false]);
    await app.clearLimits();
    app.clock.advance(MINUTE);
    expect(await asks(APPROVAL, later)).toBe(true);
  });

  it('is given in the middle of the work by a code to the number, and not to the mailbox', async () => {
    const as = await signIn();
    app.clock.advance(6 * MINUTE);
    const before = await codeBy('email');
    expect(await asks(MONEY, as)).toBe(true);
    expect((await prove(as)).status).toBe(200);
    expect(await codeBy('email')).toBe(before);
    expect(await asks(MONEY, as)).toBe(false);
  });

  it('takes the right code of one’s own challenge, which opens no sign-in', async () => {
    const as = await signIn();
    await app.admin.query('update session_family set proved_at = null');
    const { challengeId } = (await post('/api/user/proof', as)).body.data;
    const otp = await codeBy('sms');
    const wrong = await post('/api/user/proof/answer', as, { challengeId, otp: otherThan(otp) });
    expect([wrong.status, wrong.body.error]).toEqual([422, 'rule_otp_wrong']);
    expect((await session.otp(challengeId, otp)).body.error).toBe('rule_otp_expired');
    const other = await app.login('finance.officer', { fresh: true });
    const stolen = await post('/api/user/proof/answer', other.accessToken, { challengeId, otp });
    expect(stolen.body.error).toBe('rule_otp_expired');
    expect(await asks(MONEY, as)).toBe(true);
  });

  it('is given by the code of an authenticator app', async () => {
    const as = await signIn();
    const begun = await post(`${SECURITY}/second-factor`, as, { way: 'app', password: DEMO_PASSWORD });
    const { link } = begun.body.data;
    const shown = () => URI.parse(link).generate({ timestamp: app.clock.now().getTime() });
    expect((await post(`${SECURITY}/second-factor/confirm`, as, { way: 'app', code: shown() })).status).toBe(
      200,
    );
    app.clock.advance(6 * MINUTE);
    expect(await asks(MONEY, as)).toBe(true);
    const { challengeId, way } = (await post('/api/user/proof', as)).body.data;
    expect(way).toBe('app');
    expect((await post('/api/user/proof/answer', as, { challengeId, otp: shown() })).status).toBe(200);
    expect(await asks(MONEY, as)).toBe(false);
  });

  it('is asked of nobody without a second factor', async () => {
    await app.admin.query(`update user_account set second_factor = 'none' where username = $1`, [USER]);
    const { accessToken: as } = (await session.login(USER)).body.data;
    expect([await asks(MONEY, as), await asks(APPROVAL, as)]).toEqual([false, false]);
    const none = await post('/api/user/proof', as);
    expect([none.status, none.body.error]).toEqual([422, 'rule_no_second_factor']);
  });

  it('is one of 5 minutes where a request takes the second factor of somebody away', async () => {
    await app.admin.query(`update user_account set second_factor = 'sms' where username = 'accounting'`);
    const { rows } = await app.admin.query(`select id from user_account where username = 'accounting'`);
    const asked = await post(`/api/user-account/${rows[0].id}/lost-factor`, 'it.support', {
      reason: 'Phone stolen on the bus',
      identification: 'Called back on the number on file',
    });
    const { requestId } = asked.body.data;
    const as = await signIn();
    app.clock.advance(6 * MINUTE);
    const single = await post(`/api/user-account/${requestId}/approve-request`, as);
    expect([single.status, single.body.error]).toEqual([403, 'proof_needed']);
    expect(await asks('/api/user-account/approve-requests', as, { ids: requestId })).toBe(true);
    expect((await prove(as)).status).toBe(200);
    const done = await post('/api/user-account/approve-requests', as, { ids: requestId });
    expect(done.body.data.list[0].result, JSON.stringify(done.body)).toBe('approved');
  });

  it('keeps a second factor from being replaced or turned off without it', async () => {
    const as = await signIn();
    app.clock.advance(6 * MINUTE);
    const body = { way: 'app', password: DEMO_PASSWORD };
    expect(await asks(`${SECURITY}/second-factor`, as, body)).toBe(true);
    expect(await asks(`${SECURITY}/second-factor/end`, as, { password: DEMO_PASSWORD })).toBe(true);
  });
});
