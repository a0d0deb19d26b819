import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { merchantFields } from '#domain/imports/fields/merchantFields.ts';
import { byHand, partsByHand } from '#server/sheets/testkit/byHand.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { COLUMN, importBench, PARTNER_HEADER, partnerLine } from '#tests/support/imports/importBench.ts';

let app: TestApp;
let bench: ReturnType<typeof importBench>;
beforeAll(async () => {
  app = await startTestApp({ jobs: true });
  bench = importBench(app);
});
afterAll(() => app.stop());

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const texts = (cells: readonly string[]) =>
  `<row>${cells.map((cell) => (cell ? `<c t="inlineStr"><is><t>${xml(cell)}</t></is></c>` : '<c/>')).join('')}</row>`;
/** A workbook of one sheet. */
const book = (data: string, sheet = 'Stores', more: { styles?: string } = {}) => {
  const parts = partsByHand({ data, ...more });
  const workbook = String(parts['xl/workbook.xml']).replace('name="Stores"', `name="${sheet}"`);
  return new Uint8Array(byHand({ parts: { ...parts, 'xl/workbook.xml': workbook } }));
};
const strange = (code: string, text: string) => partnerLine(code, { partnerName: text }).split(',');
const name = COLUMN.partnerName ?? 0;

/** Uploads a file whose name is written as such bytes. */
const named = async (fileName: Buffer, content: Uint8Array) => {
  const { accessToken } = await app.login('sales.admin');
  const head = (text: string) => Buffer.from(`--x\r\nContent-Disposition: form-data; name="file"; ${text}`);
  const body = Buffer.concat([
    head('filename="'),
    fileName,
    Buffer.from('"\r\nContent-Type: text/csv\r\n\r\n'),
    content,
    Buffer.from('\r\n--x--\r\n'),
  ]);
  const headers = {
    Authorization: `Bearer ${accessToken}`,
    'Content-Type': 'multipart/form-data; boundary=x',
  };
  const path = `${app.url}/api/batch-processing/partner/upload`;
  const response = await fetch(path, { method: 'POST', headers, body });
  return { status: response.status, body: await response.json() };
};

describe('signs that no database keeps', () => {
  it('in cells of a workbook are a problem of those cells, and the rest goes on', async () => {
    const header = PARTNER_HEADER.split(',').map((text, at) =>
      at === name ? 'Partner_x0000_ Name_xD800_' : text,
    );
    const data = [
      header,
      strange('STR01', 'Zero_x0000_Trading'),
      strange('STR02', 'Half_xD83D_Trading'),
      strange('STR03', 'Whole_xD83D__xDE00_Trading'),
      strange('STR04', 'Lines_x000D_\nTrading'),
    ];
    const { body } = await bench.upload(
      'partner',
      'strange.xlsx',
      book(data.map(texts).join(''), 'Part_x0000_ners'),
    );
    const job = await bench.settled(body.data.id);
    expect(job).toMatchObject({ status: 'review', counts: { total: 4, create: 1, error: 3 } });
    expect(job.columns[name]).toMatchObject({ header: 'Partner Name', field: 'partnerName' });
    expect(job.sheet).toBe('Part\uFFFFners');
    const rows = await bench.rows(job.id, { only: 'error' });
    expect(
      rows.map(({ row, problems }) => [
        row,
        problems.map(({ field, code, suggestion }) => [field, code, suggestion]),
      ]),
    ).toEqual([
      [2, [['partnerName', 'control_characters', 'Zero Trading']]],
      [3, [['partnerName', 'control_characters', 'Half Trading']]],
      [5, [['partnerName', 'control_characters', 'Lines Trading']]],
    ]);
    const mended = await bench.edit(job.id, [
      { row: 2, column: name, text: 'Zero Trading' },
      { row: 3, column: name, text: 'Half Trading' },
    ]);
    expect(mended.body.data.import.counts).toMatchObject({ create: 3, error: 1 });

    const again = await app.call('POST', `${bench.at(job.id)}/mapping`, {
      as: 'sales.admin',
      body: { sheet: job.sheet, headerRow: 1 },
      headers: { 'If-Match': String((await bench.read(job.id)).version) },
    });
    expect(again.status).toBe(200);
    expect(await bench.settled(job.id)).toMatchObject({ status: 'review', counts: { total: 4 } });
  });

  it('go out and come back in its error file, in which a cell that nobody mended stays wrong', async () => {
    const header = PARTNER_HEADER.split(',').map((text, at) => (at === name ? 'Partner Name_x0000_' : text));
    const data = [header, strange('STR11', 'Zero_x0000_Trading')];
    const { body } = await bench.upload('partner', 'back.xlsx', book(data.map(texts).join(''), 'A_x0000_'));
    const job = await bench.settled(body.data.id);
    const file = await fetch(`${app.url}${bench.at(job.id)}/error-file`, {
      headers: { Authorization: `Bearer ${(await app.login('sales.admin')).accessToken}` },
    });
    expect(file.status).toBe(200);
    const content = new Uint8Array(await file.arrayBuffer());
    const answer = await bench.send(`${bench.at(job.id)}/error-file`, {
      as: 'sales.admin',
      name: 'back-errors.xlsx',
      content,
    });
    expect(answer.status).toBe(200);
    expect(await bench.settled(job.id)).toMatchObject({ counts: { total: 1, create: 0, error: 1 } });
    const mended = await bench.send(`${bench.at(job.id)}/error-file`, {
      as: 'sales.admin',
      name: 'mended.csv',
      content: new TextEncoder().encode(
        [`Row,${PARTNER_HEADER}`, `2,${strange('STR11', 'Zero Trading').join(',')}`].join('\n'),
      ),
    });
    expect(mended.status).toBe(200);
    expect(await bench.settled(job.id)).toMatchObject({ counts: { total: 1, create: 1 } });
  });

  it.each([
    ['UTF-8', (text: string) => Buffer.from(text)],
    ['UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ])('in cells and headers of a csv in %s are the same', async (encoding, bytes) => {
    const lines = [
      PARTNER_HEADER.replace('Partner Name', 'Partner\0 Name'),
      partnerLine(`CSV-${encoding}-1`, { partnerName: 'Zero\0Trading' }),
      partnerLine(`CSV-${encoding}-2`),
      ...(encoding === 'UTF-16' ? [partnerLine('CSV-3', { partnerName: 'Half\uD83DTrading' })] : []),
    ];
    const { body } = await bench.upload(
      'partner',
      `${encoding}.csv`,
      new Uint8Array(bytes(lines.join('\n'))),
    );
    const job = await bench.settled(body.data.id);
    expect(job).toMatchObject({ status: 'review', counts: { create: 1, error: lines.length - 2 } });
    for (const { problems } of await bench.rows(job.id))
      expect(problems).toMatchObject([{ field: 'partnerName', code: 'control_characters' }]);
  });

  it('in the name of a file are left out of it', async () => {
    const content = Buffer.from([PARTNER_HEADER, partnerLine('NAM01')].join('\n'));
    for (const fileName of [
      Buffer.from('part\0ners.csv'),
      Buffer.concat([Buffer.from('part'), Buffer.from([0xed, 0xa0, 0x80]), Buffer.from('ners.csv')]),
    ]) {
      const { status, body } = await named(fileName, content);
      expect([status, body.data?.status]).toEqual([200, 'review']);
      expect(body.data.fileName).toMatch(/^part.*ners\.csv$/);
    }
  });

  it('that a person pastes into a cell are a problem of that cell', async () => {
    const job = await bench.partners([partnerLine('PAS01'), partnerLine('PAS02')]);
    const { status, body } = await bench.edit(job.id, [
      { row: 2, column: name, text: 'Zero\0Trading' },
      { row: 3, column: name, text: 'Half\uD83DTrading' },
    ]);
    expect([status, body.data.import.counts.error]).toEqual([200, 2]);
    const replaced = await app.call('POST', `${bench.at(job.id)}/replace`, {
      as: 'sales.admin',
      body: { column: name, from: '\0', to: ' ', part: true },
    });
    expect([replaced.status, replaced.body.data.import.counts.create]).toEqual([200, 2]);
  });
});

describe('a long text', () => {
  it('is not cut within a character where its beginning is shown', async () => {
    for (const [code, length] of [
      ['CUT01', 119],
      ['CUT02', 399],
    ] as const) {
      const partnerName = `${'x'.repeat(length)}😀 Trading`;
      const job = await bench.partners([partnerLine(code, { partnerName })]);
      expect(job.status).toBe('review');
    }
  });
});

describe('hours of a store as a spreadsheet keeps them', () => {
  const STYLES = '<cellXfs><xf numFmtId="0"/><xf numFmtId="20"/><xf numFmtId="18"/></cellXfs>';
  const row = (at: number, given: Readonly<Record<string, string>>) =>
    `<row r="${at}">${merchantFields
      .map(({ key, example }) => given[key] ?? (key === 'merchantName' ? 'Tindahan' : example))
      .map((cell) => (cell.startsWith('<') ? cell : texts([cell]).replace(/<\/?row>/g, '')))
      .join('')}</row>`;

  it('are taken as the sheet shows them', async () => {
    const found = await app.admin.query(
      `select p.hsis_code as code from user_account u join partner p on p.id = u.partner_id where u.username = 'partner.admin'`,
    );
    const hours: readonly [string, string][] = [
      ['<c s="1"><v>0.375</v></c>', '<c s="2"><v>0.875</v></c>'],
      ['<c t="d"><v>T09:00</v></c>', '<c t="d" s="2"><v>21:00:00</v></c>'],
      ['T09:00', '21:00:00'],
      ['<c s="1"><f>TIME(9,0,0)</f><v>0.375</v></c>', '<c s="1"><v>0.875</v></c>'],
    ];
    const rows = hours.map(([openingHour, closingHour], at) =>
      row(at + 2, {
        hsisPartnerCode: found.rows[0].code,
        hsisSalesroomCode: `HRS-${at}`,
        tinNumber: `70000000${at}001`,
        openingHour,
        closingHour,
      }),
    );
    const data = texts(merchantFields.map(({ header }) => header)) + rows.join('');
    const { body } = await bench.upload('merchant', 'hours.xlsx', book(data, 'Stores', { styles: STYLES }));
    const job = await bench.settled(body.data.id);
    expect([job.counts, await bench.problems(job.id)]).toMatchObject([
      { total: hours.length, create: hours.length },
      [],
    ]);
    const { rows: kept } = await app.admin.query(
      `select distinct resolved ->> 'opening_hour' as open, resolved ->> 'closing_hour' as close from import_verdict
        where import_id = $1`,
      [job.id],
    );
    expect(kept).toEqual([{ open: '09:00', close: '21:00' }]);
  });
});
