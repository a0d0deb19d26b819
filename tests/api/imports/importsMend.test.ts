import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { COLUMN, importBench, PARTNER_HEADER, partnerLine } from '#tests/support/imports/importBench.ts';

let app: TestApp;
let bench: ReturnType<typeof importBench>;
beforeAll(async () => {
  app = await startTestApp({ jobs: true });
  bench = importBench(app);
});
afterAll(() => app.stop());

const MANY = 2_100;
const code = (at: number) => `MEN-${String(at).padStart(5, '0')}`;
const lines = (given: Record<string, string>) =>
  Array.from({ length: MANY }, (_, at) => partnerLine(code(at), given));
const send = (id: string, text: string) =>
  bench.send(`${bench.at(id)}/error-file`, {
    as: 'sales.admin',
    name: 'mended.csv',
    content: new TextEncoder().encode(text),
  });

describe('an error file with very many rows', () => {
  it('is taken in by a worker, as one edit, and checked', async () => {
    const job = await bench.partners(lines({ zipCode: '1' }));
    expect(job.counts).toMatchObject({ total: MANY, error: MANY });
    const mended = lines({}).map((line, at) => `${at + 2},${line}`);
    const { status, body } = await send(job.id, [`Row,${PARTNER_HEADER}`, ...mended].join('\n'));
    expect([status, body.data.status, body.data.progress]).toEqual([200, 'checking', expect.anything()]);
    expect(await bench.settled(job.id)).toMatchObject({
      status: 'review',
      counts: { create: MANY, error: 0 },
    });
    const { rows } = await app.admin.query(
      'select count(*)::int as edits, count(distinct batch)::int as batches from import_edit where import_id = $1',
      [job.id],
    );
    expect(rows).toEqual([{ edits: MANY, batches: 1 }]);
    const kept = await app.admin.query(
      `select f.expires_at > f.created_at + interval '1 day' as "isKept" from file f join job j on j.params ->> 'mend' = f.id::text
        where j.params ->> 'importId' = $1`,
      [job.id],
    );
    expect(kept.rows).toEqual([{ isKept: true }]);
  });

  it('may name a row twice: the last one counts, and taking it back brings what was there', async () => {
    const bad = { zipCode: '1' };
    const job = await bench.partners([partnerLine('MEN-Y', bad), partnerLine('MEN-Z', bad)]);
    const filler = Array.from({ length: 600 }, (_, at) => `${at + 900},${partnerLine('MEN-W')}`);
    const twice = [
      `2,${partnerLine('MEN-Y', { zipCode: '2' })}`,
      `2,${partnerLine('MEN-Y')}`,
      `3,${partnerLine('MEN-Z')}`,
      ...filler,
      `3,${partnerLine('MEN-Z', { zipCode: '3' })}`,
    ];
    const { status, body } = await send(job.id, [`Row,${PARTNER_HEADER}`, ...twice].join('\n'));
    expect([status, body.data?.counts.create, body.data?.counts.error]).toEqual([200, 1, 1]);
    const zips = async () =>
      (await bench.rows(job.id, { only: 'all' })).map(({ cells }) => cells[COLUMN.zipCode ?? 0]?.text);
    expect(await zips()).toEqual(['4027', '3']);
    await app.call('POST', `${bench.at(job.id)}/cells/undo`, { as: 'sales.admin' });
    expect(await zips()).toEqual(['1', '1']);
  });

  it('is refused at once when it is none', async () => {
    const job = await bench.partners([partnerLine('MEN-X', { zipCode: '1' })]);
    const { status, body } = await send(job.id, [PARTNER_HEADER, ...lines({})].join('\n'));
    expect([status, body.error, body.fields.file]).toEqual([
      422,
      'rule_file_not_valid',
      'The first row needs a column named Row: use the error file of this import.',
    ]);
    expect(await bench.read(job.id)).toMatchObject({ status: 'review', counts: { error: 1 } });
  });
});
