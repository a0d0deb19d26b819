import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { otherThan, sessionCalls, toNextHour } from '#tests/support/app/session.ts';
import { type Application, applicantBench } from './applicantBench.ts';

let app: TestApp;
let bench: ReturnType<typeof applicantBench>;
let users: ReturnType<typeof sessionCalls>;
let own: Application;
beforeAll(async () => {
  app = await startTestApp();
  bench = applicantBench(app);
  users = sessionCalls(app);
  own = await bench.application();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.clearLimits();
  toNextHour(app);
});

const challenge = async (identifier = own.reference): Promise<string> =>
  (await bench.issue({ identifier })).body.data.challengeId;
const sent = async (): Promise<number> =>
  (await app.admin.query('select count(*)::int as n from outbox_message')).rows[0].n;
const errorOf = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error];

describe('the code of an applicant', () => {
  it('[guard.selfServiceOtp] opens a session of twelve hours of the application, and nothing without it does', async () => {
    const id = await challenge();
    const { status, body } = await bench.begin(id, await bench.code(own.mobile));
    expect(status).toBe(200);
    expect(body.data).toEqual({
      accessToken: expect.any(String),
      expiresIn: 43_200,
      partnerId: own.partnerId,
      referenceNumber: own.reference,
    });
    const track = `/api/partner-management/get-details/${own.partnerId}/partner/track`;
    expect((await app.call('GET', track, { as: body.data.accessToken })).status).toBe(200);
    expect(errorOf(await app.call('GET', track))).toEqual([401, 'invalid_token']);
  });

  it('goes to the mobile number of the contact person and to the mail address, in the language of the request', async () => {
    await app.admin.query(
      `update contact_person set mobile_number = '639170000001' where partner_id = $1 and role = 'AUTHORIZED_SIGNATORY'`,
      [own.partnerId],
    );
    const before = await sent();
    await bench.issue({ identifier: own.reference }, { 'Accept-Language': 'fil' });
    const { rows } = await app.admin.query(
      'select channel, recipient, body from outbox_message order by id desc limit 2',
    );
    expect(rows.map(({ channel }) => channel).sort()).toEqual(['email', 'sms']);
    expect(rows.map(({ recipient }) => recipient)).toContain(own.mobile);
    for (const { body } of rows) expect(body).toContain('mabuksan ang iyong aplikasyon');
    expect(await sent()).toBe(before + 2);
  });

  it.each([
    ['as it is', (one: Application) => one.reference],
    [
      'in small letters and without dashes',
      (one: Application) => one.reference.toLowerCase().replaceAll('-', ' '),
    ],
    ['as a TIN', (one: Application) => one.tin],
    ['as a TIN in groups', (one: Application) => one.tin.replace(/(\d{3})(?=\d)/g, '$1-')],
    ['as the TIN of the head office without its branch', (one: Application) => one.tin.slice(0, 9)],
  ])('finds the application by what was typed, %s', async (_, typed) => {
    const id = await challenge(typed(own));
    const { body } = await bench.begin(id, await bench.code(own.mobile));
    expect(body.data.partnerId).toBe(own.partnerId);
  });

  it('finds a store that was handed in later by its own number, and of a TIN that is used again the living application', async () => {
    await app.admin.query(
      `update merchant set reference_number = 'SK-2026-888001' where id = $1`,
      own.storeIds,
    );
    const { partnerId } = await bench.session({ identifier: 'SK-2026-888001' }, own.mobile);
    expect(partnerId).toBe(own.partnerId);
    const gone = await bench.application({ status: 'CANCELLED' });
    await app.admin.query('update partner set tin_number = $2 where id = $1', [gone.partnerId, own.tin]);
    expect((await bench.session({ identifier: own.tin }, own.mobile)).partnerId).toBe(own.partnerId);
  });

  it('goes to nobody else who has typed the same TIN', async () => {
    const other = await bench.application();
    // As its own people do, who are not compared with those they do not see.
    await app.admin.query(`begin; set local role app_partner; select set_config('app.partner_id', '${other.partnerId}', true);
      update partner set tin_number = '${own.tin}' where id = ${other.partnerId}; commit`);
    expect((await bench.session({ identifier: own.tin }, own.mobile)).partnerId).toBe(own.partnerId);
    expect(await bench.code(other.mobile)).toBe('');
  });

  it('begins an application of somebody who has none yet: number and address as given', async () => {
    const body = { mobileNumber: '0918 765 4321', email: 'new.applicant@example.test' };
    const answer = await bench.session(body, '639187654321');
    expect(answer).toMatchObject({ partnerId: null, referenceNumber: null, expiresIn: 43_200 });
    expect(await bench.code('new.applicant@example.test')).toMatch(/^\d{6}$/);
    expect(await bench.isIn(answer.accessToken)).toBe(true);
    const foreign = `/api/partner-management/get-details/${own.partnerId}/partner/track`;
    expect((await app.call('GET', foreign, { as: answer.accessToken })).status).toBe(404);
  });

  it.each([
    [{ mobileNumber: '12345' }],
    [{ identifier: '' }],
    [{ identifier: 'SK-1', mobileNumber: '09171234567' }],
    [{}],
  ])('needs a mobile number or an identifier: %j is refused', async (body) => {
    expect(errorOf(await bench.issue(body))).toEqual([400, 'invalid']);
  });
});

describe('an application that is not there', () => {
  it('is answered like one that is, nothing is sent, and no code is right', async () => {
    const known = await bench.issue({ identifier: own.reference });
    const before = await sent();
    const unknown = await bench.issue({ identifier: 'SK-2026-777777' });
    expect(unknown.status).toBe(known.status);
    expect(Object.keys(unknown.body.data)).toEqual(Object.keys(known.body.data));
    expect(await sent()).toBe(before);
    const right = otherThan(await bench.code(own.mobile));
    const answers = [known, unknown].map(({ body }) => bench.begin(body.data.challengeId, right));
    const [one, other] = await Promise.all(answers);
    expect([other?.status, other?.body.error, other?.body.message]).toEqual([
      one?.status,
      one?.body.error,
      one?.body.message,
    ]);
  });

  it('costs the same statements as one that is', async () => {
    const asked = async (identifier: string) => {
      await app.clearLimits();
      const seen: string[] = [];
      const connect = app.pools.session.connect.bind(app.pools.session);
      app.pools.session.connect = (async () => {
        const client = await connect();
        const query = client.query.bind(client);
        client.query = ((config: string | { text: string }, ...rest: never[]) => {
          seen.push(typeof config === 'string' ? config : config.text);
          return query(config as string, ...rest);
        }) as typeof client.query;
        const release = client.release.bind(client);
        client.release = (error) => {
          client.query = query as typeof client.query;
          client.release = release;
          release(error);
        };
        return client;
      }) as typeof app.pools.session.connect;
      try {
        await bench.issue({ identifier });
      } finally {
        app.pools.session.connect = connect;
      }
      return seen;
    };
    const known = await asked(own.reference);
    expect(known.length).toBeGreaterThan(8);
    expect(await asked('SK-2026-777777')).toEqual(known);
    expect(await asked('no number at all')).toEqual(known);
  });

  it('may be found, but has no number to send a code to: the same', async () => {
    const bare = await bench.application({ isComplete: false });
    const before = await sent();
    expect((await bench.issue({ identifier: bare.reference })).status).toBe(200);
    expect(await sent()).toBe(before);
  });
});

describe('a code', () => {
  it('works once', async () => {
    const id = await challenge();
    const code = await bench.code(own.mobile);
    const answers = await Promise.all(Array.from({ length: 6 }, () => bench.begin(id, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(errorOf(await bench.begin(id, code))).toEqual([422, 'rule_otp_used_up']);
  });

  it('is used up after five wrong tries, and what is not six digits costs none', async () => {
    const id = await challenge();
    const code = await bench.code(own.mobile);
    for (let at = 0; at < 6; at++) expect((await bench.begin(id, 'abc')).body.error).toBe('rule_otp_wrong');
    const errors: string[] = [];
    for (let at = 0; at < 5; at++) errors.push((await bench.begin(id, otherThan(code))).body.error);
    expect(errors).toEqual([...Array(4).fill('rule_otp_wrong'), 'rule_otp_used_up']);
    expect((await bench.begin(id, code)).body.error).toBe('rule_otp_used_up');
  });

  it('cannot be guessed at with ever new codes: twenty wrong ones an hour for one application', async () => {
    for (let at = 0; at < 4; at++) {
      await app.admin.query(`delete from rate_limit where bucket not like 'otp-wrong%'`);
      const id = await challenge();
      const wrong = otherThan(await bench.code(own.mobile));
      for (let tried = 0; tried < 5; tried++) await bench.begin(id, wrong);
    }
    await app.admin.query(`delete from rate_limit where bucket not like 'otp-wrong%'`);
    const id = await challenge();
    expect(errorOf(await bench.begin(id, await bench.code(own.mobile)))).toEqual([422, 'rule_otp_used_up']);
  });

  it('ends after five minutes, and is sent anew after sixty seconds', async () => {
    const id = await challenge();
    const first = await bench.code(own.mobile);
    expect((await users.resend(id)).status).toBe(429);
    app.clock.advance(60_000);
    const before = await sent();
    expect((await users.resend(id)).status).toBe(200);
    expect(await sent()).toBe(before + 2);
    const second = await bench.code(own.mobile);
    if (first !== second) expect((await bench.begin(id, first)).body.error).toBe('rule_otp_wrong');
    app.clock.advance(5 * 60_000);
    expect(errorOf(await bench.begin(id, second))).toEqual([422, 'rule_otp_expired']);
  });

  it('is stored as a hash, and stands in no trail', async () => {
    const id = await challenge();
    const code = await bench.code(own.mobile);
    const { rows } = await app.admin.query('select to_jsonb(c) as row from otp_challenge c where id = $1', [
      id,
    ]);
    expect(JSON.stringify(rows[0].row.code_hash)).not.toContain(code);
    expect(rows[0].row).toMatchObject({
      purpose: 'applicant',
      user_id: null,
      partner_id: Number(own.partnerId),
    });
    await bench.begin(id, code);
    const trail = await app.admin.query(`select 1 from audit.entry e where e::text like '%' || $1 || '%'`, [
      code,
    ]);
    expect(trail.rowCount).toBe(0);
  });

  it('of one purpose opens nothing of another, and is not tried out there', async () => {
    const ofApplicant = await challenge();
    const code = await bench.code(own.mobile);
    expect(errorOf(await users.otp(ofApplicant, code))).toEqual([422, 'rule_otp_expired']);
    const ofLogin = (await users.login('sbo.second')).body.data.challengeId;
    const ofPassword = await users.forgot('it.support');
    for (const [id, user] of [
      [ofLogin, 'sbo.second'],
      [ofPassword, 'it.support'],
    ])
      expect(errorOf(await bench.begin(id, await users.code(`${user}`)))).toEqual([422, 'rule_otp_expired']);
    const { rows } = await app.admin.query('select tries, used_at from otp_challenge where id = any ($1)', [
      [ofApplicant, ofLogin, ofPassword],
    ]);
    expect(rows).toEqual(Array(3).fill({ tries: 0, used_at: null }));
    expect((await bench.begin(ofApplicant, code)).status).toBe(200);
    expect((await users.otp(ofLogin, await users.code('sbo.second'))).status).toBe(200);
  });
});
