import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startJobs } from '#server/registries/jobs.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { startWorkers } from '#tests/support/app/workers.ts';
import { withholdMany } from '#tests/support/settlement/withholdMany.ts';
import { certificateBench, QUARTER } from './certificateBench.ts';

const PAYEES = 700;
/** So often the worker is killed. */
const KILLS = 20;

let app: TestApp;
let bench: ReturnType<typeof certificateBench>;
let child: ChildProcess | undefined;
beforeAll(async () => {
  app = await startTestApp();
  bench = certificateBench(app);
  await withholdMany(app.admin, { days: ['2026-07-10', '2026-09-10'], payees: PAYEES, stores: 20 });
  await ask(
    `update partner set enable_email_2307 = true, status = case when status in ('B', 'C') then 'A' else status end`,
  );
  await ask(`update merchant set status = 'A' where status in ('B', 'C')`);
  await ask(
    `insert into contact_person (partner_id, role, first_name, last_name, email)
     select id, 'ACCOUNTING', 'Ben', 'Reyes', 'books@bench.test' from partner`,
  );
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await app.stop();
});

const ask = async <T>(text: string, values: unknown[] = []) =>
  (await app.admin.query(text, values)).rows as T[];
const job = async (id: string) => (await ask('select status, attempts from job where id = $1', [id]))[0];
const issued = async () =>
  (await ask<{ n: number }>(`select count(*)::int as n from certificate_2307 where payee like '5%'`))[0]?.n ??
  0;

/** While held, nobody gets past the certificate of a payee: whoever comes to it waits. */
const hold = async (payee: string) => {
  const client = new pg.Client({ connectionString: app.migratorUrl });
  await client.connect();
  await client.query('begin');
  await client.query(
    `insert into certificate_2307 (quarter, tin_root, tin_branch, version, payee_kind, payee_name, payor_tin, payor_name, payor_address,
      payor_zip, signatory_name, signatory_position, signatory_tin, total, tax, sha256, issued_at, issued_by)
     values ($1, left($2, 9), substr($2, 10), 1, 'CORPORATE', 'held', '1', 'x', 'x', '1', 'x', 'x', '1', 1, 1, repeat('0', 64), now(), 'x')`,
    [QUARTER, payee],
  );
  return () => client.end();
};
const payeeOf = (n: number): string => `5${String(n).padStart(8, '0')}00000`;

it('a quarter whose server is killed at twenty points goes on where it stood, and issues and mails nothing twice', async () => {
  const { body } = await bench.post('/batches', { quarter: QUARTER });
  const { jobId } = body.data;
  let before = -1;
  // From the first payee to the last.
  for (let kill = 0; kill < KILLS; kill += 1) {
    const release = await hold(payeeOf(1 + Math.round((kill * (PAYEES - 1)) / (KILLS - 1))));
    child = startWorkers(app);
    await expect
      .poll(() => job(jobId), { timeout: 30_000 })
      .toMatchObject({ status: 'running', attempts: kill + 1 });
    // It waits for the one that is held.
    const waits = `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(async () => (await ask<{ n: number }>(waits))[0]?.n, { timeout: 20_000 }).toBe(1);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await release();
    const now = await issued();
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThan(PAYEES);
    before = now;
  }
  expect(before).toBeGreaterThan(0);
  const jobs = await startJobs(app.deps, app.migratorUrl);
  await expect
    .poll(() => job(jobId), { timeout: 30_000 })
    .toMatchObject({ status: 'done', attempts: KILLS + 1 });
  await jobs.stop();
  expect(await issued()).toBe(PAYEES);
  const off = await ask(
    `select c.payee from certificate_2307 c where c.payee like '5%' and (c.version <> 1 or c.tax <> 10 * substr(c.payee, 2, 8)::int
      or c.total <> 2000 * substr(c.payee, 2, 8)::int or (select count(*) from certificate_2307_line l where l.certificate_id = c.id) <> 1)`,
  );
  expect(off).toEqual([]);
  const mailed = await ask(
    `select count(*)::int as certificates, count(x.certificate_id)::int as kept, count(o.key)::int as mails
     from certificate_2307 c left join certificate_2307_mail x on x.certificate_id = c.id
       left join outbox_message o on o.key = 'certificate ' || c.id where c.payee like '5%'`,
  );
  expect(mailed).toEqual([{ certificates: PAYEES, kept: PAYEES, mails: PAYEES }]);
}, 480_000);
