import type pg from 'pg';
import { inTransaction } from './inTransaction.ts';
import { QUEUE, type Workshop } from './workshop.ts';

/** SQL for the key of the lock that a worker holds on its connection while it works on a job; it ends with the connection. */
export const lockOf = (id: string): string => `hashtextextended('suki job ' || ${id}::text, 0)`;

const WAITING = `select id from job where status = 'queued' and handed_on_at is null
  order by id limit 50 for update skip locked`;

const HELD = `update job set handed_on_at = null where id = $1 and status = 'queued'`;

// A job that was handed on and never begun was lost on the way: the queue holds at most one entry of it, so telling it again is safe.
const LOST = `update job set handed_on_at = null
  where status = 'queued' and handed_on_at < now() - interval '2 minutes'`;

// Running, but nobody holds its lock: its worker is gone.
const LEFT = `with running as materialized (select id from job where status = 'running' for update skip locked)
  update job j set status = 'queued', handed_on_at = null from running
  where j.id = running.id and pg_try_advisory_xact_lock(${lockOf('running.id')})
  returning j.id`;

/** Tells the queue of the jobs that wait, in one transaction with the mark on them. Answers how many there were. */
export const handOn = ({ pool, boss }: Workshop): Promise<number> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: string }>(WAITING);
    const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
    for (const { id } of rows) await boss.send(QUEUE, { id }, { singletonKey: id, db });
    if (rows.length)
      await client.query('update job set handed_on_at = now() where id = any($1::bigint[])', [
        rows.map((row) => row.id),
      ]);
    return rows.length;
  });

/**
 * Lets a job be handed on once more whose lock somebody held when its turn came: a worker that gave it back and has not let go of it
 * yet. One that another worker is busy with is left to it.
 */
export const markAsWaiting = async (db: pg.Pool, id: string): Promise<void> => {
  await db.query(HELD, [id]);
};

/** Puts back what killed servers left behind: jobs that run without a worker, and jobs that the queue lost. */
export const putBack = async ({ pool, deps }: Workshop): Promise<void> => {
  const { rows } = await pool.query<{ id: string }>(LEFT);
  if (rows.length) deps.log.warn({ jobs: rows.map((row) => row.id) }, 'taken up again');
  await pool.query(LOST);
};
