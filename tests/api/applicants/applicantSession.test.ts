import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purgeSessions } from '#server/signIn/purgeSessions.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { toNextHour } from '#tests/support/app/session.ts';
import { type Application, applicantBench } from './applicantBench.ts';

let app: TestApp;
let bench: ReturnType<typeof applicantBench>;
let own: Application;
beforeAll(async () => {
  app = await startTestApp();
  bench = applicantBench(app);
  own = await bench.application();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.clearLimits();
  toNextHour(app);
});

const challenge = async (identifier = own.reference): Promise<string> =>
  (await bench.issue({ identifier })).body.data.challengeId;
const errorOf = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error];

describe('the session of an applicant', () => {
  it('ends when the applicant says so, and only that one', async () => {
    const [one, other] = [await bench.signIn(own), await bench.signIn(own)];
    const { status, body } = await app.call('POST', '/api/self-service/session/end', { as: one });
    expect([status, body.data]).toEqual([200, { done: true }]);
    expect([await bench.isIn(one), await bench.isIn(other)]).toEqual([false, true]);
    expect(errorOf(await app.call('POST', '/api/self-service/session/end', { as: one }))).toEqual([
      401,
      'invalid_token',
    ]);
  });

  it('ends after twelve hours, by its token and by itself', async () => {
    const token = await bench.signIn(own);
    app.clock.advance(12 * 3_600_000 - 2000);
    expect(await bench.isIn(token)).toBe(true);
    app.clock.advance(3000);
    expect(await bench.isIn(token)).toBe(false);
    const insert = `insert into applicant_session (id, mobile_number, created_at, expires_at)
      values (gen_random_uuid(), '639171234567', now(), now() + interval '13 hours')`;
    await expect(app.admin.query(insert)).rejects.toThrow(/check constraint/);
  });

  it('ends at once when the application has another contact, and when a code is still under way', async () => {
    const one = await bench.application();
    const token = await bench.signIn(one);
    const id = await challenge(one.reference);
    const code = await bench.code(one.mobile);
    expect(await bench.isIn(token)).toBe(true);
    const move = (mobile: string) =>
      app.admin.query(
        `update contact_person set mobile_number = $2 where partner_id = $1 and role = 'CONTACT_PERSON'`,
        [one.partnerId, mobile],
      );
    await move('639170009999');
    expect(await bench.isIn(token)).toBe(false);
    expect(errorOf(await bench.begin(id, code))).toEqual([422, 'rule_otp_expired']);
  });

  it('is no session of a user, and a user’s is none of an applicant', async () => {
    const token = await bench.signIn(own);
    expect(errorOf(await app.call('GET', '/api/user/user-level', { as: token }))).toEqual([
      401,
      'invalid_token',
    ]);
    expect(errorOf(await app.call('GET', '/api/partners', { as: token }))).toEqual([401, 'invalid_token']);
    expect(errorOf(await app.call('POST', '/api/self-service/session/end', { as: 'sales.admin' }))).toEqual([
      401,
      'invalid_token',
    ]);
    const { accessToken } = await app.login('partner.admin');
    const [head, claims] = accessToken.split('.');
    expect(await bench.isIn([head, claims, token.split('.')[2]].join('.'))).toBe(false);
  });

  it('stands in the trail by the application, without any user', async () => {
    const one = await bench.application();
    const token = await bench.signIn(one);
    await app.call('POST', '/api/self-service/session/end', { as: token });
    const { rows } = await app.admin.query(
      `select event_type, actor, actor_role, user_id, partner_id from audit.entry where target = 'session' and key = $1 order by id`,
      [one.reference],
    );
    const who = {
      actor: one.reference,
      actor_role: 'APPLICANT',
      user_id: null,
      partner_id: one.partnerId,
    };
    expect(rows).toEqual([
      { event_type: 'LOGIN', ...who },
      { event_type: 'LOGOUT', ...who },
    ]);
    const listed = await app.call('GET', '/api/audit-trail', {
      as: 'it.support',
      query: { actor: one.reference },
    });
    expect(listed.body.data.list[0]).toMatchObject({ actor: one.reference, eventType: 'LOGOUT' });
  });

  it('is forgotten a day after its end', async () => {
    await bench.signIn(own);
    const left = async () =>
      (await app.admin.query('select count(*)::int as n from applicant_session')).rows[0].n;
    expect(await left()).toBeGreaterThan(0);
    app.clock.advance(35 * 3_600_000);
    await purgeSessions(app.pools, 'purge', app.clock.now());
    expect(await left()).toBeGreaterThan(0);
    app.clock.advance(2 * 3_600_000);
    await purgeSessions(app.pools, 'purge', app.clock.now());
    expect(await left()).toBe(0);
  });
});
