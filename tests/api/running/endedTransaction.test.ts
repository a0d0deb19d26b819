import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, type Tx, withContext } from '#server/db/context.ts';
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
const within = <T>(work: (tx: Tx) => Promise<T>) => withContext(app.pools, actor, 'ended', work);
const WHO = { text: `select current_setting('app.username', true) as who` };
const whoIs = () => within((tx) => tx.query<{ who: string }>(WHO));
const left = async () => {
  const { rows } = await app.admin.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
  );
  return rows[0]?.n;
};

describe('a transaction that says before its answers that nothing is asked any more', () => {
  it('answers as the others, still as who asks', async () => {
    const rows = await within((tx) => {
      const asked = tx.query<{ who: string }>(WHO);
      tx.end?.();
      return asked;
    });
    expect(rows).toEqual([{ who: 'sales.admin' }]);
    expect(await left()).toBe(0);
  });

  it('is asked nothing after that: it would be outside of the scope', async () => {
    const work = within((tx) => {
      tx.end?.();
      return tx.query(WHO);
    });
    await expect(work).rejects.toThrow('said to be at its end');
    expect(await whoIs()).toEqual([{ who: 'sales.admin' }]);
    expect(await left()).toBe(0);
  });

  it('tells of a statement that fails, and keeps nothing', async () => {
    for (let at = 0; at < 6; at++) {
      const work = within((tx) => {
        const asked = tx.query({ text: 'select 1 / $1::int as n', values: [0] });
        tx.end?.();
        return asked;
      });
      await expect(work).rejects.toThrow('division by zero');
    }
    expect(await left()).toBe(0);
    expect(await whoIs()).toEqual([{ who: 'sales.admin' }]);
  });

  it('keeps nobody waiting when the database ends it', async () => {
    const work = within((tx) => {
      const asked = tx.query({ text: 'select pg_terminate_backend(pg_backend_pid())' });
      tx.end?.();
      return asked;
    });
    await expect(work).rejects.toThrow();
    await new Promise((done) => setTimeout(done, 100));
    expect((await app.call('GET', '/api/partners', { as: 'sales.admin' })).status).toBe(200);
  });
});
