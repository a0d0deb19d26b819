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

describe('an uploaded spreadsheet [OP-24]', () => {
  it('is read, matched and checked, and writes nothing to business tables', async () => {
    const before = await bench.checksum();
    const { status, body } = await bench.upload(
      'partner',
      'two.csv',
      [PARTNER_HEADER, partnerLine('UPL01'), partnerLine('UPL02', { zipCode: '40' })].join('\n'),
    );
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ status: 'review', counts: { total: 2, create: 1, error: 1 } });
    expect(body.data.list).toMatchObject([{ row: 3, problems: [{ field: 'zipCode', code: 'not_zip' }] }]);
    expect(await bench.checksum()).toBe(before);
  });

  it('is the same whichever order, case and spelling its 19 columns have [batch.partnerColumns]', async () => {
    const headers = PARTNER_HEADER.split(',').map((header, at) =>
      at % 2 ? header.toUpperCase() : ` ${header.toLowerCase()} `,
    );
    const cells = partnerLine('ORD01').split(',');
    const text = [headers.toReversed().join(','), cells.toReversed().join(',')].join('\n');
    const { body } = await bench.upload('partner', 'order.csv', text);
    expect(body.data).toMatchObject({ status: 'review', missing: [], counts: { create: 1 } });
  });

  it('answers every error of every row and no other: precision and recall 1 over six kinds', async () => {
    const { file, content } = await bench.generated({ rows: 3_000, seed: 7 });
    const { body } = await bench.upload('partner', 'seeded.xlsx', content);
    const job = await bench.settled(body.data.id);
    expect(job.status).toBe('review');
    const found = (await bench.problems(job.id)).map(({ row, field, code }) => `${row} ${field} ${code}`);
    const wanted = file.mistakes.map(({ row, field, code }) => `${row} ${field} ${code}`);
    expect(new Set(wanted.map((one) => one.split(' ')[2])).size).toBe(6);
    expect(found.toSorted()).toEqual(wanted.toSorted());
  });

  it('waits for a person while a required column is missing, and goes on once it is matched', async () => {
    const text = [PARTNER_HEADER.replace('Partner Name', 'Xyz'), partnerLine('MAP01')].join('\n');
    const { body } = await bench.upload('partner', 'missing.csv', text);
    expect(body.data).toMatchObject({ status: 'mapping', missing: ['partnerName'] });
    const columns = [{ index: COLUMN.partnerName, field: 'partnerName' }];
    const mapped = await app.call('POST', `${bench.at(body.data.id)}/mapping`, {
      as: 'sales.admin',
      body: { columns },
      headers: { 'If-Match': String(body.data.version) },
    });
    expect(mapped.status).toBe(200);
    expect(await bench.settled(body.data.id)).toMatchObject({ status: 'review', counts: { create: 1 } });
    const again = await bench.upload('partner', 'missing.csv', text.replace('MAP01', 'MAP02'));
    expect(again.body.data.status).toBe('review');
    expect(again.body.data.columns[COLUMN.partnerName ?? 1]).toMatchObject({ how: 'remembered' });
  });

  it('is refused a field for two columns, by name', async () => {
    const job = await bench.partners([partnerLine('DBL01')]);
    const { status, body } = await app.call('POST', `${bench.at(job.id)}/mapping`, {
      as: 'sales.admin',
      body: { columns: [{ index: 2, field: 'partnerName' }] },
      headers: { 'If-Match': String(job.version) },
    });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['columns.1', 'columns.2']]);
  });

  it.each([
    ['an empty file of blanks', 'blank.csv', '\n\n\n'],
    ['a PDF under another name', 'permit.xlsx', '%PDF-1.7 %%EOF'],
    ['a header alone', 'header.csv', PARTNER_HEADER],
    [
      'more columns than stated',
      'wide.csv',
      `${Array.from({ length: 101 }, (_, at) => `C${at}`).join(',')}\n1`,
    ],
  ])('is refused in words: %s', async (_, name, text) => {
    const { body } = await bench.upload('partner', name, text);
    const job = await bench.settled(body.data.id);
    expect(job.status).toBe('failed');
    expect(job.message).toMatch(/\w+ \w+/);
  });

  it('may be in the encoding that Excel calls Unicode text', async () => {
    const text = [PARTNER_HEADER, partnerLine('UNI01', { partnerName: 'Señor Niño Trading' })].join('\n');
    const content = new Uint8Array(Buffer.from(`\ufeff${text.replaceAll(',', '\t')}`, 'utf16le'));
    const { body } = await bench.upload('partner', 'unicode.csv', content);
    expect(body.data).toMatchObject({ status: 'review', counts: { create: 1 } });
    expect((await bench.rows(body.data.id, { only: 'create' }))[0]?.name).toBe('Señor Niño Trading');
  });

  it('names the first row of a code that stands in it twice, whatever its case', async () => {
    const job = await bench.partners([partnerLine('TWI01'), partnerLine('twi01')]);
    expect(await bench.rows(job.id)).toMatchObject([
      {
        row: 3,
        problems: [
          { code: 'twice_in_file', message: 'The same as row 2: change or leave out one of the two' },
        ],
      },
    ]);
  });

  it.each(['merchant-3rd-party'])(
    'of the kind %s is refused to head offices, who hold the right',
    async (kind) => {
      const { status, body } = await bench.upload(kind, 'head.csv', PARTNER_HEADER, 'partner.admin');
      expect([status, body.error]).toEqual([403, 'forbidden']);
    },
  );

  it('is hidden from people of partners, whose own stay theirs', async () => {
    const job = await bench.partners([partnerLine('HID01')]);
    for (const as of ['partner.admin', 'other.partner'])
      expect((await app.call('GET', bench.at(job.id), { as })).status).toBe(404);
    expect((await app.call('GET', bench.at(job.id), { as: 'loyalty.editor' })).status).toBe(403);
  });
});

describe('cells that are mended', () => {
  it('have only their rows checked again, with those that shared a key', async () => {
    const job = await bench.partners([
      partnerLine('FIX01'),
      partnerLine('FIX01'),
      partnerLine('FIX03', { zipCode: '1' }),
    ]);
    const first = await bench.edit(job.id, [{ row: 2, column: 0, text: 'FIX02' }]);
    expect(
      first.body.data.rows.map(({ row, state }: { row: number; state: string }) => [row, state]),
    ).toEqual([
      [2, 'create'],
      [3, 'create'],
    ]);
    expect(first.body.data.import.counts).toMatchObject({ create: 2, error: 1 });
    const back = await app.call('POST', `${bench.at(job.id)}/cells/undo`, { as: 'sales.admin' });
    expect(back.body.data).toMatchObject({ touched: 1, import: { counts: { create: 1, error: 2 } } });
  });

  it('of one text are mended by one choice', async () => {
    const lines = ['VAL01', 'VAL02', 'VAL03'].map((code) => partnerLine(code, { zipCode: '40' }));
    const job = await bench.partners(lines);
    const column = COLUMN.zipCode;
    const zip = partnerLine('X').split(',')[column ?? 0];
    const { body } = await app.call('POST', `${bench.at(job.id)}/replace`, {
      as: 'sales.admin',
      body: { column, from: '40', to: zip },
    });
    expect(body.data).toMatchObject({ touched: 3, import: { counts: { create: 3, error: 0 } } });
  });

  it('come back in the error file, which clears those rows only', async () => {
    const lines = [
      partnerLine('ERR01'),
      partnerLine('ERR02', { zipCode: '40' }),
      partnerLine('ERR03', { zipCode: 'x' }),
    ];
    const job = await bench.partners(lines);
    const { accessToken } = await app.login('sales.admin');
    const answer = await fetch(`${app.url}${bench.at(job.id)}/error-file`, {
      headers: { Authorization: `Bearer ${accessToken}` },
    });
    expect(answer.headers.get('content-disposition')).toContain('partners-errors.xlsx');
    const XLSX = await import('xlsx');
    const book = XLSX.read(new Uint8Array(await answer.arrayBuffer()));
    const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
    const rows = XLSX.utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false });
    expect(rows.map(([row]) => row)).toEqual(['Row', '3', '4']);
    const at = (rows[0] ?? []).indexOf('Zip Code');
    const mended = rows.map((row, n) =>
      n === 1 ? row.with(at, partnerLine('X').split(',')[COLUMN.zipCode ?? 0] ?? '') : row,
    );
    const out = XLSX.utils.book_new(XLSX.utils.aoa_to_sheet(mended), 'Sheet');
    const content = new Uint8Array(XLSX.write(out, { type: 'array', bookType: 'xlsx' }));
    const { status, body } = await bench.send(`${bench.at(job.id)}/error-file`, {
      as: 'sales.admin',
      name: 'mended.xlsx',
      content,
    });
    expect([status, body.data.counts.create, body.data.counts.error]).toEqual([200, 2, 1]);
  });
});
