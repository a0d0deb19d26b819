import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { CLERK, CONFIRMER, paymentSheetBench } from '../importKinds/paymentSheetBench.ts';

let app: TestApp;
let bench: Awaited<ReturnType<typeof paymentSheetBench>>;
beforeAll(async () => {
  app = await startTestApp({ jobs: true });
  bench = await paymentSheetBench(app);
});
afterAll(() => app.stop());

const REQUEST = `select r.id, r.import_id as "importId", r.diff from approval_request r where r.kind = 'PAYMENTS' order by r.id desc limit 1`;
const request = async () =>
  (await app.admin.query<{ id: string; importId: string; diff: { field: string; after: string }[] }>(REQUEST))
    .rows[0];
const verdicts = async (importId: string) =>
  (
    await app.admin.query(
      'select row_no, state, has_warning, key, name, resolved, changes, matters from import_verdict where import_id = $1 order by row_no',
      [importId],
    )
  ).rows;
const columns = async (importId: string) =>
  (await app.admin.query('select columns, counts from import_job where id = $1', [importId])).rows[0];

describe('the demo’s sheet of payments', () => {
  it('waits for the second person of finance, who finds it among what they decide', async () => {
    const { body } = await app.call('GET', '/api/approval-requests', {
      as: CONFIRMER,
      query: { waiting: 'true' },
    });
    const sheets = body.data.list.filter(({ kind }: { kind: string }) => kind === 'PAYMENTS');
    expect(sheets).toMatchObject([{ maker: CLERK, state: 'PENDING', import: { isOwnWork: false } }]);
    const rows = await app.call('GET', `${bench.at(sheets[0].import.id)}/rows`, {
      as: CONFIRMER,
      query: { only: 'matters' },
    });
    expect([rows.status, rows.body.data?.total]).toEqual([200, 8]);
  });

  it('is what its file would be once it was read and checked, and becomes payments', async () => {
    const seeded = await request();
    if (!seeded) throw new Error('It is not there');
    const { importId } = seeded;
    const [said, placed] = [await verdicts(importId), await columns(importId)];
    expect(said).toHaveLength(8);
    await bench.decide(seeded.id, 'withdraw', CLERK);
    await bench.verb(await bench.read(importId, CLERK), 'retry', CLERK);
    const checked = await bench.settled(importId, CLERK);
    expect(await verdicts(importId)).toEqual(said);
    expect(await columns(importId)).toEqual(placed);
    const again = await bench.asked(checked);
    expect((await request())?.diff).toEqual(seeded.diff);
    expect((await bench.decide(again, 'approve', CONFIRMER)).status).toBe(200);
    expect(await bench.settled(importId, CLERK)).toMatchObject({ status: 'done', counts: { created: 8 } });
    expect(await bench.payments('SLIP-%')).toHaveLength(8);
  });
});
