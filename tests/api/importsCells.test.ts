import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { COLUMN, importBench, partnerLine } from '#tests/support/importBench.ts';

let app: TestApp;
let bench: ReturnType<typeof importBench>;
beforeAll(async () => {
  app = await startTestApp({ jobs: true });
  bench = importBench(app);
});
afterAll(() => app.stop());

describe('codes of a csv', () => {
  it('that a spreadsheet rounded are refused, and taken from the hand of a person', async () => {
    const job = await bench.partners([
      partnerLine('1234567890123450'),
      partnerLine('1.23E+15'),
      partnerLine('1234567890123456'),
    ]);
    expect(job.counts).toMatchObject({ create: 1, error: 2 });
    expect((await bench.rows(job.id)).map(({ problems }) => problems.map(({ code }) => code))).toEqual([
      ['rounded_number'],
      ['rounded_number'],
    ]);
    const column = COLUMN.hsisPartnerCode ?? 0;
    const { body } = await bench.edit(job.id, [{ row: 2, column, text: '1234567890123460' }]);
    expect(body.data.import.counts).toMatchObject({ create: 2, error: 1 });
  });
});
