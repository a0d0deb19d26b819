import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { deviceIn, toNextHour } from '#tests/support/app/session.ts';
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
      for (let at = 0; at < 4; at++) answers.push((await bench.issue(body)).status);
      expect(answers).toEqual([200, 200, 200, 429]);
    }
  });

  it('three a minute on a device that is known, though strangers asked for all that the application gets', async () => {
    const session = await bench.begin(await challenge(), await bench.code(own.mobile));
    const device = { Cookie: deviceIn(session) };
    for (let at = 0; at < 5; at++) {
      app.clock.advance(60_000);
      await bench.issue({ identifier: own.reference });
    }
    expect(errorOf(await bench.issue({ identifier: own.reference }))).toEqual([429, 'too_many']);
    const asked = [{ identifier: own.reference }, { identifier: own.reference }];
    const answers = await Promise.all(asked.map((body) => bench.issue(body, device)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await bench.issue({ identifier: own.reference }, device)).status).toBe(200);
    expect((await bench.issue({ identifier: own.reference }, device)).status).toBe(429);
  });
});
