import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { read, utils, type WorkBook } from 'xlsx';
import type { Column, Value } from './cells.ts';
import { type Workbook, writeXlsx } from './writeXlsx.ts';

const COLUMNS: Column[] = [
  { label: 'TIN', kind: 'text' },
  { label: 'Name', kind: 'text' },
  { label: 'Amount', kind: 'money' },
  { label: 'From', kind: 'date' },
  { label: 'Changed', kind: 'instant' },
  { label: 'Brand', kind: 'flag' },
];

const book = (columns = COLUMNS): Workbook => ({
  title: 'Partners: [2026]',
  columns,
  about: (rowCount) => [['Rows', String(rowCount)]],
  now: new Date('2026-11-20T00:00:00Z'),
  language: 'en',
});

async function* stream(rows: Value[][]) {
  yield* rows;
}

const bytesOf = async (rows: Value[][], columns = COLUMNS, perSheet?: number): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeXlsx(book(columns), stream(rows), perSheet)) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** How many turns other work gets while rows that are in memory are written. */
const turnsDuring = async (rows: Value[][]): Promise<number> => {
  let turns = 0;
  let isDone = false;
  const other = () => {
    turns += 1;
    if (!isDone) setImmediate(other);
  };
  setImmediate(other);
  await bytesOf(rows);
  isDone = true;
  return turns;
};

const opened = async (rows: Value[][], columns = COLUMNS): Promise<WorkBook> =>
  read(await bytesOf(rows, columns), { cellNF: true, cellStyles: true });

/** The one column of texts as a spreadsheet program reads it back. */
const texts = async (values: string[]) => {
  const sheet = (
    await opened(
      values.map((value) => [value]),
      [{ label: 'Text', kind: 'text' }],
    )
  ).Sheets;
  const rows = utils.sheet_to_json<string[]>(sheet['Partners   2026']!, { header: 1, defval: '' });
  return rows.slice(1).map((row) => row[0]);
};

describe('an exported workbook', () => {
  it('opens with a cover and the rows, and says on the cover how many there are', async () => {
    const { SheetNames, Sheets } = await opened([['000123456', 'A', '1.00', null, null, true]]);
    expect(SheetNames).toEqual(['About', 'Partners   2026']);
    const cover = utils.sheet_to_json<string[]>(Sheets.About!, { header: 1 });
    expect(cover[0]).toEqual(['Partners: [2026]']);
    expect(cover).toContainEqual(['Rows', '1']);
  });

  it('keeps a number that is a name as text, leading zeros and all', async () => {
    const sheet = (await opened([['000123456', '0917', null, null, null, null]])).Sheets['Partners   2026']!;
    expect(sheet.A2).toMatchObject({ t: 's', v: '000123456' });
    expect(sheet.B2).toMatchObject({ t: 's', v: '0917' });
  });

  it('writes money as a number with two decimals, days and instants as dates in Manila, flags in words', async () => {
    const row = ['1', 'A', '-1234.50', '2026-02-28', '2026-02-28T16:30:05.000Z', false];
    const sheet = (await opened([row])).Sheets['Partners   2026']!;
    expect(sheet.C2).toMatchObject({ t: 'n', v: -1234.5, z: '#,##0.00', w: '-1,234.50' });
    expect(sheet.D2).toMatchObject({ w: '02/28/2026' });
    expect(sheet.E2).toMatchObject({ w: '03/01/2026 00:30:05' });
    expect(sheet.F2).toMatchObject({ t: 's', v: 'No' });
  });

  it('never holds a formula, whatever a text begins with', async () => {
    const tricks = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=HYPERLINK("http://x.example","y")'];
    expect(await texts(tricks)).toEqual(tricks);
    const parts = unzipSync(await bytesOf(tricks.map((trick) => [trick])));
    expect(new TextDecoder().decode(parts['xl/worksheets/sheet2.xml'])).not.toContain('<f>');
  });

  it('brings back every letter and sign that people type', async () => {
    const typed = [
      'Parañaque Ñ',
      '₱1.00',
      'say "hi" & <go>',
      "it's",
      '_x0041_',
      '  kept  ',
      'two\nlines',
      '😀',
    ];
    expect(await texts(typed)).toEqual(typed);
  });

  it('drops what XML cannot hold, so that the file opens', async () => {
    expect(await texts(['a\u0000b\u000bc', 'x\ud800y', '\uffffz'])).toEqual(['abc', 'xy', 'z']);
  });

  it('cuts a text that no cell can hold', async () => {
    const [cut] = await texts(['n'.repeat(40_000)]);
    expect(cut).toHaveLength(32_767);
  });

  it('freezes the header and puts filter buttons over all rows', async () => {
    const parts = unzipSync(await bytesOf([['1', 'A', null, null, null, null]]));
    const xml = new TextDecoder().decode(parts['xl/worksheets/sheet2.xml']);
    expect(xml).toContain('state="frozen"');
    expect(xml).toContain('<autoFilter ref="A1:F2"/>');
  });

  it('begins another sheet when one is full, and counts the rows of all', async () => {
    const rows = Array.from({ length: 5 }, (_, at) => [`row ${at}`]);
    const { SheetNames, Sheets } = read(await bytesOf(rows, [{ label: 'Text', kind: 'text' }], 2));
    expect(SheetNames).toEqual(['About', 'Partners   2026', 'Partners   2026 2', 'Partners   2026 3']);
    expect(SheetNames.slice(1).map((name) => utils.sheet_to_json(Sheets[name]!).length)).toEqual([2, 2, 1]);
    expect(utils.sheet_to_json<string[]>(Sheets.About!, { header: 1 })).toContainEqual(['Rows', '5']);
  });

  it('opens without any row', async () => {
    const { Sheets } = await opened([]);
    expect(utils.sheet_to_json<string[]>(Sheets['Partners   2026']!, { header: 1 })).toEqual([
      COLUMNS.map((column) => column.label),
    ]);
  });

  it('hands out the first bytes long before the last row', async () => {
    let asked = 0;
    const endless = async function* () {
      for (;;) {
        asked += 1;
        yield [`${asked} ${Math.sin(asked)} ${Math.cos(asked)}`];
      }
    };
    const chunks = writeXlsx(book([{ label: 'Text', kind: 'text' }]), endless());
    const first = await chunks.next();
    await chunks.return(undefined);
    expect(first.done).toBe(false);
    expect(asked).toBeLessThan(5_000);
  });

  it('lets other work have its turn after each chunk', async () => {
    const row = ['123456789', 'A partner', '12.50', '2026-11-20', null, true];
    expect(await turnsDuring(Array.from({ length: 5_000 }, () => row))).toBeGreaterThan(10);
  });
});
