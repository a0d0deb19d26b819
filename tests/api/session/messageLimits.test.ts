import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { manilaDate } from '#domain/day.ts';
import { readConfig } from '#server/config.ts';
import { applicantBench } from '#tests/api/applicants/applicantBench.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import type { Answer } from '#tests/support/app/client.ts';
import { deviceIn, formerly, otherThan, sessionCalls } from '#tests/support/app/session.ts';
import { registrationBench } from '#tests/support/registration.ts';

let app: TestApp;
let bench: ReturnType<typeof applicantBench>;
let registration: ReturnType<typeof registrationBench>;
let session: ReturnType<typeof sessionCalls>;
beforeAll(async () => {
  const { trustedProxies } = readConfig({ TRUSTED_PROXIES: '127.0.0.1' });
  app = await startTestApp({ config: { trustedProxies } });
  bench = applicantBench(app);
  registration = registrationBench(app);
  session = sessionCalls(app);
});
afterAll(() => app.stop());
beforeEach(() => app.clearLimits());

type Headers = Record<string, string>;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let made = 0;
/** A number that nothing was sent to before, without its 0 or 63. */
const newNumber = (): string => `918${String(5_000_000 + ++made)}`;
let hosts = 0;
/** Another address at each call. */
const elsewhere = (): Headers => ({ 'X-Forwarded-For': `198.51.${++hosts >> 8}.${hosts & 255}` });
const outcome = ({ status, body }: Answer) => [status, body.error ?? 'done'];
const smsTo = async (number: string): Promise<number> => {
  const sql = `select count(*)::int as n from outbox_message
    where channel = 'sms' and status = 'queued' and recipient like '%' || $1`;
  return (await app.admin.query(sql, [number])).rows[0].n;
};
const askRegistration = (registrationCode: string, mobileNumber: string, headers: Headers) =>
  app.call('POST', '/api/user/registration-otp', { body: { registrationCode, mobileNumber }, headers });
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

describe('a number that nobody has proved', () => {
  it('gets 5 messages in 24 hours, however the number is written and whatever they are for', async () => {
    const { code } = await registration.made({
      dateExpires: manilaDate(new Date(app.clock.now().getTime() + 30 * 24 * HOUR)),
    });
    const number = newNumber();
    const asks: ((headers: Headers) => Promise<Answer>)[] = [
      (headers) => bench.issue({ mobileNumber: `0${number}` }, headers),
      (headers) => bench.issue({ mobileNumber: `+63 ${number.slice(0, 3)} ${number.slice(3)}` }, headers),
      (headers) => askRegistration(code, `63${number}`, headers),
      (headers) => askRegistration(code, ` 0${number} `, headers),
      async (headers) => {
        const { body } = await bench.issue({ mobileNumber: `63${number}` }, headers);
        return session.post('/api/user/otp/resend', { challengeId: body.data?.challengeId ?? '' }, headers);
      },
    ];
    const answers = await spaced(4, (at) => asks[at]?.(elsewhere()) as Promise<Answer>);
    expect(statuses(answers)).toEqual([200, 200, 200, 200]);
    expect((await bench.issue({ mobileNumber: number }, elsewhere())).status).toBe(200);
    app.clock.advance(MINUTE);
    for (const ask of asks.slice(0, 4)) {
      const refused = await ask(elsewhere());
      expect(outcome(refused)).toEqual([429, 'too_many']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(23 * 3600);
    }
    expect(await smsTo(number)).toBe(5);
  });

  it('counts codes that are sent again', async () => {
    const number = newNumber();
    const id = (await bench.issue({ mobileNumber: number }, elsewhere())).body.data.challengeId;
    app.clock.advance(MINUTE);
    const again = await spaced(6, () =>
      session.post('/api/user/otp/resend', { challengeId: id }, elsewhere()),
    );
    expect(statuses(again)).toEqual([200, 200, 200, 200, 429, 429]);
    expect(await smsTo(number)).toBe(5);
  });

  it('gets at most 5 of 30 that are asked for in parallel', async () => {
    const { code } = await registration.made({
      dateExpires: manilaDate(new Date(app.clock.now().getTime() + 30 * 24 * HOUR)),
    });
    const number = newNumber();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        at % 2
          ? bench.issue({ mobileNumber: number }, elsewhere())
          : askRegistration(code, number, elsewhere()),
      ),
    );
    expect(statuses(answers).filter((status) => status === 200).length).toBeLessThanOrEqual(5);
    expect(await smsTo(number)).toBeLessThanOrEqual(5);
  });

  it('is sent to again once the first of the 5 is 24 hours old', async () => {
    const number = newNumber();
    await spaced(5, () => bench.issue({ mobileNumber: number }, elsewhere()));
    app.clock.advance(24 * HOUR - 6 * MINUTE);
    const early = await bench.issue({ mobileNumber: number }, elsewhere());
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '60']);
    app.clock.advance(MINUTE + 1000);
    expect((await bench.issue({ mobileNumber: number }, elsewhere())).status).toBe(200);
    expect((await bench.issue({ mobileNumber: number }, elsewhere())).status).toBe(429);
  });

  it('says when to try again and what else to do, in the language of the request', async () => {
    const number = newNumber();
    await spaced(5, () => bench.issue({ mobileNumber: number }, elsewhere()));
    const en = await bench.issue({ mobileNumber: number }, elsewhere());
    expect(en.body.message).toMatch(/5 messages.*24 hours.*try again in 24 hours.*device/is);
    const fil = await bench.issue({ mobileNumber: number }, { ...elsewhere(), 'Accept-Language': 'fil' });
    expect(fil.body.message).toMatch(/5 message.*24 oras.*device/is);
  });

  it('is answered as one that an account has, and as one that has proved itself', async () => {
    const { rows } = await app.admin.query(
      `select mobile_number as mobile from user_account where status = 'ACTIVE' and mobile_number is not null limit 1`,
    );
    const proved = newNumber();
    const { challengeId } = (await bench.issue({ mobileNumber: proved }, elsewhere())).body.data;
    expect((await bench.begin(challengeId, await bench.code(`63${proved}`))).status).toBe(200);
    await app.clearLimits();
    app.clock.advance(MINUTE);
    const asked = async (mobileNumber: string) => {
      await app.clearLimits();
      const answers = await spaced(7, () => bench.issue({ mobileNumber }, elsewhere()));
      return answers.map(({ status, body }) => [status, body.message]);
    };
    const unknown = await asked(newNumber());
    expect(await asked(rows[0].mobile)).toEqual(unknown);
    expect(await asked(proved)).toEqual(unknown);
  });

  it('gets no more by messages that staff cause, which go by mail alone then', async () => {
    const number = newNumber();
    // Whatever is queued without being asked for is counted by the database's clock.
    app.clock.set(new Date());
    await spaced(5, () => bench.issue({ mobileNumber: number }, elsewhere()));
    const before = await smsTo(number);
    await app.admin.query(
      `insert into outbox_message (channel, recipient, body) values ('sms', $1, 'A'), ('sms', $2, 'B'), ('email', 'a@example.test', 'C')`,
      [`63${number}`, `+63 ${number}`],
    );
    expect(await smsTo(number)).toBe(before);
    const { rows } = await app.admin.query(
      `select channel, status, reason from outbox_message order by id desc limit 3`,
    );
    expect(rows.map(({ channel, status }) => [channel, status])).toEqual([
      ['email', 'queued'],
      ['sms', 'failed'],
      ['sms', 'failed'],
    ]);
    expect(rows[1].reason).toBe('recipientLimit');
  });
});

describe('a device', () => {
  it('asks for 20 messages in 24 hours, over all numbers and purposes', async () => {
    const { code } = await registration.made({
      dateExpires: manilaDate(new Date(app.clock.now().getTime() + 30 * 24 * HOUR)),
    });
    const first = await bench.issue({ mobileNumber: newNumber() }, elsewhere());
    const device = { Cookie: deviceIn(first) };
    expect(device.Cookie).not.toBe('');
    const ask = (at: number): Promise<Answer> => {
      const headers = { ...device, ...elsewhere() };
      if (at % 4 === 0) return bench.issue({ mobileNumber: newNumber() }, headers);
      if (at % 4 === 1) return askRegistration(code, newNumber(), headers);
      if (at % 4 === 2)
        return bench.issue({ identifier: `SK-2026-7${String(at).padStart(5, '0')}` }, headers);
      return session.post('/api/user/password/forgot', { username: `nobody.${at}` }, headers);
    };
    const answers = await spaced(22, ask);
    expect(statuses(answers)).toEqual([...Array(19).fill(200), 429, 429, 429]);
    const link = await app.call('POST', '/api/self-service/links', {
      body: { referenceNumber: 'SK-2026-712345' },
      headers: { ...device, ...elsewhere() },
    });
    expect(outcome(link)).toEqual([429, 'too_many']);
  });

  it('is counted by a secret of its own, not by the device id of the portal', async () => {
    const first = await bench.issue({ mobileNumber: newNumber() }, { Cookie: `suki_device=${randomUUID()}` });
    expect(deviceIn(first)).toMatch(/^suki_known_device=[\w-]{43}$/);
  });

  it('keeps its count where its secret has the former name', async () => {
    const device = deviceIn(await bench.issue({ mobileNumber: newNumber() }, elsewhere()));
    const ask = (Cookie: string) => bench.issue({ mobileNumber: newNumber() }, { Cookie, ...elsewhere() });
    for (let at = 0; at < 18; at++) await ask(device);
    const former = formerly(device);
    expect([(await ask(former)).status, (await ask(former)).status]).toEqual([200, 429]);
  });

  it('keeps its count when it proves a number and gets another secret', async () => {
    const number = newNumber();
    const first = await bench.issue({ mobileNumber: number }, elsewhere());
    const device = { Cookie: deviceIn(first) };
    const { challengeId } = first.body.data;
    for (let at = 0; at < 18; at++)
      await bench.issue({ mobileNumber: newNumber() }, { ...device, ...elsewhere() });
    const proof = await app.call('POST', '/api/self-service/session', {
      body: { challengeId, otp: await bench.code(`63${number}`) },
      headers: device,
    });
    const after = { Cookie: deviceIn(proof) };
    expect(after.Cookie).not.toBe(device.Cookie);
    const more = [1, 2].map(() => bench.issue({ mobileNumber: newNumber() }, { ...after, ...elsewhere() }));
    expect(statuses(await Promise.all(more)).sort()).toEqual([200, 429]);
  });
});

describe('an address that many share', () => {
  const carrier = { 'X-Forwarded-For': '203.0.113.50' };

  it('has room for 200 devices, each with a number of its own, within minutes', async () => {
    const answers: Answer[] = [];
    for (let at = 0; at < 200; at++) {
      const number = newNumber();
      const issued = await bench.issue({ mobileNumber: number }, carrier);
      answers.push(issued);
      if (issued.status !== 200) continue;
      const { challengeId } = issued.body.data;
      answers.push(
        await app.call('POST', '/api/self-service/session', {
          body: { challengeId, otp: await bench.code(`63${number}`) },
          headers: carrier,
        }),
      );
    }
    expect([...new Set(statuses(answers))]).toEqual([200]);
    expect(answers.length).toBe(400);
  });

  it('bounds a caller who drops cookies and names another number each time', async () => {
    const spent = `insert into rate_limit (bucket, window_start, hits)
      values ('sms:address:203.0.113.50', $1::timestamptz - interval '10 minutes', 299)`;
    await app.admin.query(spent, [app.clock.now()]);
    const answers = [
      await bench.issue({ mobileNumber: newNumber() }, carrier),
      await bench.issue({ mobileNumber: newNumber() }, carrier),
    ];
    expect(statuses(answers)).toEqual([200, 429]);
    expect(answers[1]?.headers.get('retry-after')).toBe('3000');
    expect((await bench.issue({ mobileNumber: newNumber() }, elsewhere())).status).toBe(200);
  });

  it('keeps nobody out because a neighbour asks for three codes and enters three wrong ones', async () => {
    const { code } = await registration.made({
      dateExpires: manilaDate(new Date(app.clock.now().getTime() + 30 * 24 * HOUR)),
    });
    const wrong = async (ask: () => Promise<Answer>) => {
      for (let at = 0; at < 3; at++) {
        const { challengeId } = (await ask()).body.data;
        await session.post('/api/self-service/session', { challengeId, otp: '000000' }, carrier);
        await session.post('/api/user/2fa', { challengeId, otp: '000000' }, carrier);
      }
    };
    const neighbour = newNumber();
    await wrong(() => bench.issue({ mobileNumber: neighbour }, carrier));
    await wrong(() => session.post('/api/user/password/forgot', { username: 'head.office' }, carrier));
    for (let at = 0; at < 12; at++) await askRegistration('ZZZZZZZZZZ', neighbour, carrier);
    const number = newNumber();
    const { challengeId } = (await bench.issue({ mobileNumber: number }, carrier)).body.data;
    const right = await bench.code(`63${number}`);
    const tries = { challengeId, otp: otherThan(right) };
    expect((await session.post('/api/self-service/session', tries, carrier)).body.error).toBe(
      'rule_otp_wrong',
    );
    expect(
      (await session.post('/api/self-service/session', { challengeId, otp: right }, carrier)).status,
    ).toBe(200);
    expect((await askRegistration(code, newNumber(), carrier)).status).toBe(200);
    expect(
      (await session.post('/api/user/password/forgot', { username: 'accounting' }, carrier)).status,
    ).toBe(200);
    expect((await session.login('sales.admin', undefined, carrier)).status).toBe(200);
  });
});
