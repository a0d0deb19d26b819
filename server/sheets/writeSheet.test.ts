import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { read } from 'xlsx';
import { LOOKUP_SHEET } from './lookupSheet.ts';
import type { OutBook, OutCell, OutColumn } from './outBook.ts';
import { readAll, seen } from './testkit/inFile.ts';
import { writeSheet, writeSheetCsv } from './writeSheet.ts';

const NOW = new Date('2026-11-22T00:00:00Z');
const column = (label: string, more: Partial<OutColumn> = {}): OutColumn => ({
  label,
  kind: 'text',
  ...more,
});
const bytesOf = async (stream: AsyncIterable<Uint8Array>): Promise<Buffer> =>
  Buffer.concat(await Array.fromAsync(stream));

const bookOf = (columns: OutColumn[], rows: OutCell[][], more: Partial<OutBook> = {}): OutBook => ({
  sheets: [{ name: 'Stores', columns, rows }],
  now: NOW,
  language: 'en',
  ...more,
});

const TEMPLATE = bookOf(
  [
    column('TIN', { hint: 'Nine digits & their <zeros>', width: 20 }),
    column('Region', { list: 'regions' }),
    column('Rate', { kind: 'number' }),
  ],
  [['004123456', 'NCR', 1.5]],
  { lists: { cities: ['Makati'], regions: ['NCR', 'Region IV-A'] }, stamp: 'merchants 3' },
);

describe('a workbook for people to fill in', () => {
  it('opens with bold frozen headers, text columns, drop-downs from a hidden sheet, and hints', async () => {
    const bytes = await bytesOf(writeSheet(TEMPLATE));
    const parts = unzipSync(bytes);
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml']!);
    expect(sheet).toContain('state="frozen"');
    expect(sheet).toContain('<col min="1" max="1" width="20" customWidth="1" style="5"/>');
    expect(sheet).toContain(`<formula1>'${LOOKUP_SHEET}'!$C$1:$C$2</formula1>`);
    expect(sheet).toContain('sqref="B2:B200000"');
    expect(sheet).toContain('prompt="Nine digits &amp; their &lt;zeros&gt;"');
    const book = read(bytes, { cellStyles: true });
    expect(book.SheetNames).toEqual(['Stores', LOOKUP_SHEET]);
    expect(book.Workbook?.Sheets?.map(({ Hidden }) => Hidden)).toEqual([0, 1]);
    expect(book.Sheets.Stores?.A2).toMatchObject({ t: 's', v: '004123456' });
  });

  it('is read back with its stamp, and its hidden sheet is no choice', async () => {
    const { description, rows } = await readAll(await bytesOf(writeSheet(TEMPLATE)));
    expect(description).toMatchObject({ stamp: 'merchants 3', sheet: 'Stores' });
    expect(seen(rows)).toEqual([
      [1, 'TIN', 'Region', 'Rate'],
      [2, '004123456', 'NCR', '1.5'],
    ]);
  });

  it('without lists or a stamp has no hidden sheet and no stamp', async () => {
    const { description } = await readAll(await bytesOf(writeSheet(bookOf([column('A')], [['a']]))));
    expect(description).toMatchObject({ stamp: null, sheets: [{ name: 'Stores' }] });
  });

  it('may have several sheets', async () => {
    const sheets = ['One', 'Two'].map((name) => ({ name, columns: [column('A')], rows: [[name]] }));
    const bytes = await bytesOf(writeSheet({ ...TEMPLATE, sheets }));
    expect(seen((await readAll(bytes, { sheet: 'Two' })).rows)).toEqual([
      [1, 'A'],
      [2, 'Two'],
    ]);
    expect((await readAll(bytes)).description.sheet).toBe('One');
  });
});

describe('a workbook of problems', () => {
  it('colours the problem cells and only those, blank ones too', async () => {
    const rows: OutCell[][] = [
      [
        'a',
        { value: 'b', problem: true },
        { value: null, problem: true },
        { value: '2026-03-05', problem: true },
      ],
    ];
    const columns = [column('A'), column('B'), column('C'), column('D', { kind: 'date' })];
    const bytes = await bytesOf(writeSheet(bookOf(columns, rows)));
    const { Stores } = read(bytes, { cellStyles: true, sheetStubs: true }).Sheets;
    const fill = (reference: string) => Stores?.[reference]?.s?.fgColor?.rgb;
    expect(['A2', 'B2', 'C2', 'D2'].map(fill)).toEqual([undefined, 'FFD6D6', 'FFD6D6', 'FFD6D6']);
    const { rows: read2 } = await readAll(bytes);
    expect(read2[1]?.cells.slice(0, 3)).toEqual(['a', 'b', null]);
    expect(read2[1]?.cells[3]).toMatchObject({ kind: 'date', iso: '2026-03-05' });
  });
});

const visible = fc
  .string({ unit: 'binary', maxLength: 40 })
  .map((text) => text.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ''))
  .filter((text) => text.trim() === text && text !== '');
const tricky = fc.constantFrom(
  '004123456',
  '=1+1',
  '+639171234567',
  '-5',
  '@a',
  '1,2',
  'a;b',
  '"',
  'a"b',
  'line\nline',
  '_x0041_',
  '<b>&amp;',
  'Niño ₱',
  '6.39E+11',
  '03/04/2026',
  'TRUE',
  '#REF!',
  ' a ',
);
const text = fc.oneof(visible, tricky, fc.constant(null));
const table = fc.array(fc.array(text, { minLength: 4, maxLength: 4 }), { maxLength: 20 });
const LABELS = ['A', 'B', 'C', 'D'];

/** What has to come back: numbers of rows as they were, nothing for nothing. */
const rowsReadOf = (rows: readonly (readonly (string | null)[])[]) =>
  [LABELS, ...rows].flatMap((cells, at) => {
    const last = cells.findLastIndex((cell) => cell !== null);
    return last < 0 ? [] : [{ row: at + 1, cells: cells.slice(0, last + 1), hidden: false }];
  });

describe('what is written is read, cell for cell', () => {
  const columns = LABELS.map((label) => column(label));

  it('as a workbook', async () => {
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        expect((await readAll(await bytesOf(writeSheet(bookOf(columns, rows))))).rows).toEqual(
          rowsReadOf(rows),
        );
      }),
      { numRuns: 25 },
    );
  });

  it('as csv, formulas defused on the way', async () => {
    // An apostrophe before a formula is the guard itself: it cannot be told from one that was typed.
    const typed = table.map((rows) =>
      rows.map((cells) => cells.map((cell) => cell?.replace(/^['=]+/, '') || null)),
    );
    const sheet = (rows: (string | null)[][]) => writeSheetCsv({ name: 'Stores', columns, rows }, 'en');
    await fc.assert(
      fc.asyncProperty(typed, async (rows) => {
        const { rows: back } = await readAll(await bytesOf(sheet(rows)), { name: 'a.csv' });
        expect(back).toEqual(rowsReadOf(rows));
      }),
      { numRuns: 25 },
    );
    const guarded = await bytesOf(sheet([['=1+1', '-5', null, null]]));
    expect(guarded.toString()).toContain("'=1+1,'-5");
    expect((await readAll(guarded)).rows[1]?.cells).toEqual(['=1+1', '-5']);
  });

  it('as numbers, dates and flags', async () => {
    const kinds = (['money', 'number', 'date', 'instant', 'flag'] as const).map((kind) =>
      column(kind, { kind }),
    );
    const row = ['1234.50', 7, '2026-03-05', '2026-03-04T16:30:05.000Z', true];
    const { rows } = await readAll(await bytesOf(writeSheet(bookOf(kinds, [row]))));
    expect(rows[1]?.cells).toEqual([
      { kind: 'number', text: '1,234.50', raw: '1234.50', format: '#,##0.00' },
      { kind: 'number', text: '7', raw: '7', format: 'General' },
      { kind: 'date', text: '03/05/2026', iso: '2026-03-05', format: 'mm/dd/yyyy' },
      {
        kind: 'date',
        text: '03/05/2026 00:30:05',
        iso: '2026-03-05T00:30:05',
        format: 'mm/dd/yyyy hh:mm:ss',
      },
      'Yes',
    ]);
  });
});
