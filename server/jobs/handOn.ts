import type pg from 'pg';
import { inTransaction } from './inTransaction.ts';
import { lockOf } from './jobLocks.ts';
import { QUEUE, type Workshop } from './workshop.ts';

// Jobs that a worker has or is about to get. What was put off keeps an older mark and does not count.
const ACTIVE = `(status = 'running' or status = 'queued' and handed_on_at > now() - interval '1 minute')`;

// Turns of it were lost to crashes of the server or the database, the current one apart.
const IS_SUSPECT = `lost_turns > case status when 'running' then 1 else 0 end`;

// One job of each account that has none at work: first of the account that was served longest ago. `$1` workers are free, less the
// jobs that are on their way to one. A job that may have caused a crash waits until no other one is at work, and then runs alone: the next
// crash is its own, and costs no other job anything.
const WAITING = `with active as (select owner_id, status, ${IS_SUSPECT} as is_suspect from job where ${ACTIVE}),
  first as (
    select distinct on (owner_id) id, owner_id, ${IS_SUSPECT} as is_suspect from job where status = 'queued' and handed_on_at is null
      and owner_id not in (select owner_id from active) order by owner_id, id),
  served as (
    select f.*, (select max(s.handed_on_at) from job s where s.owner_id = f.owner_id) as served_at from first f),
  placed as (
    select id, row_number() over turns as place, count(*) filter (where is_suspect) over turns as suspects
    from served window turns as (order by served_at nulls first, id)),
  next as (
    select id from placed
    where not exists (select from active where is_suspect)
      and (suspects = 0 or place = 1 and not exists (select from active))
    order by place
    limit greatest(0, $1 - (select count(*) from active where status = 'queued')))
  select id from job where id in (select id from next) and status = 'queued' and handed_on_at is null
  for update skip locked`;

const HELD = `update job set handed_on_at = null where id = $1 and status = 'queued'`;

// A job that was handed on and never begun was lost on the way: the queue holds at most one entry of it, so handing it on again is safe.
const LOST = `update job set handed_on_at = null
  where status = 'queued' and handed_on_at < now() - interval '2 minutes'`;

// Running, but nobody holds its lock: its server is gone. After a restart of the database the servers first take their locks again.
const LEFT = `with running as materialized (
    select id from job where status = 'running' and id <> all ($1::bigint[])
      and pg_postmaster_start_time() < now() - interval '5 seconds' for update skip locked)
  update job j set status = 'queued', handed_on_at = null from running
  where j.id = running.id and pg_try_advisory_xact_lock(${lockOf('running.id')})
  returning j.id`;

/** Sends waiting jobs to the queue, at most as many as this server has free workers; accounts take turns. Returns how many. */
export const handOn = ({ pool, boss }: Workshop, free: number): Promise<number> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: string }>(WAITING, [free]);
    const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
    for (const { id } of rows) await boss.send(QUEUE, { id }, { singletonKey: id, db });
    if (rows.length)
      await client.query('update job set handed_on_at = now() where id = any($1::bigint[])', [
        rows.map((row) => row.id),
      ]);
    return rows.length;
  });

/**
 * Lets a job be handed on once more whose lock somebody held when its turn came: a worker that gave it back and has not released it
 * yet. One that another worker is busy with is left to it.
 */
export const markAsWaiting = async (db: pg.Pool, id: string): Promise<void> => {
  await db.query(HELD, [id]);
};

/** Puts back what killed servers left behind: jobs that run without a worker, and jobs that the queue lost. `held` are this server's. */
export const putBack = async ({ pool, deps }: Workshop, held: readonly string[]): Promise<void> => {
  const { rows } = await pool.query<{ id: string }>(LEFT, [held]);
  if (rows.length) deps.log.warn({ jobs: rows.map((row) => row.id) }, 'taken up again');
  await pool.query(LOST);
};
