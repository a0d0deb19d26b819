import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dropLeftFiles } from '#server/imports/steps/dropFiles.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { CLERK, PAYMENT_COLUMN, PAYMENT_HEADER, paymentSheetBench } from './paymentSheetBench.ts';

const CARD = '4111111111111111';

let app: TestApp;
let bench: Awaited<ReturnType<typeof paymentSheetBench>>;
beforeAll(async () => {
  app = await startTestApp({ jobs: true });
  bench = await paymentSheetBench(app);
});
beforeEach(() => app.clearLimits());
afterAll(() => app.stop());

describe('the number of a card', () => {
  it('is stored nowhere, whatever column it stands in, and its file is gone', async () => {
    const header = `${PAYMENT_HEADER},Remarks`;
    const job = await bench.staged(
      [
        `${bench.line('CARD-1', { ccAccountNumber: CARD })},`,
        `${bench.line('CARD-2', { cashier: '4111 1111 1111 1111' })},`,
        `${bench.line('CARD-3')},paid with ${CARD}`,
      ],
      header,
    );
    expect(await bench.verdicts(job)).toEqual([
      ['error', 'ccAccountNumber card_number'],
      ['error', 'cashier card_number'],
      ['create'],
    ]);
    const [first] = await bench.rows(job);
    expect(first?.problems[0]).toMatchObject({ suggestion: '1111' });
    expect(await bench.isStored(CARD)).toBe(false);
    expect(await bench.isStored('4111 1111 1111 1111')).toBe(false);
    expect(await bench.keptFiles()).toBe(0);
    expect(
      (await app.call('GET', `/api/batch-processing/imports/${job.id}/file`, { as: CLERK })).status,
    ).toBe(404);
  });

  it('is not stored when it is typed, or put into many, or comes with a mended file', async () => {
    const job = await bench.staged([
      bench.line('TYPED-1', { ccAccountNumber: '12' }),
      bench.line('TYPED-2', { amount: '0' }),
    ]);
    const at = `/api/batch-processing/imports/${job.id}`;
    const edits = [{ row: 2, column: PAYMENT_COLUMN.ccAccountNumber, text: CARD }];
    expect((await app.call('POST', `${at}/cells`, { as: CLERK, body: { edits } })).status).toBe(200);
    const replaced = { column: PAYMENT_COLUMN.ccAccountNumber, from: '', to: '5555555555554444' };
    expect((await app.call('POST', `${at}/replace`, { as: CLERK, body: replaced })).status).toBe(200);
    expect(await bench.isStored(CARD)).toBe(false);
    expect(await bench.isStored('5555555555554444')).toBe(false);
    expect(
      (await bench.rows(job)).map(({ cells }) => cells[PAYMENT_COLUMN.ccAccountNumber ?? 0]?.text),
    ).toEqual(['••••••••••••1111', '••••••••••••4444']);
  });

  it('is taken out once its column is matched as one', async () => {
    const odd = PAYMENT_HEADER.replace('Card Last Four', 'Blah');
    // No card of a network: told apart by its column alone.
    const job = await bench.staged([bench.line('LATER-1', { ccAccountNumber: '9999888877776666' })], odd);
    expect(await bench.isStored('9999888877776666')).toBe(true);
    const mapping = { columns: [{ index: PAYMENT_COLUMN.ccAccountNumber, field: 'ccAccountNumber' }] };
    const answer = await app.call('POST', `/api/batch-processing/imports/${job.id}/mapping`, {
      as: CLERK,
      body: mapping,
      headers: { 'If-Match': String(job.version) },
    });
    expect(answer.status).toBe(200);
    await bench.settled(job.id, CLERK);
    expect(await bench.isStored('9999888877776666')).toBe(false);
  });

  it('of a file whose reading was cut off goes within the hour', async () => {
    const job = await bench.staged([bench.line('LEFT-1')]);
    const { rows: files } = await app.admin.query(
      `select f.storage_key as key from import_job i join file f on f.id = i.file_id where i.id = $1`,
      [job.id],
    );
    await app.deps.files.put(files[0].key, Readable.from([Buffer.from(CARD)]));
    const shop = {
      deps: { ...app.deps, now: () => new Date(app.clock.now().getTime() + 3_700_000) },
      pool: app.admin,
    };
    await dropLeftFiles(shop as unknown as Parameters<typeof dropLeftFiles>[0]);
    expect(await app.deps.files.has(files[0].key)).toBe(false);
  });
});
