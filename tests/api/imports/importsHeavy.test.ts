import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byHand } from '#server/sheets/testkit/byHand.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { COLUMN, importBench, PARTNER_HEADER, partnerLine } from '#tests/support/imports/importBench.ts';

let app: TestApp;
let bench: ReturnType<typeof importBench>;
beforeAll(async () => {
  app = await startTestApp({ jobs: true });
  bench = importBench(app);
});
afterAll(() => app.stop());

const name = COLUMN.partnerName ?? 0;
const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const row = (cells: readonly string[]) => `<row>${cells.map(cell).join('')}</row>`;
/** A workbook of partners in which each row has a text as its name. */
const workbook = (rows: number, text: string): Uint8Array<ArrayBuffer> => {
  const line = (at: number) => {
    const cells = partnerLine(`HV${at}`).split(',');
    return row(cells.map((one, column) => (column === name ? text : one)));
  };
  const lines = Array.from({ length: rows }, (_, at) => line(at));
  return new Uint8Array(byHand({ data: row(PARTNER_HEADER.split(',')) + lines.join('') }));
};

/** CPU time of all threads until an import is read and checked, in milliseconds, and the import. */
const checked = async (content: Uint8Array<ArrayBuffer>) => {
  const before = process.cpuUsage();
  const { body } = await bench.upload('partner', 'heavy.xlsx', content);
  const job = await bench.settled(body.data.id);
  const { user, system } = process.cpuUsage(before);
  return { cpu: (user + system) / 1000, job };
};

/** The longest time that something else waited for its turn meanwhile, in milliseconds of CPU. */
const longestTurn = async (work: () => Promise<unknown>): Promise<number> => {
  let longest = 0;
  let before = process.threadCpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
    before = process.threadCpuUsage();
  }, 1);
  await work();
  clearInterval(timer);
  return longest;
};

describe('a page of rows', () => {
  it('shows the beginning of the texts of a row that is very long', async () => {
    const wide = partnerLine('WIDE1')
      .split(',')
      .map((one, column) => (column >= name && column < name + 3 ? 'a'.repeat(32_000) : one));
    const content = new Uint8Array(byHand({ data: row(PARTNER_HEADER.split(',')) + row(wide) }));
    const { job } = await checked(content);
    const [shown] = await bench.rows(job.id, { only: 'error' });
    expect(shown?.cells[name]?.text).toBe('a'.repeat(500));
    expect(job.preview.at(-1)?.cells[name]).toBe('a'.repeat(500));
  });
});

describe('a workbook of long texts', () => {
  it.each([
    ['60 rows of 32,000 letters', 60, 'a'.repeat(32_000)],
    ['400 rows of 5,000 letters', 400, 'a'.repeat(5_000)],
    ['60 rows of 16,000 pairs of a letter and a blank', 60, 'a '.repeat(16_000)],
    ['60 rows of 32,000 accented letters', 60, 'ñ'.repeat(32_000)],
    ['60 rows of 32,000 digits and commas', 60, '1,'.repeat(16_000)],
    ['60 rows of 32,000 misread signs', 60, 'Ã'.repeat(32_000)],
  ])(
    'is read and checked without keeping others waiting: %s',
    { timeout: 120_000 },
    async (_, rows, text) => {
      const content = workbook(rows, text);
      expect(content.length).toBeLessThan(48 * 1024);
      let found: Awaited<ReturnType<typeof checked>> | undefined;
      const turn = await longestTurn(async () => {
        found = await checked(content);
      });
      expect(found?.job).toMatchObject({ status: 'review', counts: { total: rows, error: rows } });
      expect(found?.cpu).toBeLessThan(15_000);
      expect(turn).toBeLessThan(1_000);
      const [first] = await bench.rows(found?.job.id ?? '', { only: 'error' });
      expect(first?.problems).toMatchObject([
        {
          field: 'partnerName',
          code: 'too_long',
          message: expect.stringMatching(/^Use at most \d+ characters$/),
        },
      ]);
    },
  );
});
