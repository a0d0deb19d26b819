import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { handOn } from '#server/jobs/handOn.ts';
import { lockOf, openJobLocks } from '#server/jobs/jobLocks.ts';
import { openJobsPool, type Workshop } from '#server/jobs/workshop.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
let pool: ReturnType<typeof openJobsPool>;
beforeAll(async () => {
  app = await startTestApp();
  pool = openJobsPool(app.migratorUrl);
});
beforeEach(() => app.admin.query('delete from job'));
afterAll(async () => {
  await pool.end();
  await app.stop();
});

const add = async (username: string, status: string, minutesAgo: number | null = null): Promise<string> => {
  const { rows } = await app.admin.query<{ id: string }>(
    `insert into job (owner_id, kind, params, status, handed_on_at)
      select id, 'export', '{}', $2, now() - make_interval(mins => $3) from user_account where username = $1 returning id::text`,
    [username, status, minutesAgo],
  );
  return rows[0]?.id ?? '';
};

/** The jobs that are sent to the queue of a server with so many free workers. */
const handedOn = async (free: number): Promise<string[]> => {
  const sent: string[] = [];
  const boss = { send: async (_queue: string, { id }: { id: string }) => void sent.push(id) };
  await handOn({ pool, boss } as unknown as Workshop, free);
  return sent;
};

it('an account with a job at work waits, whatever workers are free', async () => {
  await add('sales.admin', 'running', 3);
  await add('sales.admin', 'queued');
  const other = await add('sbo.reviewer', 'queued');
  await add('sbo.reviewer', 'queued');
  expect(await handedOn(5)).toEqual([other]);
});

it('the account that was served longest ago comes first, before it one that never was', async () => {
  await add('sales.admin', 'done', 5);
  await add('sbo.reviewer', 'done', 9);
  await add('sales.admin', 'queued');
  const longAgo = await add('sbo.reviewer', 'queued');
  const never = await add('partner.admin', 'queued');
  expect(await handedOn(1)).toEqual([never]);
  await app.admin.query(`update job set status = 'done' where id = $1`, [never]);
  expect(await handedOn(1)).toEqual([longAgo]);
});

it('jobs on their way to a worker count as workers that are not free', async () => {
  await add('sales.admin', 'queued', 0);
  await add('sbo.reviewer', 'queued');
  expect(await handedOn(1)).toEqual([]);
  expect(await handedOn(2)).toHaveLength(1);
});

const HOLDERS = `select pid from pg_locks where locktype = 'advisory' and granted
  and (classid::bigint << 32 | objid::bigint) = ${lockOf('$1')}`;
const holders = async (id: string) => (await app.admin.query<{ pid: number }>(HOLDERS, [id])).rows;
const cut = async (id: string) => {
  for (const { pid } of await holders(id)) await app.admin.query('select pg_terminate_backend($1)', [pid]);
};

it('the lock of a job is taken again when its connection is lost', async () => {
  const locks = openJobLocks(pool);
  const lost = await locks.take('71');
  const [before] = await holders('71');
  await cut('71');
  // The connection that was cut may hold it for a moment still.
  const isTakenAgain = async () => (await holders('71')).some(({ pid }) => pid !== before?.pid);
  await expect.poll(isTakenAgain, { timeout: 10_000 }).toBe(true);
  expect(lost?.aborted).toBe(false);
  locks.close();
});

it('a job whose lock somebody else got meanwhile is given up', async () => {
  const locks = openJobLocks(pool);
  const lost = await locks.take('72');
  const other = await pool.connect();
  const waiting = other.query(`select pg_advisory_lock(${lockOf('72')})`);
  await sleep(200);
  await cut('72');
  await waiting;
  await expect.poll(() => lost?.aborted, { timeout: 10_000 }).toBe(true);
  other.release(true);
  locks.close();
});
