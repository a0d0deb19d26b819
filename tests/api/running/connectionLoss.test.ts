import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, withContext, withPlainContext } from '#server/db/context.ts';
import { DatabaseLost } from '#server/db/DatabaseLost.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const actor: Actor = {
  class: 'internal',
  userId: '1',
  username: 'sales.admin',
  role: null,
  partnerId: null,
  merchantIds: [],
};
const SLOW = { text: 'select pg_sleep(20)' };
const KILL = `select count(pg_terminate_backend(pid))::int as killed from pg_stat_activity
  where datname = current_database() and query like 'select pg_sleep%' and state = 'active'`;

const killSlow = async (): Promise<void> => {
  for (;;) {
    // By the same role: a migrator that is no superuser may not end others' connections.
    const { rows } = await app.pools.internal.query<{ killed: number }>(KILL);
    if (rows[0]?.killed) return;
    await new Promise((done) => setTimeout(done, 20));
  }
};

describe('a connection that the database ends while it works', () => {
  it.each([
    ['pipelined', withContext],
    ['plain', withPlainContext],
  ] as const)('fails its own request and not the server (%s)', async (_, inContext) => {
    const work = inContext(app.pools, actor, 'lost', (tx) => tx.query(SLOW));
    const failed = expect(work).rejects.toThrow(DatabaseLost);
    await killSlow();
    await failed;
    // The end of the connection comes after the error of its statement.
    await new Promise((done) => setTimeout(done, 100));
    expect((await app.call('GET', '/api/partners', { as: 'sales.admin' })).status).toBe(200);
  });

  it('is given back: more lost ones than the pool is large leave it usable', async () => {
    for (let at = 0; at < 6; at++) {
      const work = withContext(app.pools, actor, 'lost', (tx) => tx.query(SLOW));
      const failed = expect(work).rejects.toThrow();
      await killSlow();
      await failed;
    }
    expect((await app.call('GET', '/api/partners', { as: 'sales.admin' })).status).toBe(200);
  });
});
