import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { deviceIn, sessionCalls, toNextHour } from '#tests/support/app/session.ts';
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

const challenge = async (): Promise<string> =>
  (await bench.issue({ identifier: own.reference })).body.data.challengeId;
const errorOf = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error];

describe('how many codes are sent', () => {
  it('three a minute for one application, there or not, and for one number', async () => {
    const bodies = [
      { identifier: own.reference },
      { identifier: 'SK-2026-777777' },
      { mobileNumber: '09187654321' },
    ];
    for (const body of bodies) {
      const answers: number[] = [];
      for (let at = 0; at < 4; at++) {
        await app.admin.query(`delete from rate_limit where bucket like 'otp-from:%'`);
        answers.push((await bench.issue(body)).status);
      }
      expect(answers).toEqual([200, 200, 200, 429]);
    }
  });

  /** The answers to codes that are asked for to so many numbers. */
  const toNumbers = async (count: number, from: number): Promise<number[]> => {
    const answers: number[] = [];
    for (let at = 0; at < count; at++)
      answers.push((await bench.issue({ mobileNumber: `0918${String(from + at).padStart(7, '0')}` })).status);
    return answers;
  };

  it('twelve a minute for one address, whatever is asked for, sent anew or not', async () => {
    const id = await challenge();
    app.clock.advance(60_000);
    expect(await toNumbers(12, 7_654_300)).toEqual(Array(12).fill(200));
    const refused = await bench.issue({ mobileNumber: '09187654399' });
    expect(errorOf(refused)).toEqual([429, 'too_many']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await users.resend(id)).status).toBe(429);
    app.clock.advance(60_000);
    expect((await users.resend(id)).status).toBe(200);
  });

  it('180 an hour for one address, as many as three a minute come to', async () => {
    for (let minute = 0; minute < 15; minute++) {
      expect(await toNumbers(12, 7_000_000 + minute * 12)).toEqual(Array(12).fill(200));
      app.clock.advance(60_000);
    }
    const refused = await bench.issue({ mobileNumber: '09187654399' });
    expect(errorOf(refused)).toEqual([429, 'too_many']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(40 * 60);
    toNextHour(app);
    expect(await toNumbers(1, 7_654_399)).toEqual([200]);
  });

  it('as many as before on a device that is known, though strangers of its address have asked for all that they may', async () => {
    const session = await bench.begin(await challenge(), await bench.code(own.mobile));
    const device = { Cookie: deviceIn(session) };
    app.clock.advance(60_000);
    expect((await toNumbers(13, 7_654_300)).at(-1)).toBe(429);
    const asked = [{ identifier: own.reference }, { identifier: own.reference }];
    const answers = await Promise.all(asked.map((body) => bench.issue(body, device)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await bench.issue({ identifier: own.reference }, device)).status).toBe(200);
    expect((await bench.issue({ identifier: own.reference }, device)).status).toBe(429);
    // It stands for its own application alone.
    expect((await bench.issue({ mobileNumber: '09187654398' }, device)).status).toBe(429);
  });
});
