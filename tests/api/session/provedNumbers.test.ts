import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { applicantBench } from '#tests/api/applicants/applicantBench.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import type { Answer } from '#tests/support/app/client.ts';
import { deviceIn } from '#tests/support/app/session.ts';
import { registrationBench } from '#tests/support/registration.ts';

let app: TestApp;
let bench: ReturnType<typeof applicantBench>;
let registration: ReturnType<typeof registrationBench>;
beforeAll(async () => {
  const { trustedProxies } = readConfig({ TRUSTED_PROXIES: '127.0.0.1' });
  app = await startTestApp({ config: { trustedProxies } });
  bench = applicantBench(app);
  registration = registrationBench(app);
});
afterAll(() => app.stop());
beforeEach(() => app.clearLimits());

const MINUTE = 60_000;
let made = 0;
/** A number that nothing was sent to before, without its 0 or 63. */
const newNumber = (): string => `918${String(7_000_000 + ++made)}`;
let hosts = 0;
/** Another address at each call. */
const elsewhere = () => ({ 'X-Forwarded-For': `198.51.${++hosts >> 8}.${hosts & 255}` });
/** Asks once a minute, so that the limit of a minute is not what refuses. */
const spaced = async (count: number, ask: () => Promise<Answer>): Promise<number[]> => {
  const statuses: number[] = [];
  for (let at = 0; at < count; at++) {
    statuses.push((await ask()).status);
    app.clock.advance(MINUTE);
  }
  return statuses;
};

describe('a device that proved a number', () => {
  const begunWith = async (asked: object, recipient: string) => {
    const { challengeId } = (await bench.issue(asked, elsewhere())).body.data;
    const answer = await bench.begin(challengeId, await bench.code(recipient));
    expect(answer.status).toBe(200);
    return deviceIn(answer);
  };
  const proveBySession = (number: string) => begunWith({ mobileNumber: number }, `63${number}`);
  const proveByRegistration = async (number: string) => {
    const { code } = await registration.made();
    const named = { registrationCode: code, mobileNumber: number };
    const { challengeId } = (await app.call('POST', '/api/user/registration-otp', { body: named })).body.data;
    const body = { challengeId, otp: await bench.code(`63${number}`) };
    return deviceIn(await app.call('POST', '/api/user/registration-otp/check', { body }));
  };
  const exhaust = async (ask: () => Promise<Answer>) => {
    app.clock.advance(MINUTE);
    expect((await spaced(6, ask)).at(-1)).toBe(429);
  };

  it.each([
    ['of an application', proveBySession],
    ['of a registration', proveByRegistration],
  ])('by a code %s has room for it, though strangers used up what that number gets', async (_, prove) => {
    const number = newNumber();
    const owner = { Cookie: await prove(number) };
    await exhaust(() => bench.issue({ mobileNumber: number }, elsewhere()));
    const answers = await spaced(4, () => bench.issue({ mobileNumber: number }, owner));
    expect(answers).toEqual([200, 200, 200, 200]);
    expect((await bench.issue({ mobileNumber: newNumber() }, owner)).status).toBe(200);
  });

  it('has room for an application with that number', async () => {
    const { reference, mobile } = await bench.application();
    const owner = { Cookie: await proveBySession(mobile.slice(2)) };
    await exhaust(() => bench.issue({ identifier: reference }, elsewhere()));
    expect((await bench.issue({ identifier: reference }, owner)).status).toBe(200);
  });

  it.each([
    ['is one that typed the code of the number', (number: string) => `63${number}`, 200],
    ['is not one that typed the code of a mailbox', (_: string) => 'somebody@example.test', 429],
  ])('%s, where codes went to both', async (_, readAt, status) => {
    const number = newNumber();
    const email = 'somebody@example.test';
    const other = { Cookie: await begunWith({ mobileNumber: number, email }, readAt(number)) };
    await exhaust(() => bench.issue({ mobileNumber: number }, elsewhere()));
    expect((await bench.issue({ mobileNumber: number }, other)).status).toBe(status);
  });
});
