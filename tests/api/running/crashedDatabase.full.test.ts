import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#server/db/embedded/ports.ts';
import { findEmbedded } from '#server/db/embedded.ts';
import { openStarts, ready, type Starts } from '#tests/support/app/startProcess.ts';

const run = promisify(execFile);
const SCRIPT = join(import.meta.dirname, '..', '..', '..', 'server', 'adminCreate.ts');
const LONG = 60_000;

let starts: Starts;
let url: string;
beforeAll(async () => {
  starts = await openStarts();
  const port = String(await freePort());
  const data = join(starts.folder, 'data');
  await ready(port, starts.start({ PORT: port, DATA_DIR: data }));
  const names = ['--username', 'maria.ilagan', '--first-name', 'Maria', '--last-name', 'Ilagan'];
  await run(process.execPath, [SCRIPT, ...names], {
    env: { ...process.env, DATA_DIR: data, DATABASE_URL: '', DEMO: 'off' },
  });
  url = (await findEmbedded(data)) ?? '';
}, 120_000);
afterAll(() => starts.clear());

const connect = async (): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};
/** Asks once the database answers. */
const ask = async <R extends pg.QueryResultRow>(text: string): Promise<R | undefined> => {
  const client = await connect().catch(() => null);
  const answer = await client?.query<R>(text).catch(() => null);
  await client?.end().catch(() => undefined);
  return answer?.rows[0];
};
const job = () => ask('select status, attempts, lost_turns as lost, message from job');
const becomes = (wanted: object) => expect.poll(job, { timeout: LONG }).toMatchObject(wanted);

/** Lets the job come to a statement of its own that waits, and answers which process of the database works on it. */
const isAtWork = async (): Promise<{ pid: number; holder: pg.Client }> => {
  const holder = await connect();
  await holder.query('begin');
  await holder.query('lock table user_account in access exclusive mode');
  await ask('update job set handed_on_at = null');
  await becomes({ status: 'running' });
  // A job looks up its owner; the server's own work waits here, too.
  const WAITS = `select a.pid from pg_stat_activity a join pg_locks l using (pid)
    where a.query like '%p.is_partner_brand%' and l.relation = 'user_account'::regclass and not l.granted`;
  let pid = 0;
  await expect
    .poll(
      async () => {
        // By another connection: a transaction sees activity as it first read it.
        pid = (await ask<{ pid: number }>(WAITS))?.pid ?? 0;
        return pid;
      },
      { timeout: LONG },
    )
    .toBeGreaterThan(0);
  return { pid, holder };
};

describe('a job in the middle of which the database', () => {
  it('drops its connection is taken up again as often as that comes', async () => {
    await ask(`insert into job (owner_id, kind, params) select id, 'export', '{}' from user_account`);
    for (let at = 0; at < 3; at += 1) {
      const { pid, holder } = await isAtWork();
      await holder.query('select pg_terminate_backend($1)', [pid]);
      await holder.end();
      await becomes({ status: 'queued', attempts: 0, lost: 0 });
    }
  }, 120_000);

  it('crashes is set aside after the second time, at the price of no attempt', async () => {
    for (const crash of [1, 2]) {
      const { pid, holder } = await isAtWork();
      process.kill(pid, 'SIGKILL');
      await holder.end().catch(() => undefined);
      await becomes({ status: 'queued', attempts: 0, lost: crash });
    }
    await ask('update job set handed_on_at = null');
    await becomes({ status: 'failed' });
    expect((await job())?.message.en).toMatch(/Suki stopped 2 times.*set aside/);
  }, 180_000);
});
