import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '#server/db/seed/demoDataRandom.ts';
import { startJobs } from '#server/jobs/start.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { importBench } from '#tests/support/importBench.ts';
import { startWorkers } from '#tests/support/workers.ts';

const ROWS = 6_000;
const KILLS = 20;
const UNDER_WAY = ['reading', 'checking', 'committing'];

let app: TestApp;
let bench: ReturnType<typeof importBench>;
let child: ChildProcess | undefined;

beforeAll(async () => {
  app = await startTestApp();
  bench = importBench(app);
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await app.stop();
});

const kill = async () => {
  if (!child) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
  child = undefined;
};

/** What the import of a prefix left in the data, by code without the prefix. */
const leftBy = async (prefix: string) => {
  const { rows } = await app.admin.query<{ left: string }>(
    `select string_agg(x.line, E'\\n' order by x.line) as left from (
      select concat_ws('|', substr(p.hsis_code, length($1) + 1), p.name, p.status, p.is_partner_brand, a.type, a.barangay_id,
        a.street_name, c.role, c.first_name, c.last_name, c.mobile_number) as line
      from partner p left join address a on a.partner_id = p.id left join contact_person c on c.partner_id = p.id
      where p.hsis_code ^@ $1) x`,
    [prefix],
  );
  return rows[0]?.left ?? '';
};

/** Runs an import to its end, killing its server `kills` times at random moments on the way. */
const run = async (prefix: string, kills: number): Promise<{ id: string; killed: number }> => {
  const random = createRandom(11);
  const { content } = await bench.generated({ rows: ROWS, seed: 5, share: 0, prefix });
  const { body } = await bench.upload('partner', `${prefix}.xlsx`, content);
  const id: string = body.data.id;
  let killed = 0;
  for (const status of ['review', 'done']) {
    for (;;) {
      child ??= startWorkers(app);
      await sleep(random.int(150, 900));
      const job = await bench.read(id);
      if (job.status === status) break;
      if (!UNDER_WAY.includes(job.status)) throw new Error(`${job.status} ${job.message}`);
      const begun = job.progress !== null && (job.progress.done > 0 || random.chance(0.5));
      if (killed < kills && begun) {
        await kill();
        killed += 1;
      }
    }
    if (status === 'review') await bench.commit(await bench.read(id));
  }
  await kill();
  return { id, killed };
};

describe('an import whose server is killed', () => {
  it(`${KILLS} times at random points leaves exactly what an undisturbed one does`, async () => {
    const disturbed = await run('KIL-', KILLS);
    const jobs = await startJobs(app.deps, app.migratorUrl);
    const undisturbed = await run('QUI-', 0);
    await jobs.stop();
    expect(await leftBy('KIL-')).toBe(await leftBy('QUI-'));
    for (const { id } of [disturbed, undisturbed])
      expect(await bench.read(id)).toMatchObject({ status: 'done', counts: { total: ROWS, created: ROWS } });
    const { rows } = await app.admin.query(
      `select count(*)::int as n, count(distinct target_id)::int as targets from import_verdict where import_id = $1 and state = 'created'`,
      [disturbed.id],
    );
    expect(rows[0]).toEqual({ n: ROWS, targets: ROWS });
    expect(disturbed.killed).toBeGreaterThan(5);
  }, 300_000);
});
