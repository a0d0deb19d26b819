import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

const LIMIT = 60;
let direct: TestApp;
let proxied: TestApp;
beforeAll(async () => {
  const { trustedProxies } = readConfig({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8' });
  [direct, proxied] = await Promise.all([startTestApp(), startTestApp({ config: { trustedProxies } })]);
});
afterEach(() => Promise.all([direct.clearLimits(), proxied.clearLimits()]));
afterAll(() => Promise.all([direct.stop(), proxied.stop()]));

/** How many of one more call than the limit allows were let in, each with its own X-Forwarded-For. */
const letIn = async (app: TestApp, forwardedFor: (at: number) => string): Promise<number> => {
  const statuses: number[] = [];
  for (let at = 0; at <= LIMIT; at++) {
    const headers = { 'X-Forwarded-For': forwardedFor(at) };
    const { status } = await app.call('GET', '/api/utility/partner-type/public', { headers });
    statuses.push(status);
  }
  return statuses.filter((status) => status === 200).length;
};

describe('the limits of an address', () => {
  it('are not escaped by a made-up X-Forwarded-For', async () => {
    expect(await letIn(direct, (at) => `203.0.113.${at}`)).toBe(LIMIT);
  });

  it('count callers behind a trusted proxy apart', async () => {
    expect(await letIn(proxied, (at) => `203.0.113.${at}`)).toBe(LIMIT + 1);
    expect(await letIn(proxied, (at) => `203.0.113.${at}, 10.1.2.3`)).toBe(LIMIT + 1);
  });

  it('are not escaped behind a trusted proxy by what the caller wrote before it', async () => {
    expect(await letIn(proxied, (at) => `203.0.113.${at}, 198.51.100.7`)).toBe(LIMIT);
  });
});
