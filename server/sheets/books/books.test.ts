import { unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type BookType, CFB, utils, type WorkSheet } from 'xlsx';
import type { Cell } from '../cell.ts';
import { BOOKS, bookOf, listOf, written } from '../testkit/bookOf.ts';
import { readAll, refusal, seen } from '../testkit/inFile.ts';

const FORMAT = { biff8: 'xls', xlsb: 'xlsb', ods: 'ods', fods: 'fods', xlml: 'xml', html: 'html' } as const;

const ROWS = [
  ['Name', 'TIN', 'Note'],
  ['Niño & Sons ₱', '004123456', 'says "oo"'],
  [],
  ['Aling Nena', '0917', 'line one\nline two'],
];
const SEEN = ROWS.flatMap((cells, at) => (cells.length ? [[at + 1, ...cells]] : []));

describe('a workbook of another kind [OP-66]', () => {
  it.each([...BOOKS, 'html'] as const)('gives the same rows as an .xlsx: %s', async (type) => {
    const { description, rows } = await readAll(written(listOf(ROWS), type));
    expect(description).toMatchObject({ format: FORMAT[type], delimiter: null, stamp: null });
    expect(description.sheets[0]).toMatchObject({ rows: 3, columns: 3, hidden: false });
    expect(seen(rows)).toEqual(SEEN);
    expect(description.preview).toEqual(rows);
  });

  it.each(['biff5', 'biff2'] as const)('may be of the nineties: %s', async (type) => {
    // SheetJS writes no letter beyond ASCII in them.
    const bytes = Buffer.from(written(listOf([['Name'], ['Ni~o'], ['Jollibee~s']]), type));
    bytes[bytes.indexOf('Ni~o') + 2] = 0xf1;
    bytes[bytes.indexOf('Jollibee~s') + 8] = 0x92;
    const { rows } = await readAll(bytes);
    expect(seen(rows)).toEqual([
      [1, 'Name'],
      [2, 'Niño'],
      [3, 'Jollibee’s'],
    ]);
  });

  it.each([...BOOKS, 'html'] as const)('is the same whatever its name says: %s', async (type) => {
    const bytes = written(listOf(ROWS), type);
    const [first, ...others] = await Promise.all(
      ['a.xls', 'a.xlsx', 'a.csv', 'a.ods', 'a'].map((name) => readAll(bytes, { name })),
    );
    for (const other of others) expect(other).toEqual(first);
  });
});

/** A record of an .xls: what it is, how long, its bytes. */
const record = (id: number, bytes: Buffer): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(id);
  head.writeUInt16LE(bytes.length, 2);
  return Buffer.concat([head, bytes]);
};

/** An .xls whose second row is hidden and computes B2 as 1+2, which SheetJS does not write. */
const withRecords = (): Buffer => {
  const file = CFB.read(Buffer.from(written(listOf([['a'], ['x']]), 'biff8')), { type: 'buffer' });
  const stream = Buffer.from(CFB.find(file, '/Workbook')!.content as Uint8Array);
  const hiddenRow = Buffer.from('0100000002000001000000002000000f', 'hex');
  const formula = Buffer.from(['010001000000', '0000000000000840', '000000000000', '0700'].join(''), 'hex');
  const tokens = Buffer.from('1e01001e020003', 'hex');
  // Before the end of the last sheet, which no address points behind.
  const end = stream.lastIndexOf(Buffer.from('0a000000', 'hex'));
  const more = [record(0x208, hiddenRow), record(0x06, Buffer.concat([formula, tokens]))];
  CFB.utils.cfb_add(
    file,
    '/Workbook',
    Buffer.concat([stream.subarray(0, end), ...more, stream.subarray(end)]),
  );
  return CFB.write(file, { type: 'buffer' }) as Buffer;
};

const typed = (type: BookType, given: Record<string, object>, is1904 = false) => {
  const sheet: WorkSheet = { '!ref': 'A1:F1', A1: { t: 's', v: 'a' }, ...given };
  const book = bookOf(['Stores', sheet]);
  if (is1904) book.Workbook = { WBProps: { date1904: true } };
  return readAll(written(book, type));
};
const cellsOf = async (...args: Parameters<typeof typed>): Promise<Cell[]> =>
  (await typed(...args)).rows[0]?.cells ?? [];

describe.each(BOOKS)('cells of %s', (type) => {
  it('are numbers, with what is stored and what is shown', async () => {
    const cells = await cellsOf(type, {
      B1: { t: 'n', v: 4123456, z: '000000000', w: '004123456' },
      C1: { t: 'n', v: 1234.5, z: '#,##0.00', w: '1,234.50' },
      D1: { t: 'n', v: 917 },
    });
    expect(cells[1]).toMatchObject({ kind: 'number', raw: '4123456' });
    expect(cells[2]).toMatchObject({ kind: 'number', raw: '1234.5' });
    expect(cells[3]).toMatchObject({ kind: 'number', text: '917', raw: '917' });
    const shown = cells.slice(1, 3).map((cell) => (typeof cell === 'object' ? cell?.text : cell));
    expect(shown).toEqual(['004123456', '1,234.50']);
  });

  it.each([false, true])('are days, of either calendar (1904: %s)', async (is1904) => {
    const serial = 46_086 - (is1904 ? 1_462 : 0);
    const cells = await cellsOf(type, { B1: { t: 'n', v: serial, z: 'm/d/yyyy', w: '3/5/2026' } }, is1904);
    expect(cells[1]).toMatchObject({ kind: 'date', iso: '2026-03-05' });
  });

  it.runIf(['biff8', 'xlsb', 'xlml'].includes(type))(
    'are shown as Excel shows them, by formats that it has by number',
    async () => {
      const cells = await cellsOf(type, {
        B1: { t: 'n', v: 46_086, z: 'm/d/yy' },
        C1: { t: 'n', v: 46_086.5, z: 'm/d/yy h:mm' },
      });
      expect(cells.slice(1)).toMatchObject([{ text: '3/5/2026' }, { text: '3/5/2026 12:00' }]);
    },
  );

  it('are flags', async () => {
    expect((await cellsOf(type, { B1: { t: 'b', v: true } }))[1]).toMatchObject({
      kind: 'boolean',
      value: true,
    });
  });

  it.runIf(['ods', 'fods', 'xlml'].includes(type))(
    'are flagged when they are computed, and never are',
    async () => {
      const cells = await cellsOf(type, { B1: { t: 'n', v: 3, f: '1+2', w: '3' } });
      expect(cells[1]).toMatchObject({ kind: 'formula', text: '3', value: { kind: 'number', raw: '3' } });
    },
  );

  it('are flagged when they are merged', async () => {
    const sheet = utils.aoa_to_sheet([
      ['a', 'b', 'c'],
      ['x', '', 'y'],
      ['', '', 'z'],
    ]);
    sheet['!merges'] = [utils.decode_range('A2:B3')];
    const { rows, description } = await readAll(written(bookOf(['Stores', sheet]), type));
    const merged = { kind: 'merged', text: '', into: 'A2' };
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['a', 'b', 'c'],
      ['x', merged, 'y'],
      [merged, merged, 'z'],
    ]);
    expect(description.merged).toEqual(['A2:B3']);
  });

  it('stand in the first visible sheet with something in it, or the one that is asked for', async () => {
    const book = bookOf(
      ['Blank', utils.aoa_to_sheet([[]])],
      ['Stores', utils.aoa_to_sheet([['s']])],
      ['Other', utils.aoa_to_sheet([['o']])],
    );
    const bytes = written(book, type);
    expect((await readAll(bytes)).description.sheet).toBe('Stores');
    expect(seen((await readAll(bytes, { sheet: 'Other' })).rows)).toEqual([[1, 'o']]);
    expect(await refusal(bytes, { sheet: 'Blank' })).toBe('empty');
    expect(await refusal(bytes, { sheet: 'Nowhere' })).toBe('unknownSheet');
  });
});

describe.each(['xlsb', 'xlml'] as const)('what is hidden in %s', (type) => {
  it('is flagged: errors, rows, columns, sheets', async () => {
    const sheet = utils.aoa_to_sheet([
      ['a', 'b', 'c'],
      ['x', 'y', 'z'],
      ['p', 'q', 'r'],
    ]);
    sheet.C3 = { t: 'e', v: 0x17, w: '#REF!' };
    sheet['!rows'] = [{}, { hidden: true }];
    sheet['!cols'] = [{}, { hidden: true, width: 0 }];
    const book = bookOf(['Hidden', utils.aoa_to_sheet([['h']])], ['Stores', sheet]);
    book.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }] };
    const { description, rows } = await readAll(written(book, type));
    expect(description.sheets.map(({ hidden }) => hidden)).toEqual([true, false]);
    expect(rows.map(({ hidden }) => hidden)).toEqual([false, true, false]);
    expect(rows[2]?.cells[2]).toEqual({ kind: 'error', text: '#REF!' });
    if (type !== 'xlml') expect(description.hiddenColumns).toEqual([1]);
  });
});

/** An .xls of two sheets, the second of which is a chart, which SheetJS does not write. */
const withChart = (): Buffer => {
  const two = bookOf(['Stores', utils.aoa_to_sheet([['a']])], ['Chart', utils.aoa_to_sheet([['b']])]);
  const file = CFB.read(Buffer.from(written(two, 'biff8')), { type: 'buffer' });
  const stream = Buffer.from(CFB.find(file, '/Workbook')!.content as Uint8Array);
  const starts = { 133: [] as number[], 2057: [] as number[] };
  for (let at = 0; at < stream.length; at += 4 + stream.readUInt16LE(at + 2))
    starts[stream.readUInt16LE(at) as 0x85]?.push(at + 4);
  // Where the book lists the second sheet, and where that begins.
  stream[(starts[0x85][1] ?? 0) + 5] = 2;
  stream.writeUInt16LE(0x20, (starts[0x809][2] ?? 0) + 2);
  CFB.utils.cfb_add(file, '/Workbook', stream);
  return CFB.write(file, { type: 'buffer' }) as Buffer;
};

describe('an .xls', () => {
  it('has no charts among its sheets', async () => {
    expect((await readAll(withChart())).description.sheets.map(({ name }) => name)).toEqual(['Stores']);
  });

  it('has its formulas and hidden rows flagged', async () => {
    const { rows } = await readAll(withRecords());
    expect(rows.map(({ row, hidden }) => [row, hidden])).toEqual([
      [1, false],
      [2, true],
    ]);
    const value = { kind: 'number', text: '3', raw: '3', format: 'General' };
    expect(rows[1]?.cells).toEqual(['x', { kind: 'formula', text: '3', value }]);
  });
});

describe('an OpenDocument', () => {
  const table = (name: string, style: string, rows: string) =>
    `<table:table table:name="${name}" table:style-name="${style}"><table:table-column/><table:table-column table:visibility="collapse"/>${rows}</table:table>`;
  const row = (text: string, more = '') =>
    `<table:table-row ${more}><table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell><table:table-cell office:value-type="float" office:value="41"><text:p>0041</text:p></table:table-cell></table:table-row>`;
  const styles =
    '<office:automatic-styles><style:style style:name="ta1" style:family="table"><style:table-properties table:display="false"/></style:style></office:automatic-styles>';
  const flat = (tables: string) =>
    Buffer.from(
      `<?xml version="1.0"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" office:mimetype="application/vnd.oasis.opendocument.spreadsheet">${styles}<office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document>`,
    );

  it('has its hidden sheets, rows and columns flagged, and shows what it says itself', async () => {
    const rows = `${row('a')}${row('b', 'table:visibility="filter"')}${row('c', 'table:visibility="collapse" table:number-rows-repeated="2"')}${row('d')}`;
    const { description, rows: read } = await readAll(
      flat(table('H', 'ta1', rows) + table('S', 'ta2', rows)),
    );
    expect(description).toMatchObject({ sheet: 'S', hiddenColumns: [1] });
    expect(description.sheets.map(({ hidden }) => hidden)).toEqual([true, false]);
    expect(read.map(({ row: at, hidden }) => [at, hidden])).toEqual([
      [1, false],
      [2, true],
      [3, true],
      [4, true],
      [5, false],
    ]);
    expect(read[0]?.cells[1]).toEqual({ kind: 'number', text: '0041', raw: '41', format: 'General' });
  });

  it('may be written in UTF-16', async () => {
    const parts = unzipSync(written(listOf(ROWS), 'ods'));
    const content = Buffer.from(parts['content.xml'] ?? []).toString();
    const bytes = zipSync({ ...parts, 'content.xml': Buffer.from(`\uFEFF${content}`, 'utf16le') });
    expect(seen((await readAll(bytes)).rows)).toEqual(SEEN);
  });

  it('has no number that is none', async () => {
    const { rows } = await readAll(flat(table('S', '', row('a').replace('"41"', '"1e999"'))));
    expect(rows[0]?.cells[1]).toEqual({ kind: 'error', text: '#NUM!' });
  });

  it('is not read up to some row when there are others far below', async () => {
    const blank =
      '<table:table-row table:number-rows-repeated="100000"><table:table-cell/></table:table-row>';
    expect(await refusal(flat(table('S', '', row('a') + blank + row('b'))))).toBe('tooManyRows');
  });

  it('is refused when it is cut off, has a DOCTYPE or is no spreadsheet', async () => {
    const whole = flat(table('S', '', row('a'))).toString();
    expect(await refusal(whole)).toBe('accepted');
    expect(await refusal(whole.slice(0, -40))).toBe('damaged');
    expect(await refusal(whole.replace('?>', '?><!DOCTYPE x [<!ENTITY a "b">]>'))).toBe('unsafeXml');
    expect(await refusal(whole.replace(/<office:spread.*spreadsheet>/, '<office:text/>'))).toBe('webPage');
  });
});

describe('a web page under the name of a workbook', () => {
  const page = (table: string) =>
    Buffer.from(`<html><head><meta charset=utf-8></head><body>${table}</body></html>`);

  it('keeps its texts as they stand, zeros in front too', async () => {
    const { rows } = await readAll(
      page(
        `<table border="1"><tr><th>Name</th><th title="a>b">Account</th></tr><tr><td style='mso-number-format:"\\@"'>Ni&ntilde;o&#39;s &amp; Co&#46; &#60;x&#62;</td><td>0012,345</td></tr></table>`,
      ),
    );
    expect(seen(rows)).toEqual([
      [1, 'Name', 'Account'],
      [2, "Niño's & Co. <x>", '0012,345'],
    ]);
  });

  it('is refused when it has no table', async () => {
    expect(await refusal(page('<form>Sign in</form>'))).toBe('webPage');
    expect(await refusal('<?xml version="1.0"?><rss/>')).toBe('webPage');
    expect(await refusal('MIME-Version: 1.0\nContent-Type: multipart/related')).toBe('webPage');
  });
});
