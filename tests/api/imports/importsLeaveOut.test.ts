import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportRow } from '#contract/shapes/importShapes.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { COLUMN, importBench, PARTNER_HEADER, partnerLine } from '#tests/support/imports/importBench.ts';

let app: TestApp;
let bench: ReturnType<typeof importBench>;
beforeAll(async () => {
  app = await startTestApp({ jobs: true });
  bench = importBench(app);
});
afterAll(() => app.stop());

const leave = (id: string, body: object, as = 'sales.admin') =>
  app.call('POST', `/api/batch-processing/imports/${id}/left-out`, { as, body });
const states = async (id: string) =>
  (await bench.rows(id, { only: 'all' })).map(({ row, state }: ImportRow) => [row, state]);

describe('rows that are left out', () => {
  it('keep nothing back: the others go in, all or none', async () => {
    const job = await bench.partners([
      partnerLine('LO-1'),
      partnerLine('LO-2', { emailAddress: 'nowhere' }),
      partnerLine('LO-3', { emailAddress: 'here' }),
      partnerLine('LO-4', { zipCode: '1' }),
    ]);
    expect(job.counts).toMatchObject({ create: 1, error: 3 });
    const without = await bench.leaveOut(job.id, { isOut: true, code: 'not_email', field: 'emailAddress' });
    expect(without.counts).toMatchObject({ create: 1, error: 1, leftOut: 2 });
    const { counts } = await bench.leaveOut(job.id, { isOut: true, rows: [5, 77] });
    expect(counts).toMatchObject({ create: 1, error: 0, leftOut: 3, notStarted: 1 });
    expect((await bench.rows(job.id, { only: 'leftOut' })).map(({ row }) => row)).toEqual([3, 4, 5]);
    const done = await bench.committed(await bench.read(job.id), { mode: 'all' });
    expect([done.status, done.counts.created, done.counts.leftOut]).toEqual(['done', 1, 3]);
    const { rows } = await app.admin.query(
      `select hsis_code as code from partner where hsis_code like 'LO-_'`,
    );
    expect(rows).toEqual([{ code: 'LO-1' }]);
  });

  it('share nothing with those that stay, until they are taken in again', async () => {
    const job = await bench.partners([
      partnerLine('LO-TWIN'),
      partnerLine('LO-TWIN'),
      partnerLine('LO-TWIN'),
    ]);
    expect(job.counts).toMatchObject({ create: 1, error: 2 });
    expect((await bench.leaveOut(job.id, { isOut: true, rows: [2] })).counts).toMatchObject({
      create: 1,
      error: 1,
    });
    expect(await states(job.id)).toEqual([
      [2, 'leftOut'],
      [3, 'create'],
      [4, 'error'],
    ]);
    const [, , last] = await bench.rows(job.id, { only: 'all' });
    expect(last?.problems.map(({ message }) => message)).toEqual([
      'The same as row 3: change or leave out one of the two',
    ]);
    expect((await bench.leaveOut(job.id, { isOut: false })).counts).toMatchObject({
      create: 1,
      error: 2,
      leftOut: 0,
    });
    expect((await states(job.id))[0]).toEqual([2, 'create']);
  });

  it('stay out when cells change, when everything is checked again, and until that is taken back', async () => {
    const job = await bench.partners([partnerLine('LO-5'), partnerLine('LO-6', { zipCode: '1' })]);
    const { version } = await bench.leaveOut(job.id, { isOut: true, rows: [2] });
    await bench.edit(job.id, [{ row: 2, column: COLUMN.firstName ?? 0, text: 'Anna' }]);
    expect(version).toBeGreaterThan(job.version);
    expect((await states(job.id))[0]).toEqual([2, 'leftOut']);
    const { status } = await bench.verb(await bench.read(job.id), 'retry');
    expect(status).toBe(200);
    await bench.settled(job.id);
    expect(await states(job.id)).toEqual([
      [2, 'leftOut'],
      [3, 'error'],
    ]);
    const undo = () =>
      app.call('POST', `/api/batch-processing/imports/${job.id}/cells/undo`, { as: 'sales.admin' });
    expect((await undo()).body.data.touched).toBe(1);
    expect((await states(job.id))[0]).toEqual([2, 'leftOut']);
    expect((await undo()).body.data.touched).toBe(1);
    expect((await states(job.id))[0]).toEqual([2, 'create']);
  });

  it('are those of a person who says which, and none that went in', async () => {
    const job = await bench.partners([partnerLine('LO-7'), partnerLine('LO-8', { zipCode: '1' })]);
    const { status, body } = await leave(job.id, { isOut: true });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['rows']]);
    const done = await bench.committed(job);
    expect(done.counts).toMatchObject({ created: 1, error: 1 });
    const { body: answer } = await leave(job.id, { isOut: true, rows: [2, 3] });
    expect([answer.data.touched, answer.data.import.counts.created]).toEqual([1, 1]);
    expect(await states(job.id)).toEqual([
      [2, 'created'],
      [3, 'leftOut'],
    ]);
  });
});

describe('the example row of a template', () => {
  it('is told when somebody forgot to type over it, and can be left out', async () => {
    const example = [
      PARTNER_HEADER,
      partnerLine('LO-9', { middleName: 'Santos' }),
      partnerLine('LO-10'),
    ].join('\n');
    const { body } = await bench.upload('partner', 'example.csv', example);
    const job = await bench.settled(body.data.id);
    expect(job.counts).toMatchObject({ create: 2, warning: 1 });
    const [row] = await bench.rows(job.id, { only: 'warnings' });
    expect([row?.row, row?.problems.map(({ code }) => code)]).toEqual([2, ['template_example']]);
    const without = await bench.leaveOut(job.id, { isOut: true, code: 'template_example' });
    expect(without.counts).toMatchObject({ create: 1, warning: 0, leftOut: 1 });
  });
});
