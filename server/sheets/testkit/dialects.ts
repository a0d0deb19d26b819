import { utils, write } from 'xlsx';
import { byHand, type HandMade, partsByHand, zipped } from './byHand.ts';

/** One list as many programs write it: row 3 is blank, texts have what makes trouble. */
const ROWS: readonly (readonly string[])[] = [
  ['Name', 'TIN', 'Address', 'Note'],
  ['Niño & Sons', '004123456', '12 Rizal St., Makati; Metro Manila', 'says "oo"'],
  [],
  ['Aling Nena', '0917', '', 'line one\nline | two'],
];

/** What every reader of the list has to see: row numbers and texts. */
export const SEEN = ROWS.flatMap((cells, at) => (cells.length ? [[at + 1, ...cells]] : []));

const csvText = (delimiter: string, ending: string, always = false): string =>
  ROWS.map((cells) =>
    cells
      .map((cell) =>
        always || /["\n]/.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell,
      )
      .join(delimiter),
  ).join(ending);

const big = (text: string) => Buffer.from(text, 'utf16le').swap16();
const ENCODINGS: Record<string, (text: string) => Uint8Array> = {
  'utf-8': (text) => Buffer.from(text),
  'utf-8 with a mark': (text) => Buffer.from(`\uFEFF${text}`),
  'utf-16le': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'utf-16be': (text) => big(`\uFEFF${text}`),
  'utf-16le without a mark': (text) => Buffer.from(text, 'utf16le'),
  'utf-16be without a mark': (text) => big(text),
  'windows-1252': (text) => Buffer.from(text, 'latin1'),
};
const DELIMITERS = { comma: ',', semicolon: ';', tab: '\t', bar: '|' };

const csvDialects: [string, Uint8Array][] = [
  ...Object.entries(DELIMITERS).flatMap(([name, delimiter]) =>
    Object.entries(ENCODINGS).map(([encoding, encode]): [string, Uint8Array] => [
      `csv, ${name}, ${encoding}`,
      encode(csvText(delimiter, '\r\n')),
    ]),
  ),
  ['csv, line feeds', Buffer.from(csvText(',', '\n'))],
  ['csv, carriage returns', Buffer.from(csvText(',', '\r'))],
  ['csv, a last line end', Buffer.from(`${csvText(',', '\r\n')}\r\n`)],
  ['csv, all quoted', Buffer.from(csvText(';', '\r\n', true))],
  ['csv, told its delimiter', Buffer.from(`sep=;\r\n${csvText(';', '\r\n')}`)],
  ['csv, blank columns and lines behind', Buffer.from(`${csvText(',', ',,,\r\n')},,,\r\n,,,,\r\n,,,,\r\n`)],
  ['csv, zeros kept by a formula', Buffer.from(csvText(',', '\n').replace('004123456', '="004123456"'))],
];

const bySheetJs = (options: { bookSST?: boolean; compression?: boolean }): Uint8Array => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(ROWS.map((cells) => [...cells])), 'Stores');
  return write(book, { type: 'buffer', bookType: 'xlsx', ...options });
};

const xml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
type CellXml = (text: string, reference: string) => string;
const inline: CellXml = (text, reference) =>
  text && `<c r="${reference}" t="inlineStr"><is><t>${xml(text)}</t></is></c>`;
const dataOf = (cell: CellXml, row = (number: number) => `<row r="${number}">`): string =>
  ROWS.map((cells, at) =>
    cells.length
      ? `${row(at + 1)}${cells.map((text, column) => cell(text, `${'ABCD'[column]}${at + 1}`)).join('')}</row>`
      : '',
  ).join('');

const texts = ROWS.flat();
const shared = (si: (text: string) => string): HandMade => ({
  strings: texts.map((text) => `<si>${si(text)}</si>`).join(''),
  data: dataOf((text, reference) => `<c r="${reference}" t="s"><v>${texts.indexOf(text)}</v></c>`),
});
const plain: HandMade = { data: dataOf(inline) };
const prefixed = (text: string) => text.replace(/<(\/?)(?=[a-z])/g, '<$1x:').replace('xmlns=', 'xmlns:x=');
const sheetOf = (made: HandMade) => partsByHand(made)['xl/worksheets/sheet1.xml'] as string;
const withSheet = (text: string | Uint8Array): Uint8Array =>
  byHand({ ...plain, parts: { 'xl/worksheets/sheet1.xml': text } });
const STRICT = 'http://purl.oclc.org/ooxml';
const BLANK_ROWS = Array.from(
  { length: 300 },
  (_, at) => `<row r="${at + 5}"><c r="A${at + 5}" s="1"/><c r="ZZ${at + 5}" s="1"/></row>`,
);

/** Where a sheet lies, and how its relationship may say so. */
const TARGETS = [
  ['that is absolute', 'xl/worksheets/sheet1.xml', '/xl/worksheets/sheet1.xml'],
  ['with dots', 'xl/worksheets/sheet1.xml', './../xl/worksheets/./sheet1.xml'],
  ['that is absolute, with dots', 'xl/worksheets/sheet1.xml', '/xl/media/../worksheets/sheet1.xml'],
  ['with separators of Windows', 'xl/worksheets/sheet1.xml', 'worksheets\\sheet1.xml'],
  ['in another case', 'xl/worksheets/sheet1.xml', 'Worksheets/Sheet1.XML'],
  ['with signs as in an address', 'xl/worksheets/sheet 1.xml', 'worksheets/sheet%201.xml'],
  ['with a name that is written so', 'xl/worksheets/sheet%201.xml', 'worksheets/sheet%201.xml'],
] as const;

const xlsxDialects: [string, Uint8Array][] = [
  ['SheetJS, shared strings', bySheetJs({ bookSST: true, compression: true })],
  ['SheetJS, stored', bySheetJs({ bookSST: false, compression: false })],
  ['inline strings', byHand(plain)],
  ['shared strings', byHand(shared((text) => `<t>${xml(text)}</t>`))],
  ['preserved spaces', byHand(shared((text) => `<t xml:space="preserve">${xml(text)}</t>`))],
  [
    'runs',
    byHand(
      shared(
        (text) =>
          `<r><rPr><b/></rPr><t xml:space="preserve">${xml(text.slice(0, 2))}</t></r><r><t xml:space="preserve">${xml(text.slice(2))}</t></r>`,
      ),
    ),
  ],
  [
    'guides to pronunciation',
    byHand(
      shared((text) => `<t>${xml(text)}</t><rPh sb="0" eb="1"><t>kana</t></rPh><phoneticPr fontId="1"/>`),
    ),
  ],
  ['CDATA', byHand(shared((text) => `<t><![CDATA[${text}]]></t>`))],
  [
    'entities by number',
    byHand(shared((text) => `<t>${[...text].map((sign) => `&#${sign.codePointAt(0)};`).join('')}</t>`)),
  ],
  ['escaped line ends', byHand(shared((text) => `<t>${xml(text).replace('\n', '_x000D__x000A_')}</t>`))],
  [
    'texts of formulas without the formula',
    byHand({ data: dataOf((text, at) => `<c r="${at}" t="str"><v>${xml(text)}</v></c>`) }),
  ],
  ['prefixed names', withSheet(prefixed(sheetOf(plain)))],
  [
    'strict',
    byHand({
      ...plain,
      main: `${STRICT}/spreadsheetml/main`,
      relations: `${STRICT}/officeDocument/relationships`,
    }),
  ],
  ['single quotes and spaces', withSheet(sheetOf(plain).replace(/ (\w+)="([^"]*)"/g, " $1 = '$2' "))],
  [
    'cells without references',
    byHand({
      data: dataOf(
        (text) => (text ? inline(text, '').replace(' r=""', '') : '<c/>'),
        (row) => (row === 2 ? '<row>' : `<row r="${row}">`),
      ),
    }),
  ],
  [
    'cells out of order',
    byHand({ data: dataOf(inline).replace(/(<c r="A1".*?<\/c>)(<c r="B1".*?<\/c>)/, '$2$1') }),
  ],
  [
    'comments and instructions',
    withSheet(
      `<?xml version="1.0"?><!-- <c> -->${sheetOf(plain).replaceAll('<is>', '<!-- > --><is>')}<!---->`,
    ),
  ],
  ['a byte order mark', withSheet(`\uFEFF${sheetOf(plain)}`)],
  [
    'UTF-16',
    withSheet(Buffer.from(`\uFEFF<?xml version="1.0" encoding="UTF-16"?>${sheetOf(plain)}`, 'utf16le')),
  ],
  [
    'Latin-1',
    withSheet(Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${sheetOf(plain)}`, 'latin1')),
  ],
  ['stored, not packed', byHand({ ...plain, level: 0 })],
  ['blank rows and columns behind', byHand({ data: `${dataOf(inline)}${BLANK_ROWS.join('')}` })],
  ['blank texts behind', byHand({ data: `${dataOf(inline)}<row r="9">${inline('   ', 'Z9')}</row>` })],
  [
    'separators of Windows',
    zipped(
      Object.fromEntries(
        Object.entries(partsByHand(plain)).map(([path, part]) => [path.replaceAll('/', '\\'), part]),
      ),
    ),
  ],
  [
    'names in capitals',
    zipped(
      Object.fromEntries(
        Object.entries(partsByHand(plain)).map(([path, part]) => [path.toUpperCase(), part]),
      ),
    ),
  ],
  [
    'names in small letters',
    withSheet(sheetOf(plain).replace(/ r="([A-Z]+\d+)"/g, (tag) => tag.toLowerCase())),
  ],
  ['texts without a type', withSheet(sheetOf(plain).replaceAll(' t="inlineStr"', ''))],
  [
    'what formulas left',
    byHand({
      data: dataOf((text, at) => `<c r="${at}" t="str"><f>T("x")</f><v>${xml(text)}</v></c>`),
    }),
  ],
  [
    'runs in their cells',
    byHand({
      data: dataOf(
        (text, at) =>
          `<c r="${at}" t="inlineStr"><is><r><rPr><b/></rPr><t xml:space="preserve">${xml(text.slice(0, 3))}</t></r><r><t xml:space="preserve">${xml(text.slice(3))}</t></r></is></c>`,
      ),
    }),
  ],
  [
    'spaced numbers of shared strings',
    byHand({
      ...shared((text) => `<t>${xml(text)}</t>`),
      data: dataOf((text, at) => `<c r="${at}" t="s"><v> ${texts.indexOf(text)} </v></c>`),
    }),
  ],
  ['a part of no strings', byHand({ ...plain, parts: { 'xl/sharedStrings.xml': null } })],
  ...TARGETS.map(([name, sheet, target]): [string, Uint8Array] => [
    `a target ${name}`,
    byHand({
      ...plain,
      parts: {
        'xl/worksheets/sheet1.xml': null,
        [sheet]: sheetOf(plain),
        'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="${target}"/></Relationships>`,
      },
    }),
  ]),
  [
    'absolute targets',
    byHand({
      ...plain,
      parts: {
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="/xl/worksheets/sheet1.xml"/></Relationships>',
      },
    }),
  ],
  ['pretty-printed', withSheet(sheetOf(plain).replace(/></g, '>\n  <'))],
];

/** Files that all hold ROWS. */
export const DIALECTS: readonly [string, Uint8Array][] = [...csvDialects, ...xlsxDialects];
