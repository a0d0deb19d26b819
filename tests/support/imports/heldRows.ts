import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { TestApp } from '#tests/support/app/app.ts';

// Those who wait for the rows, and those who wait for them in turn.
const WAITING = `with recursive waiting as (
    select pid from pg_stat_activity where $1 = any (pg_blocking_pids(pid))
    union select a.pid from waiting w join pg_stat_activity a on w.pid = any (pg_blocking_pids(a.pid))
  ) select count(*)::int as many from waiting`;

/** Rows that a connection of the test's own holds, so that a worker who needs them stands still in the midst of its step. */
interface HeldRows {
  /** Resolves once somebody waits for the rows, or so many, those who wait for these included. */
  waitedFor: (many?: number) => Promise<void>;
  letGo: () => Promise<void>;
}

/** Holds what a statement locks or writes until `letGo`, which takes back what was written. */
export const holdRows = async (
  app: Pick<TestApp, 'admin' | 'migratorUrl'>,
  text: string,
  values: readonly unknown[],
): Promise<HeldRows> => {
  const client = new pg.Client({ connectionString: app.migratorUrl });
  await client.connect();
  await client.query('begin');
  await client.query(text, [...values]);
  const { rows: own } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const waitedFor = async (many = 1) => {
    for (let turn = 0; turn < 600; turn += 1) {
      const { rows } = await app.admin.query<{ many: number }>(WAITING, [own[0]?.pid]);
      if ((rows[0]?.many ?? 0) >= many) return;
      await sleep(50);
    }
    throw new Error('nobody waited for the rows that are held');
  };
  const letGo = async () => {
    await client.query('rollback');
    await client.end();
  };
  return { waitedFor, letGo };
};
