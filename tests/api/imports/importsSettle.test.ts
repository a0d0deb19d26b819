import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportJob } from '#contract/shapes/importShapes.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { COLUMN, importBench, PARTNER_HEADER, partnerLine } from '#tests/support/imports/importBench.ts';

let app: TestApp;
let bench: ReturnType<typeof importBench>;
beforeAll(async () => {
  app = await startTestApp({ jobs: true });
  bench = importBench(app);
});
afterAll(() => app.stop());

const bad = { zipCode: '1' };
/** One row in, one that waits to be fixed. */
const halfDone = async (code: string): Promise<ImportJob> =>
  bench.committed(await bench.partners([partnerLine(`${code}-1`), partnerLine(`${code}-2`, bad)]));
const again = async (job: ImportJob): Promise<ImportJob> => {
  expect((await bench.verb(job, 'retry')).status).toBe(200);
  return bench.settled(job.id);
};

describe('an import of which some rows are in', () => {
  it('can be taken back while the others are reviewed', async () => {
    const job = await again(await halfDone('SETA'));
    expect(job).toMatchObject({ status: 'review', whyNoUndo: null, counts: { created: 1, error: 1 } });
    expect((await bench.verb(job, 'undo')).status).toBe(200);
    expect(await bench.settled(job.id)).toMatchObject({ counts: { reversed: 1, error: 1 } });
  });

  it('is done once the others are left out, and goes on when they are taken in', async () => {
    const job = await halfDone('SETB');
    expect(job.status).toBe('done_with_errors');
    expect(await bench.leaveOut(job.id, { isOut: true, rows: [3] })).toMatchObject({
      status: 'done',
      whyNoCommit: 'No row is ready to go in: all are in, unchanged or left out.',
    });
    const back = await bench.leaveOut(job.id, { isOut: false });
    expect(back).toMatchObject({ status: 'done_with_errors', counts: { created: 1, error: 1, leftOut: 0 } });
    await bench.edit(job.id, [{ row: 3, column: COLUMN.zipCode ?? 0, text: '4027' }]);
    expect(await bench.committed(await bench.read(job.id))).toMatchObject({
      status: 'done',
      counts: { created: 2 },
    });
  });

  it('is done after a check that finds nothing more to do', async () => {
    const job = await halfDone('SETC');
    await bench.leaveOut(job.id, { isOut: true, rows: [3] });
    expect(await again(await bench.read(job.id))).toMatchObject({ status: 'done', counts: { leftOut: 1 } });
  });

  it('takes nothing more when all of it is in', async () => {
    const job = await bench.committed(await bench.partners([partnerLine('SETD-1')]));
    const { status, body } = await bench.edit(job.id, [{ row: 2, column: 0, text: 'SETD-2' }]);
    expect([status, body.error]).toEqual([422, 'rule_import_busy']);
  });
});

describe('rows that are left out', () => {
  it('say nothing about how a column is written', async () => {
    const header = 'Username,First Name,Last Name,Birth Date,Email Address,Mobile Number,Access Role';
    const person = (name: string, birth: string) =>
      `${name},Ana,Reyes,${birth},${name}@example.test,09171234567,IT_SUPPORT`;
    const text = [header, person('set.one', '13/04/1990'), person('set.two', '03/04/1990')].join('\n');
    const { body } = await bench.upload('user-registration', 'people.csv', text);
    const job = await bench.settled(body.data.id);
    const birthDates = async () =>
      (await bench.rows(job.id, { only: 'all' })).map(({ problems }) =>
        problems.filter(({ field }) => field === 'birthDate').map(({ code }) => code),
      );
    const before = await birthDates();
    await bench.leaveOut(job.id, { isOut: true, rows: [2] });
    await again(await bench.read(job.id));
    expect([before[1], (await birthDates())[1]]).toEqual([['ambiguous_date'], []]);
  });

  it('are not found by the word that marks them', async () => {
    const job = await bench.partners([partnerLine('SETE-1', { middleName: 'Cruz' })]);
    await bench.leaveOut(job.id, { isOut: true, rows: [2] });
    expect(await bench.rows(job.id, { only: 'all', q: 'yes' })).toEqual([]);
    expect(await bench.rows(job.id, { only: 'all', q: 'SETE-1' })).toHaveLength(1);
  });

  it('go in when they come back mended', async () => {
    const job = await bench.partners([partnerLine('SETF-1', bad), partnerLine('SETF-2', bad)]);
    await bench.leaveOut(job.id, { isOut: true, rows: [2, 3] });
    const file = [`Row,${PARTNER_HEADER}`, `2,${partnerLine('SETF-1')}`, `3,${partnerLine('SETF-2', bad)}`];
    const { status, body } = await bench.send(`${bench.at(job.id)}/error-file`, {
      as: 'sales.admin',
      name: 'mended.csv',
      content: new TextEncoder().encode(file.join('\n')),
    });
    expect([status, body.data?.counts]).toEqual([200, expect.objectContaining({ create: 1, leftOut: 1 })]);
  });
});

describe('an import that two people mend', () => {
  it('tells each who else did, whoever came last', async () => {
    const job = await bench.partners([partnerLine('SETH-1', bad), partnerLine('SETH-2', bad)]);
    expect(job.othersEdit).toBeNull();
    const mend = async (row: number, as: string) =>
      (await bench.edit(job.id, [{ row, column: COLUMN.zipCode ?? 0, text: '4027' }], as)).body.data.import;
    expect((await mend(2, 'sbo.reviewer')).othersEdit).toBeNull();
    expect((await mend(3, 'sales.admin')).othersEdit).toMatchObject({ by: 'sbo.reviewer' });
    expect((await bench.read(job.id, 'sbo.reviewer')).othersEdit).toMatchObject({ by: 'sales.admin' });
  });
});

describe('an import that is given up', () => {
  it('says how its rows stand', async () => {
    const job = await halfDone('SETG');
    await app.admin.query(
      `with lost as (insert into job (owner_id, kind, params) select owner_id, 'import', jsonb_build_object('importId', id::text,
          'kind', 'promo', 'fileName', file_name, 'step', 'no such step', 'language', 'en', 'link', '/')
          from import_job where id = $1 returning id)
        update import_job set status = 'committing', counts = '{"total": 2}', job_id = lost.id from lost where import_job.id = $1`,
      [job.id],
    );
    expect(await bench.settled(job.id)).toMatchObject({
      status: 'cancelled',
      counts: { total: 2, created: 1, error: 1 },
    });
  });
});
