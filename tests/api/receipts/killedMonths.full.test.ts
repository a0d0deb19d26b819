import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWorkers } from '#tests/support/app/workers.ts';
import { startMonthBench } from './monthBench.ts';

/** So often the worker is killed. */
const KILLS = 20;
/** What it is killed by: whoever comes to this waits for whoever holds it. */
const HELD = 4_711;

let bench: Awaited<ReturnType<typeof startMonthBench>>;
let child: ChildProcess | undefined;
beforeAll(async () => {
  bench = await startMonthBench();
  // A number of the batch, or 0 for its end, at which it waits while somebody holds the lock.
  await bench.app.admin.query(`create table held_at (number bigint);
    grant select on held_at to public;
    create function wait_here() returns trigger language plpgsql as $$
    begin
      if exists (select from held_at h where h.number = case tg_table_name when 'receipt' then (to_jsonb(new) ->> 'number')::bigint else 0 end)
        then perform pg_advisory_xact_lock(${HELD}); end if;
      return null;
    end $$;
    create trigger zz_waits after insert on receipt for each row execute function wait_here();
    create trigger zz_waits after update on receipt_batch for each row execute function wait_here();`);
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await bench.rest();
  await bench.app.stop();
});

const waiting = async () =>
  (
    await bench.ask<{ n: number }>(
      `select count(*)::int as n from pg_locks l join pg_database d on d.oid = l.database
       where d.datname = current_database() and l.locktype = 'advisory' and l.objid = ${HELD} and not l.granted`,
    )
  )[0]?.n;

/** Whoever comes to this number waits until it is let go. */
const hold = async (number: number) => {
  const client = new pg.Client({ connectionString: bench.app.migratorUrl });
  await client.connect();
  await client.query('select pg_advisory_lock($1)', [HELD]);
  await bench.ask('delete from held_at');
  await bench.ask('insert into held_at values ($1)', [number]);
  return async () => {
    await bench.ask('delete from held_at');
    await client.end();
  };
};

it('a month whose worker is killed at twenty points is issued once and whole, 1 to n without a gap and without a double', async () => {
  const seen = await bench.look();
  const { body } = await bench.orderAll();
  const { jobId, batchId } = body.data;
  // From the first number to the last, and at the end, when all of them are posted.
  const points = Array.from(
    { length: KILLS - 1 },
    (_, at) => 1 + Math.round((at * (seen.count - 1)) / (KILLS - 2)),
  );
  for (const point of [...points, 0]) {
    const release = await hold(point);
    child = startWorkers(bench.app);
    await expect.poll(waiting, { timeout: 60_000, interval: 50 }).toBe(1);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await release();
    // The database notices that nobody is there any more, and gives the numbers back.
    await expect.poll(waiting, { timeout: 20_000 }).toBe(0);
    expect(await bench.numbers()).toEqual([]);
    expect((await bench.batch(batchId)).dtimeIssued).toBeNull();
  }
  await bench.work();
  const job = await bench.ended('finance.officer', jobId);
  expect(job).toMatchObject({ status: 'done', rowCount: seen.count });
  const [{ attempts } = { attempts: 0 }] = await bench.ask<{ attempts: number }>(
    'select attempts from job where id = $1',
    [jobId],
  );
  expect(attempts).toBe(KILLS + 1);
  expect(await bench.numbers()).toEqual(Array.from({ length: seen.count }, (_, at) => at + 1));
  expect(await bench.twice()).toEqual([]);
  expect(await bench.given()).toEqual({
    count: seen.count,
    first: 1,
    last: seen.count,
    next: seen.count + 1,
  });
  expect(await bench.batch(batchId)).toMatchObject({
    ...{ issuedCount: seen.count, changedCount: 0, grossAmount: seen.grossAmount },
    ...{ firstNumber: seen.numbers[0]?.first, lastNumber: seen.numbers[0]?.last },
  });
}, 400_000);
