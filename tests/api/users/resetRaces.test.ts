import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#server/seed/users.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await Promise.all(['it.support', 'sales.admin'].map((name) => app.login(name)));
});
afterAll(() => app.stop());

const WAITING = `select count(*)::int as n from pg_stat_activity, pg_stat_clear_snapshot()
  where datname = current_database() and wait_event_type = 'Lock'`;
const waiting = (count: number) =>
  expect
    .poll(async () => (await app.admin.query(WAITING)).rows[0].n, { timeout: 20_000 })
    .toBeGreaterThanOrEqual(count);
const idOf = async (username: string): Promise<string> =>
  (await app.admin.query('select id from user_account where username = $1', [username])).rows[0].id;
const staff = (as: string, id: string, deed: string, body?: unknown) =>
  app.call('POST', `/api/user-account/${id}/${deed}`, { as, body, headers: { 'If-Match': '1' } });

/** Makes two calls in this order that both wait for the row of one account. */
const oneBehindOther = async <T>(id: string, first: () => Promise<T>, second: () => Promise<T>) => {
  await app.admin.query('begin');
  await app.admin.query('select id from user_account where id = $1 for update', [id]);
  const calls = [first()];
  await waiting(1);
  calls.push(second());
  await waiting(2);
  await app.admin.query('commit');
  return Promise.all(calls);
};

describe('resetting a password at the same moment', () => {
  it('as its holder, or a thief, changes it: the new one does not count', async () => {
    const id = await idOf('frontliner');
    const { accessToken } = await app.login('frontliner', { fresh: true });
    const newPassword = 'Bagong-Lihim-2026';
    const [reset, change] = await oneBehindOther(
      id,
      () => staff('it.support', id, 'reset-password'),
      () =>
        app.call('POST', '/api/user/change-password/frontliner', {
          as: accessToken,
          body: { currentPassword: DEMO_PASSWORD, newPassword },
        }),
    );
    expect([reset?.status, change?.status]).toEqual([200, 401]);
    const login = { body: { username: 'frontliner', password: newPassword } };
    expect((await app.call('POST', '/api/login', login)).status).toBe(401);
    const { rows } = await app.admin.query('select used_at from one_time_link where user_id = $1', [id]);
    expect(rows).toEqual([{ used_at: null }]);
  });

  it('as somebody signs in with it: no session begins', async () => {
    const id = await idOf('store.manager');
    const [reset, login] = await oneBehindOther(
      id,
      () => staff('it.support', id, 'reset-password'),
      () => app.call('POST', '/api/login', { body: { username: 'store.manager', password: DEMO_PASSWORD } }),
    );
    expect([reset?.status, login?.body.error]).toEqual([200, 'invalid_credentials']);
    const running = 'select 1 from session_family where user_id = $1 and ended_at is null';
    expect((await app.admin.query(running, [id])).rows).toEqual([]);
  });

  it('as somebody suspends the account: no link is sent', async () => {
    const id = await idOf('head.office');
    const [suspended, reset] = await oneBehindOther(
      id,
      () => staff('it.support', id, 'suspend', { reason: 'Left on Friday' }),
      () => staff('sales.admin', id, 'reset-password'),
    );
    expect([suspended?.status, reset?.body.error]).toEqual([200, 'rule_account_status']);
    const { rows } = await app.admin.query('select 1 from one_time_link where user_id = $1', [id]);
    expect(rows).toEqual([]);
  });
});
