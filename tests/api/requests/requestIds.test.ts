import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

const OURS = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const lines: { requestId?: string; proxyRequestId?: string; path?: string }[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });

let direct: TestApp;
let proxied: TestApp;
beforeAll(async () => {
  const { trustedProxies } = readConfig({ TRUSTED_PROXIES: '127.0.0.1' });
  [direct, proxied] = await Promise.all([
    startTestApp({ log }),
    startTestApp({ log, config: { trustedProxies } }),
  ]);
});
afterAll(() => Promise.all([direct.stop(), proxied.stop()]));

const given = '7a1f3c52-0000-4000-8000-000000000001';
const ask = (app: TestApp, id = given) =>
  app.call('GET', '/api/user/user-level', { as: 'it.support', headers: { 'X-Request-Id': id } });
const lineOf = (headers: Headers) => lines.find((line) => line.requestId === headers.get('x-request-id'));

describe('the id of a request', () => {
  it('is always ours, however much the caller’s looks like one', async () => {
    const ids = [await ask(direct), await ask(direct), await ask(proxied)].map(({ headers }) =>
      headers.get('x-request-id'),
    );
    for (const id of ids) expect(id).toMatch(OURS);
    expect(new Set([...ids, given]).size).toBe(4);
    const refused = await direct.call('GET', '/api/partners/0', { headers: { 'X-Request-Id': given } });
    expect(refused.body.requestId).toBe(refused.headers.get('x-request-id'));
    expect(refused.body.requestId).not.toBe(given);
  });

  it('is the one in the audit trail', async () => {
    const body = { eventType: 'VIEW', moduleName: 'Partners' };
    const { headers } = await direct.call('POST', '/api/audit-trail', {
      as: 'it.support',
      body,
      headers: { 'X-Request-Id': given },
    });
    const { rows } = await direct.admin.query(
      'select request_id as id from audit.entry where is_reported order by id desc limit 1',
    );
    expect(rows[0].id).toBe(headers.get('x-request-id'));
    expect(
      (await direct.admin.query('select 1 from audit.entry where request_id = $1', [given])).rowCount,
    ).toBe(0);
  });

  it('stands in the log beside that of a trusted proxy, cleaned and bounded, and beside nobody else’s', async () => {
    expect(lineOf((await ask(direct)).headers)).not.toHaveProperty('proxyRequestId');
    expect(lineOf((await ask(proxied)).headers)).toMatchObject({ proxyRequestId: given });
    const odd = await ask(proxied, `a","status":200,"x":"${'y'.repeat(500)}`);
    expect(lineOf(odd.headers)?.proxyRequestId).toMatch(/^astatus:200x:y{51}$/);
    expect(lineOf((await ask(proxied, '<>"')).headers)).not.toHaveProperty('proxyRequestId');
  });
});
