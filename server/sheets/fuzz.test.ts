import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byHand, partsByHand } from './testkit/byHand.ts';
import { DIALECTS } from './testkit/dialects.ts';
import { refusal } from './testkit/inFile.ts';

const fine = byHand({
  strings: '<si><t>a</t></si><si><r><t>b</t></r></si>',
  data: '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1"><f>A1</f><v>1</v></c></row><row r="2"><c r="A2" t="s"><v>1</v></c></row>',
  after: '<mergeCells><mergeCell ref="A1:A2"/></mergeCells>',
  level: 0,
});
const sheet = partsByHand({ data: '<row r="1"><c r="A1" t="str"><v>a</v></c></row>' })[
  'xl/worksheets/sheet1.xml'
] as string;

/** `refusal` throws what is no refusal in words, so coming back at all is the proof. */
const answers = async (bytes: Uint8Array): Promise<void> => {
  expect(await refusal(bytes)).toEqual(expect.any(String));
};

describe('whatever is uploaded is read or refused in words', () => {
  it('random bytes', async () => {
    const starts = fc.constantFrom(
      '',
      'PK\x03\x04',
      '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
      '\xff\xfe',
      '\xef\xbb\xbf',
      'a,b\n',
    );
    const bytes = fc.tuple(starts, fc.uint8Array({ maxLength: 2_000 }));
    await fc.assert(
      fc.asyncProperty(bytes, ([start, rest]) =>
        answers(Buffer.concat([Buffer.from(start, 'latin1'), rest])),
      ),
      { numRuns: 50 },
    );
  });

  it('random text', async () => {
    const signs = fc.constantFrom('"', ',', ';', '\n', '\r', '\t', '|', '=', "'", ' ', 'a', 'ñ', '₱', '\0');
    await fc.assert(
      fc.asyncProperty(fc.array(signs, { maxLength: 60 }), (text) => answers(Buffer.from(text.join('')))),
      { numRuns: 100 },
    );
  });

  it('files that end too early', async () => {
    for (const [, whole] of DIALECTS.slice(-8))
      for (let end = 0; end < whole.length; end += Math.ceil(whole.length / 40))
        await answers(whole.subarray(0, end));
  });

  it('files with a few bytes that changed', async () => {
    const change = fc.tuple(fc.nat(fine.length - 1), fc.nat(255));
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
        const bytes = Uint8Array.from(fine);
        for (const [at, byte] of changes) bytes[at] = byte;
        await answers(bytes);
      }),
      { numRuns: 60 },
    );
  });

  it('XML that is cut and glued together', async () => {
    const cut = fc.tuple(fc.nat(sheet.length), fc.nat(sheet.length));
    const pieces = fc.array(
      fc.oneof(
        cut,
        fc.constantFrom(
          '<',
          '>',
          '/>',
          '<c ',
          '<row>',
          '</row>',
          '"',
          '&',
          '<!--',
          '<![CDATA[',
          ']]>',
          '<?',
          '<v>',
        ),
      ),
      { maxLength: 8 },
    );
    await fc.assert(
      fc.asyncProperty(pieces, async (list) => {
        const xml = list.map((piece) => (typeof piece === 'string' ? piece : sheet.slice(...piece))).join('');
        await answers(byHand({ parts: { 'xl/worksheets/sheet1.xml': xml, 'xl/sharedStrings.xml': xml } }));
      }),
      { numRuns: 50 },
    );
  });
});

describe('a document in pieces of any size', () => {
  it('is read the same as in one', async () => {
    const { XmlScanner } = await import('./xml/XmlScanner.ts');
    const { SheetScan } = await import('./xlsx/sheetScan.ts');
    const told = (pieces: Buffer[]): string[] => {
      const heard: string[] = [];
      const scanner = new XmlScanner(
        new SheetScan({
          row: (row, hidden) => heard.push(`row ${row} ${hidden}`),
          wants: () => true,
          cell: ({ column, style, type, shared }, value) =>
            heard.push(`${column} ${style} ${type} ${type === 's' ? shared : value}`),
          endRow: () => heard.push('end'),
          merged: (reference) => heard.push(reference),
        }),
      );
      for (const piece of pieces) scanner.push(piece);
      scanner.end();
      return heard;
    };
    const xml = Buffer.from(
      '<?xml version="1.0"?><!-- a --><w><sheetData><row r="1"><c r="A1" s="12" t="s"><v>34</v></c><c r="B1"/><c r="C1" t="inlineStr"><is><t>ñ &amp; b</t></is></c><c r="D1" t="str"><v><![CDATA[<x>]]></v></c></row><x:row r="7" hidden="1"><x:c r="AA7"><x:v>1.5</x:v></x:c></x:row></sheetData><mergeCell ref="A1:B1"/></w>',
    );
    const whole = told([xml]);
    expect(whole).toEqual([
      'row 1 false',
      '0 12 s 34',
      '2 0 inlineStr ñ & b',
      '3 0 str <x>',
      'end',
      'row 7 true',
      '26 0 n 1.5',
      'end',
      'A1:B1',
    ]);
    for (let size = 1; size < 60; size++) {
      const pieces = Array.from({ length: Math.ceil(xml.length / size) }, (_, at) =>
        xml.subarray(at * size, (at + 1) * size),
      );
      expect(told(pieces)).toEqual(whole);
    }
  });
});
