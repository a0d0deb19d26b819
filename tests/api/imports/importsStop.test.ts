import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportCounts, ImportJob } from '#contract/shapes/importShapes.ts';
import { lockOf } from '#server/jobs/jobLocks.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { onceOrdered, takeCode } from '#tests/support/app/onceOrdered.ts';
import { holdRows } from '#tests/support/imports/heldRows.ts';
import { importBench, PARTNER_HEADER, partnerLine } from '#tests/support/imports/importBench.ts';

/** Rows that go in at once. */
const CHUNK = 1_000;
const CREATED = 3 * CHUNK + 100;
/** A row of the second chunk. */
const WITHIN = 1_500;

let app: TestApp;
let bench: ReturnType<typeof importBench>;
beforeAll(async () => {
  app = await startTestApp({ jobs: true });
  bench = importBench(app);
});
afterAll(() => app.stop());

const heldVerdict = (id: string, row: number) =>
  holdRows(app, 'select from import_verdict where import_id = $1 and row_no = $2 for update', [id, row]);

const inAll = (counts: ImportCounts): number => {
  const { created, updated, unchanged, error, failed, leftOut, notStarted } = counts;
  return created + updated + unchanged + error + failed + leftOut + notStarted;
};

/** Partners of a prefix in the data: how many, how many different ones, and how many addresses and people they have. */
const stored = async (prefix: string) => {
  const { rows } = await app.admin.query(
    `select count(*)::int as partners, count(distinct lower(hsis_code))::int as codes,
       coalesce(sum((select count(*) from address a where a.partner_id = p.id)), 0)::int as addresses,
       coalesce(sum((select count(*) from contact_person c where c.partner_id = p.id)), 0)::int as people
     from partner p where hsis_code ^@ $1`,
    [prefix],
  );
  return rows[0];
};
const all = (partners: number) => ({ partners, codes: partners, addresses: partners, people: partners });

/** The import once no worker has anything to do with it. */
const left = async (id: string): Promise<ImportJob> => {
  for (let turn = 0; turn < 600; turn += 1) {
    const { rows } = await app.admin.query(
      `select pg_try_advisory_xact_lock(${lockOf('job_id')}) as free from import_job where id = $1`,
      [id],
    );
    if (rows[0].free) return bench.read(id);
    await sleep(50);
  }
  throw new Error('a worker still has the import');
};

const lines = (prefix: string, rows: number) =>
  Array.from({ length: rows }, (_, at) => partnerLine(`${prefix}${at}`));

/** An import with a row of every state: 2 to 6 one that changes, the same, wrong, left out, taken meanwhile; then new ones. */
const mixed = async (): Promise<ImportJob> => {
  const there = ['STO-UPD', 'STO-SAME'].map((code) => partnerLine(code));
  await bench.committed(await bench.partners(there, 'there.csv'));
  const { id } = await bench.partners(
    [
      partnerLine('STO-UPD', { partnerName: 'Renamed Trading' }),
      partnerLine('STO-SAME'),
      partnerLine('STO-BAD', { zipCode: '4' }),
      partnerLine('STO-OUT'),
      partnerLine('STO-TAKEN'),
      ...lines('STN-', CREATED),
    ],
    'mixed.csv',
  );
  const body = { isOut: true, rows: [5] };
  const answer = await app.call('POST', `${bench.at(id)}/left-out`, { as: 'sales.admin', body });
  expect(answer.status).toBe(200);
  await onceOrdered(app, id, takeCode('STO-TAKEN', 'Faster Trading'));
  return bench.read(id);
};

describe('an import that is stopped while it writes', () => {
  it('stops at the edge of a chunk, accounts for every row, and goes on with the rest, each row once', async () => {
    const job = await mixed();
    expect(job.counts).toMatchObject({
      create: CREATED + 1,
      update: 1,
      unchanged: 1,
      error: 1,
      leftOut: 1,
      notStarted: CREATED + 2,
    });
    const held = await heldVerdict(job.id, WITHIN);
    await bench.order(job);
    await held.waitedFor();
    const stopping = bench.verb(job, 'cancel');
    await held.waitedFor(2);
    await held.letGo();
    expect((await stopping).status).toBe(200);
    const stopped = await left(job.id);
    // Of the first two chunks one row changed and one was taken. The worker may begin one more before the call that stops it gets the import.
    const { created } = stopped.counts;
    expect([2 * CHUNK - 2, 3 * CHUNK - 2]).toContain(created);
    expect(stopped).toMatchObject({
      status: 'cancelled',
      counts: { updated: 1, failed: 1, unchanged: 1, error: 1, leftOut: 1 },
    });
    expect(stopped.counts.notStarted).toBe(CREATED - created);
    expect(inAll(stopped.counts)).toBe(stopped.counts.total);
    expect(await stored('STN-')).toEqual(all(created));

    const done = await bench.committed(stopped);
    expect(done).toMatchObject({
      status: 'done_with_errors',
      counts: { created: CREATED, updated: 1, failed: 1, unchanged: 1, error: 1, leftOut: 1, notStarted: 0 },
    });
    expect(inAll(done.counts)).toBe(done.counts.total);
    expect(await stored('STN-')).toEqual(all(CREATED));
    expect(await stored('STO-')).toMatchObject({ partners: 3, codes: 3 });
  }, 120_000);

  it('leaves nothing of one that was to go in whole, and all of it goes in afterwards', async () => {
    const rows = CHUNK + 100;
    const job = await bench.partners(lines('STA-', rows), 'whole.csv');
    const held = await heldVerdict(job.id, CHUNK + 50);
    const ordered = bench.order(job, { mode: 'all' });
    await held.waitedFor();
    expect((await bench.verb(job, 'cancel')).status).toBe(200);
    await held.letGo();
    await ordered;
    const stopped = await left(job.id);
    expect(stopped).toMatchObject({ status: 'cancelled', counts: { created: 0, notStarted: rows } });
    expect(await stored('STA-')).toEqual(all(0));
    expect(await bench.committed(stopped, { mode: 'all' })).toMatchObject({
      status: 'done',
      counts: { created: rows },
    });
    expect(await stored('STA-')).toEqual(all(rows));
  }, 120_000);
});

/** Nothing of a stopped import is written until it was checked again. */
const mustBeChecked = async (stopped: ImportJob, prefix: string, rows: number) => {
  expect(stopped).toMatchObject({
    status: 'cancelled',
    needsCheck: true,
    whyNoCommit: 'Its check was stopped before its end or does not hold any more: check again first.',
    counts: { created: 0, updated: 0 },
  });
  const refused = await bench.commit(stopped);
  expect([refused.status, refused.body.error]).toEqual([422, 'rule_import_busy']);
  expect(await stored(prefix)).toEqual(all(0));
  expect((await bench.verb(stopped, 'retry')).status).toBe(200);
  const checked = await bench.settled(stopped.id);
  expect(checked).toMatchObject({ status: 'review', needsCheck: false, counts: { create: rows } });
  expect(await bench.committed(checked)).toMatchObject({ status: 'done', counts: { created: rows } });
  expect(await stored(prefix)).toEqual(all(rows));
};

describe('an import that is stopped before it was judged', () => {
  it('while it is checked writes nothing until it was checked again', async () => {
    const before = await bench.checksum();
    const job = await bench.partners(lines('STC-', 600), 'checked.csv');
    const held = await heldVerdict(job.id, 300);
    expect((await bench.verb(job, 'retry')).status).toBe(200);
    await held.waitedFor();
    expect((await bench.verb(job, 'cancel')).status).toBe(200);
    await held.letGo();
    const stopped = await left(job.id);
    expect(await bench.checksum()).toBe(before);
    await mustBeChecked(stopped, 'STC-', 600);
  }, 120_000);

  it('while it is read writes nothing until it was read and checked', async () => {
    const held = await holdRows(app, 'lock table import_row in share mode', []);
    const uploading = bench.upload('partner', 'read.csv', [PARTNER_HEADER, ...lines('STR-', 600)].join('\n'));
    await held.waitedFor();
    const { rows } = await app.admin.query(`select id from import_job where file_name = 'read.csv'`);
    const job = await bench.read(rows[0].id);
    expect(job.status).toBe('reading');
    expect((await bench.verb(job, 'cancel')).status).toBe(200);
    await held.letGo();
    await uploading;
    await mustBeChecked(await left(job.id), 'STR-', 600);
  }, 120_000);
});
