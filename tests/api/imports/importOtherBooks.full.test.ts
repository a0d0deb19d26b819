import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BookType, utils, write } from 'xlsx';
import { PROCESSES } from '#server/sheets/reader/startProcess.ts';
import { zipped } from '#server/sheets/testkit/byHand.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { COLUMN, importBench, PARTNER_HEADER, partnerLine } from '#tests/support/imports/importBench.ts';

let app: TestApp;
let bench: ReturnType<typeof importBench>;

beforeAll(async () => {
  app = await startTestApp({ jobs: true });
  bench = importBench(app);
});
afterAll(() => app.stop());

type Bytes = Uint8Array<ArrayBuffer>;

/** A workbook of partners; one cell is a number that lost its zero, one row is hidden where the format can say so. */
const bookOf = (bookType: BookType, code: string): Bytes => {
  const lines = [PARTNER_HEADER, partnerLine(`${code}1`), partnerLine(`${code}2`, { zipCode: '40' })];
  const rows: (string | number)[][] = lines.map((line) => line.split(','));
  rows[2] = (rows[2] ?? []).with(COLUMN.phoneNumber ?? 0, 490_000_123);
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Partners');
  return new Uint8Array(write(book, { type: 'array', bookType }));
};

const uploaded = async (name: string, content: Bytes) => {
  const { status, body } = await bench.upload('partner', name, content);
  expect(status).toBe(200);
  return bench.settled(body.data.id);
};

describe('an import of a workbook that is no .xlsx [OP-66]', () => {
  it.each([
    ['biff8', 'partners.xls'],
    ['ods', 'partners.ods'],
    ['xlsb', 'partners.xlsb'],
    ['fods', 'partners.fods'],
    ['xlml', 'exported.xls'],
    ['ods', 'renamed.xlsx'],
    ['biff8', 'renamed.csv'],
  ] as const)('is read, matched and checked: %s as %s', async (type, name) => {
    const code = `OTH${name.length}${type}`.toUpperCase();
    const job = await uploaded(name, bookOf(type, code));
    expect(job).toMatchObject({ status: 'review', missing: [], counts: { total: 2, create: 1, error: 1 } });
    const found = (await bench.problems(job.id)).map(
      ({ row, field, code: what }) => `${row} ${field} ${what}`,
    );
    expect(found.toSorted()).toEqual(['3 phoneNumber lost_zero', '3 zipCode not_zip']);
    const [row] = await bench.rows(job.id, { only: 'create' });
    expect(row?.cells[COLUMN.hsisPartnerCode ?? 0]?.text).toBe(`${code}1`);
    const summary = (await bench.rows(job.id, { only: 'problems' }))[0]?.cells.map(({ text }) => text);
    expect(summary?.[COLUMN.phoneNumber ?? 0]).toBe('490000123');
  });

  it('is read from a table that an old system calls .xls, where numbers are texts and keep their zeros', async () => {
    const job = await uploaded('report.xls', bookOf('html', 'OTHWEB'));
    expect(job).toMatchObject({ status: 'review', counts: { total: 2, create: 1, error: 1 } });
  });

  it.each(['secret.xls', 'secret.xlsx', 'secret.csv', 'secret.ods'])(
    'is refused in the same words whatever its name: a PDF as %s',
    async (name) => {
      const job = await uploaded(name, new TextEncoder().encode('%PDF-1.7 %%EOF') as Bytes);
      expect(job).toMatchObject({
        status: 'failed',
        message: expect.stringContaining('This is not a spreadsheet'),
      });
    },
  );
});

describe('an error file that is no .xlsx', () => {
  it('is not taken while too many others wait to be read, and that is said at once [OP-66]', async () => {
    const job = await uploaded('held.xls', bookOf('biff8', 'OTHBUSY'));
    const giveBack = () =>
      bench.send(`${bench.at(job.id)}/error-file`, {
        as: 'sales.admin',
        name: 'mended.ods',
        content: bookOf('ods', 'OTHBUSY'),
      });
    const places = [await PROCESSES.take(), await PROCESSES.take()];
    const leaving = new AbortController();
    const line = Array.from({ length: 8 }, () => PROCESSES.take(leaving.signal, 60_000));
    const turnedAway = Promise.allSettled(line);
    const { status, body, headers } = await giveBack();
    expect([status, body.error, body.retryAfter, headers.get('retry-after')]).toEqual([
      503,
      'unavailable',
      60,
      '60',
    ]);
    expect(body.message).toContain('try again in a minute');
    leaving.abort(new Error('left'));
    await turnedAway;
    const waiting = giveBack();
    await sleep(300);
    for (const leave of places) leave();
    // It has no column Row: it was read, after its turn had come.
    expect((await waiting).body.error).toBe('rule_file_not_valid');
  });
});

describe('a workbook that asks for all memory', () => {
  it('fails in words while others are answered, and the server goes on', { timeout: 180_000 }, async () => {
    const cell =
      '<table:table-cell table:number-columns-repeated="2000000000" office:value-type="string"><text:p>x</text:p></table:table-cell>';
    const content = `<office:document-content><office:body><office:spreadsheet><table:table table:name="S"><table:table-row>${cell}</table:table-row></table:table></office:spreadsheet></office:body></office:document-content>`;
    const hostile = zipped({
      mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
      'content.xml': content,
    });
    let isOver = false;
    const reading = uploaded('hostile.ods', new Uint8Array(hostile)).finally(() => {
      isOver = true;
    });
    let answered = 0;
    while (!isOver) {
      expect((await app.call('GET', '/api/partners', { as: 'sales.admin' })).status).toBe(200);
      answered += 1;
      await sleep(250);
    }
    expect(answered).toBeGreaterThan(5);
    expect(await reading).toMatchObject({ status: 'failed', message: expect.stringContaining('save it as') });
    expect(await uploaded('after.xls', bookOf('biff8', 'OTHAFT'))).toMatchObject({ status: 'review' });
  });
});
