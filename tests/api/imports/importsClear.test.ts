import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportJob } from '#contract/shapes/importShapes.ts';
import { clearOldImports } from '#server/imports/clearOldImports.ts';
import { openJobsPool } from '#server/jobs/workshop.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { COLUMN, importBench, partnerLine } from '#tests/support/imports/importBench.ts';

let app: TestApp;
let bench: ReturnType<typeof importBench>;
beforeAll(async () => {
  app = await startTestApp({ jobs: true });
  bench = importBench(app);
});
afterAll(() => app.stop());

const DAY_MS = 86_400_000;
const untouched = (job: ImportJob, days: number) =>
  app.admin.query('update import_job set updated_at = $2 where id = $1', [
    job.id,
    new Date(app.clock.now().getTime() - days * DAY_MS),
  ]);
const clear = async () => {
  const pool = openJobsPool(app.migratorUrl);
  await clearOldImports({ deps: app.deps, pool }).finally(() => pool.end());
};
const left = async ({ id }: ImportJob): Promise<number> => {
  const tables = ['import_row', 'import_verdict', 'import_problem', 'import_edit', 'import_edit_batch'];
  const counts = tables.map((table) => `(select count(*) from ${table} where import_id = $1)`).join(' + ');
  const { rows } = await app.admin.query(`select (${counts})::int as n`, [id]);
  return rows[0].n;
};
const bad = { zipCode: '4' };

describe('the rows of an import that nobody touches', () => {
  it('go after 90 days; what it was stays', async () => {
    const done = await bench.committed(
      await bench.partners([partnerLine('OLD01'), partnerLine('OLD02', bad)], 'done.csv'),
    );
    const inReview = await bench.partners([partnerLine('OLD03', bad)], 'review.csv');
    await bench.edit(inReview.id, [{ row: 2, column: COLUMN.partnerName ?? 0, text: 'Other Trading' }]);
    const younger = await bench.partners([partnerLine('OLD04', bad)], 'younger.csv');
    for (const job of [done, inReview]) await untouched(job, 91);
    await untouched(younger, 89);
    await clear();
    expect([await left(done), await left(inReview)]).toEqual([0, 0]);
    expect(await left(younger)).toBeGreaterThan(0);
    const after = await bench.read(done.id);
    expect(after).toMatchObject({
      status: 'done_with_errors',
      fileName: 'done.csv',
      counts: { created: 1, error: 1 },
      createdBy: 'sales.admin',
      version: done.version,
      preview: [],
      message: expect.stringContaining('90 days'),
      whyNoUndo: expect.stringContaining('90 days'),
      whyNoCommit: expect.stringContaining('90 days'),
    });
    expect(after.columns.map(({ header, samples }) => [header, samples])).toEqual(
      done.columns.map(({ header }) => [header, []]),
    );
    const { rows } = await app.admin.query(`select status from partner where hsis_code = 'OLD01'`);
    expect(rows).toEqual([{ status: 'A' }]);
  });

  it('are asked for in vain, and told so in words', async () => {
    const job = await bench.committed(
      await bench.partners([partnerLine('OLD05'), partnerLine('OLD06', bad)], 'vain.csv'),
    );
    await untouched(job, 91);
    await clear();
    const at = bench.at(job.id);
    const as = { as: 'sales.admin' };
    const answers = [
      await app.call('GET', `${at}/rows`, as),
      await app.call('GET', `${at}/problems`, as),
      await app.call('GET', `${at}/error-file`, as),
      await bench.verb(job, 'undo'),
      await bench.verb(job, 'retry'),
      await bench.edit(job.id, [{ row: 3, column: COLUMN.zipCode ?? 0, text: '4027' }]),
      await bench.commit(job),
    ];
    for (const { status, body } of answers) {
      expect([status, body.error]).toEqual([409, 'conflict']);
      expect(body.message).toContain('Its rows were removed');
    }
  });

  it('stay while a worker has the import', async () => {
    const job = await bench.partners([partnerLine('OLD07', bad)], 'busy.csv');
    await app.admin.query(`update import_job set status = 'committing' where id = $1`, [job.id]);
    await untouched(job, 400);
    await clear();
    expect(await left(job)).toBeGreaterThan(0);
  });
});
