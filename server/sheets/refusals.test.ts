import { describe, expect, it } from 'vitest';
import { CFB, utils, write } from 'xlsx';
import { SHEET_LIMITS } from '#domain/files/sheetLimits.ts';
import { refused, SheetProblem } from './sheetProblem.ts';
import { byHand, partsByHand, zipped } from './testkit/byHand.ts';
import { readAll, refusal } from './testkit/inFile.ts';
import { lying, spaces } from './testkit/lying.ts';

const ROW = '<row r="1"><c r="A1" t="str"><v>a</v></c></row>';
const FINE = byHand({ data: ROW });
const sheetXml = (text: string) => byHand({ parts: { 'xl/worksheets/sheet1.xml': text } });

const bySheetJs = (bookType: 'biff8' | 'rtf' | 'xlsm' | 'ods' | 'xlsb'): Uint8Array => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['a', 'b']]), 'Stores');
  return write(book, { type: 'buffer', bookType });
};

/** An OLE file with a stream of that name in it, beside or instead of a workbook. */
const ole = (stream: string, from?: Uint8Array): Uint8Array => {
  const file = from ? CFB.read(Buffer.from(from), { type: 'buffer' }) : CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, stream, Buffer.alloc(5_000));
  return CFB.write(file, { type: 'buffer' }) as Buffer;
};
const OLD = bySheetJs('biff8');
/** An .xls whose second record says that it is locked. */
const locked = (): Uint8Array => {
  const file = CFB.read(Buffer.from(OLD), { type: 'buffer' });
  const stream = Buffer.from(CFB.find(file, '/Workbook')?.content as Uint8Array);
  const at = 4 + stream.readUInt16LE(2);
  const filePass = Buffer.from('2f0006000000a1b2c3d4', 'hex');
  const bytes = Buffer.concat([stream.subarray(0, at), filePass, stream.subarray(at)]);
  CFB.utils.cfb_add(file, '/Workbook', bytes);
  return CFB.write(file, { type: 'buffer' }) as Buffer;
};
const openDocument = (parts: Record<string, string>) =>
  zipped({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<a/>', ...parts });

describe('a file of another kind is refused with advice', () => {
  it.each([
    ['a locked .xlsx', ole('/EncryptedPackage'), 'password'],
    ['a locked .xls', locked(), 'password'],
    ['a locked .ods', openDocument({ 'META-INF/manifest.xml': '<m:encryption-data m:x=""/>' }), 'password'],
    ['an .xls with macros', ole('/_VBA_PROJECT_CUR/VBA/dir', OLD), 'macros'],
    ['an .xls that is cut off', OLD.subarray(0, OLD.length - 2_000), 'damaged'],
    ['the head of an .xls', Buffer.from([9, 8, 16, 0, 0, 6, 5, 0]), 'damaged'],
    ['an old document of Word', ole('/WordDocument'), 'notASpreadsheet'],
    [
      'a text of LibreOffice',
      openDocument({ mimetype: 'application/vnd.oasis.opendocument.text' }),
      'notASpreadsheet',
    ],
    ['an .ods without sheets', openDocument({}), 'notASpreadsheet'],
    ['an .ods that is cut off', bySheetJs('ods').subarray(0, 900), 'damaged'],
    ['an .ods with a DOCTYPE', openDocument({ 'content.xml': '<!DOCTYPE x><a/>' }), 'unsafeXml'],
    ['an .xlsb without its sheet', zipped({ 'xl/workbook.bin': 'x' }), 'damaged'],
    ['rich text', bySheetJs('rtf'), 'notASpreadsheet'],
    ['an .xlsm', bySheetJs('xlsm'), 'macros'],
    ['macros under another name', byHand({ data: ROW, parts: { 'xl/vbaProject.bin': 'x' } }), 'macros'],
    [
      'a document of Word',
      zipped({
        '_rels/.rels':
          '<Relationships><Relationship Type="x/officeDocument" Target="word/document.xml"/></Relationships>',
        'word/document.xml': '<document/>',
      }),
      'notASpreadsheet',
    ],
    ['some archive', zipped({ 'photo.txt': 'x' }), 'notASpreadsheet'],
    ['a PDF', Buffer.from('%PDF-1.7\n'), 'notASpreadsheet'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 'notASpreadsheet'],
    ['bytes that are no text', Buffer.from([65, 0, 66, 1, 2, 3, 0]), 'notASpreadsheet'],
  ])('%s', async (_, bytes, code) => expect(await refusal(bytes)).toBe(code));
});

describe('an empty file is refused', () => {
  it.each([
    ['nothing at all', Buffer.alloc(0)],
    ['a sheet without rows', byHand({})],
    ['blank lines', Buffer.from('\r\n,,\r\n  \r\n')],
    ['a byte order mark', Buffer.from('\uFEFF')],
  ])('%s', async (_, bytes) => expect(await refusal(bytes)).toBe('empty'));
});

describe('limits', () => {
  const rows = (count: number) => Buffer.from('a\n'.repeat(count));
  const columns = (count: number) => Buffer.from(`${'a,'.repeat(count - 1)}a\n`);

  it('hold before a row is given, in both formats', async () => {
    expect(await refusal(rows(SHEET_LIMITS.rows))).toBe('accepted');
    expect(await refusal(rows(SHEET_LIMITS.rows + 1))).toBe('tooManyRows');
    expect(await refusal(columns(SHEET_LIMITS.columns))).toBe('accepted');
    expect(await refusal(columns(SHEET_LIMITS.columns + 1))).toBe('tooManyColumns');
    const row = (number: number) => `<row r="${number}"><c t="str"><v>a</v></c></row>`;
    const many = Array.from({ length: SHEET_LIMITS.rows + 1 }, (_, at) => row(at + 1));
    expect(await refusal(byHand({ data: many.join('') }))).toBe('tooManyRows');
    expect(await refusal(byHand({ data: '<row><c r="CW1" t="str"><v>a</v></c></row>' }))).toBe(
      'tooManyColumns',
    );
    expect(await refusal(byHand({ data: '<row><c r="CV1" t="str"><v>a</v></c></row>' }))).toBe('accepted');
  });

  it('count cells that come before their place', async () => {
    const row = '<row r="1"><c r="CW1" t="str"><v>a</v></c><c r="A1" t="str"><v>a</v></c></row>';
    expect(await refusal(byHand({ data: row }))).toBe('tooManyColumns');
  });

  it('hold for one cell', async () => {
    const text = (length: number) =>
      byHand({ data: `<row><c t="inlineStr"><is><t>${'a'.repeat(length)}</t></is></c></row>` });
    expect(await refusal(text(32_767))).toBe('accepted');
    expect(await refusal(text(32_768))).toBe('cellTooLong');
    expect(await refusal(Buffer.from(`a,${'b'.repeat(32_768)}`))).toBe('cellTooLong');
    // Whatever its type, and though no piece of it is long.
    const pieces = Array.from({ length: 10 }, () => `${'a'.repeat(30_000)}<!---->`).join('');
    expect(await refusal(byHand({ data: `<row><c t="e"><v>${pieces}</v></c></row>` }))).toBe('cellTooLong');
  });
});

describe('what could do harm', () => {
  const GIGABYTE = 1024 ** 3;

  it('is a bomb that says what it unpacks to', async () => {
    expect(await refusal(lying('xl/workbook.xml', spaces(GIGABYTE), GIGABYTE))).toBe('bomb');
    expect(await refusal(byHand({ parts: { 'xl/media/a.bin': new Uint8Array(64 * 1024 * 1024) } }))).toBe(
      'bomb',
    );
  });

  it('is a bomb that lies about it: it is stopped where it goes on', async () => {
    expect(await refusal(lying('_rels/.rels', spaces(GIGABYTE), 1000))).toBe('bomb');
  });

  it('is an archive of very many parts', async () => {
    const parts = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`xl/${at}.xml`, 'x']));
    expect(await refusal(byHand({ data: ROW, parts }))).toBe('bomb');
  });

  it.each([
    [
      'a DOCTYPE',
      '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><worksheet><sheetData/></worksheet>',
    ],
    ['a DOCTYPE within', '<worksheet><!DOCTYPE x><sheetData/></worksheet>'],
    ['an entity', '<!ENTITY a "b"><worksheet/>'],
  ])('is %s, in whatever part', async (_, xml) => {
    expect(await refusal(sheetXml(xml))).toBe('unsafeXml');
    expect(await refusal(byHand({ data: ROW, parts: { 'xl/workbook.xml': xml } }))).toBe('unsafeXml');
    expect(await refusal(byHand({ data: ROW, parts: { 'xl/sharedStrings.xml': xml } }))).toBe('unsafeXml');
  });

  it('is a path that leads elsewhere, or a part that comes twice', async () => {
    for (const path of ['../evil.xml', 'xl/../../evil.xml', '/etc/passwd', '..\\evil.xml'])
      expect(await refusal(byHand({ data: ROW, parts: { [path]: 'x' } }))).toBe('damaged');
    expect(await refusal(byHand({ data: ROW, parts: { 'XL/Workbook.xml': '<workbook/>' } }))).toBe('damaged');
  });
});

describe('damage', () => {
  it.each([
    [
      'an entity that nobody knows',
      sheetXml('<worksheet><sheetData><row><c t="str"><v>&nope;</v></c></row></sheetData></worksheet>'),
    ],
    ['a document without its end', sheetXml('<worksheet><sheetData><row>')],
    ['a text without its number', byHand({ data: '<row><c t="s"><v>7</v></c></row>' })],
    ['rows out of order', byHand({ data: `${ROW}${ROW}` })],
    ['a cell outside a row', byHand({ data: `${ROW}<c r="B1" t="str"><v>a</v></c>` })],
    ['a row within a row', byHand({ data: '<row r="1"><row r="2"><c t="str"><v>a</v></c></row></row>' })],
    ['a cell within a cell', byHand({ data: '<row><c t="str"><c t="str"><v>a</v></c></c></row>' })],
    [
      'a row that its sheet does not end',
      sheetXml('<worksheet><sheetData><row></sheetData></row></worksheet>'),
    ],
    [
      'a part that two sheets show',
      byHand({
        data: ROW,
        parts: {
          'xl/workbook.xml':
            partsByHand({})
              ['xl/workbook.xml']?.toString()
              .replace('</sheets>', '<sheet name="Again" sheetId="2" r:id="rId1"/></sheets>') ?? null,
        },
      }),
    ],
    ['a row beyond the last', byHand({ data: '<row r="1048577"/>' })],
    ['a column beyond the last', byHand({ data: '<row><c r="ZZZ1" t="str"><v>a</v></c></row>' })],
    [
      'bytes that are not UTF-8',
      sheetXml('').length
        ? byHand({
            parts: {
              'xl/worksheets/sheet1.xml': Buffer.from(
                '<worksheet><sheetData><row><c t="str"><v>\xff</v></c></row></sheetData></worksheet>',
                'latin1',
              ),
            },
          })
        : FINE,
    ],
    [
      'a sheet that is not there',
      zipped(
        Object.fromEntries(Object.entries(partsByHand({})).filter(([path]) => !path.includes('sheet1'))),
      ),
    ],
    [
      'merged ranges that overlap',
      byHand({
        data: ROW,
        after: '<mergeCells><mergeCell ref="A1:A9"/><mergeCell ref="A1:B9"/></mergeCells>',
      }),
    ],
  ])('is %s', async (_, bytes) => expect(await refusal(bytes)).toBe('damaged'));

  it('is a byte that changed', async () => {
    const changed = Buffer.from(FINE);
    const at = changed.indexOf('sheet1.xml') + 14;
    changed[at] = (changed[at] ?? 0) ^ 0xff;
    expect(await refusal(changed)).toBe('damaged');
  });
});

describe('a csv', () => {
  it('names the line where a quote opens that does not end as it should', async () => {
    const open = readAll('a,b\n1,"x\ny"\n2,"never\n3,c\n');
    await expect(open).rejects.toMatchObject({
      code: 'brokenQuote',
      message: expect.stringContaining('line 4'),
    });
    await expect(readAll('a,b\n1,"x"y\n')).rejects.toMatchObject({
      message: expect.stringContaining('line 2'),
    });
    expect((await readAll('a,5" pipe\n1,"x" ,\n')).rows.map(({ cells }) => cells)).toEqual([
      ['a', '5" pipe'],
      ['1', 'x'],
    ]);
  });

  it('in a wrong encoding is refused rather than read as gibberish', async () => {
    expect(await refusal(Buffer.from('name\nNi\xc3\xb1o\nNi\xf1o', 'latin1'))).toBe('encoding');
    expect(await refusal(Buffer.from('name\n\x81\x8d', 'latin1'))).toBe('encoding');
    expect(await refusal(Buffer.concat([Buffer.from('\uFEFFa'), Buffer.from([0xff])]))).toBe('encoding');
  });
});

describe('a refusal', () => {
  it('speaks both languages and never of its insides', () => {
    const { sentence, message } = refused('damaged');
    expect(message).toBe(sentence.en);
    expect(sentence.fil).not.toBe(sentence.en);
    expect(new SheetProblem('damaged', sentence)).toBeInstanceOf(Error);
  });
});
