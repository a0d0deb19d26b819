import { describe, expect, it } from 'vitest';
import type { Cell } from './cell.ts';
import { byHand, type HandMade } from './testkit/byHand.ts';
import { readAll, seen } from './testkit/inFile.ts';

const FORMATS = [
  'General',
  '000000000',
  '#,##0.00',
  'mm/dd/yyyy',
  '@',
  'h:mm AM/PM',
  '[h]:mm',
  'm/d/yyyy h:mm',
];
const STYLES = `<numFmts>${FORMATS.map((code, at) => `<numFmt numFmtId="${200 + at}" formatCode="${code}"/>`).join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${FORMATS.map((_, at) => `<xf numFmtId="${200 + at}"/>`).join('')}<xf numFmtId="14"/></cellXfs>`;
const BUILT_IN_DATE = FORMATS.length;

const cellsOf = async (data: string, more: HandMade = {}): Promise<Cell[]> => {
  const { rows } = await readAll(byHand({ styles: STYLES, data: `<row r="1">${data}</row>`, ...more }));
  return rows[0]?.cells ?? [];
};
const only = async (data: string, more?: HandMade): Promise<Cell | undefined> =>
  (await cellsOf(data, more))[0];

describe('a number', () => {
  it('keeps what is stored and what a person sees apart', async () => {
    expect(await only('<c s="1"><v>4123456</v></c>')).toEqual({
      kind: 'number',
      text: '004123456',
      raw: '4123456',
      format: '000000000',
    });
    expect(await only('<c><v>4123456</v></c>')).toMatchObject({
      text: '4123456',
      raw: '4123456',
      format: 'General',
    });
    expect(await only('<c s="2"><v>-1234.565</v></c>')).toMatchObject({
      text: '-1,234.57',
      raw: '-1234.565',
    });
  });

  it('shows the exponent that a person sees and stores the digits behind it', async () => {
    expect(await only('<c><v>6.39171234567E11</v></c>')).toMatchObject({
      text: '6.39171E+11',
      raw: '639171234567',
    });
  });

  it('is never written out in as many zeros as its exponent says', async () => {
    expect(await only('<c><v>1E-100000000</v></c>')).toMatchObject({ text: '0', raw: '0' });
    expect(await only('<c><v>1E100000000</v></c>')).toEqual({ kind: 'error', text: '#NUM!' });
    await expect(only(`<c><v>0.${'1'.repeat(40_000)}</v></c>`)).rejects.toMatchObject({
      code: 'cellTooLong',
    });
  });

  it('shows as General in a format that Excel would not take', async () => {
    const styles = `<numFmts><numFmt numFmtId="200" formatCode="0.${'0'.repeat(255)}"/></numFmts><cellXfs><xf numFmtId="200"/></cellXfs>`;
    expect(await only('<c s="0"><v>1.5</v></c>', { styles })).toMatchObject({
      text: '1.5',
      format: 'General',
    });
  });

  it('formatted as text is a number all the same', async () => {
    expect(await only('<c s="4"><v>917</v></c>')).toMatchObject({ kind: 'number', text: '917', format: '@' });
  });

  it('of no kind is damage', async () => {
    await expect(only('<c><v>twelve</v></c>')).rejects.toMatchObject({ code: 'damaged' });
  });
});

describe('a date', () => {
  it.each([
    ['1900', '', 46086, '2026-03-05'],
    ['1900, before its leap day', '', 59, '1900-02-28'],
    ['1900, after it', '', 61, '1900-03-01'],
    ['1904', 'date1904="1"', 44624, '2026-03-05'],
  ])('counts from %s', async (_, properties, serial, iso) => {
    expect(await only(`<c s="3"><v>${serial}</v></c>`, { properties })).toMatchObject({ kind: 'date', iso });
  });

  it('shows what a person sees, with or without a time', async () => {
    expect(await only('<c s="3"><v>46086</v></c>')).toMatchObject({
      text: '03/05/2026',
      format: 'mm/dd/yyyy',
    });
    expect(await only(`<c s="${BUILT_IN_DATE}"><v>46086</v></c>`)).toMatchObject({ text: '3/5/2026' });
    expect(await only('<c s="7"><v>46086.5</v></c>')).toMatchObject({
      text: '3/5/2026 12:00',
      iso: '2026-03-05T12:00:00',
    });
  });

  it('may be a time of day alone; hours beyond a day are a number', async () => {
    expect(await only('<c s="5"><v>0.375</v></c>')).toMatchObject({
      kind: 'date',
      iso: '09:00:00',
      text: '9:00 AM',
    });
    expect(await only('<c s="6"><v>1.25</v></c>')).toMatchObject({ kind: 'number', raw: '1.25' });
  });

  it('beyond the calendar is what a person sees: an error', async () => {
    for (const serial of [-1, 2_958_466])
      expect(await only(`<c s="3"><v>${serial}</v></c>`)).toEqual({ kind: 'error', text: '########' });
  });

  it('may be stored as a date', async () => {
    expect(await only('<c t="d"><v>2026-03-05T00:00:00</v></c>')).toMatchObject({
      kind: 'date',
      iso: '2026-03-05',
    });
    expect(await only('<c t="d"><v>2026-03-05T08:30:00</v></c>')).toMatchObject({
      iso: '2026-03-05T08:30:00',
    });
  });
});

describe('other cells', () => {
  it('hold no more than Excel lets them, whatever they are', async () => {
    const long = 'a'.repeat(32_768);
    for (const type of ['str', 'e', 'd'])
      await expect(only(`<c t="${type}"><v>${long}</v></c>`)).rejects.toMatchObject({ code: 'cellTooLong' });
  });

  it('are flags, errors and formulas with the result that was saved', async () => {
    const cells = await cellsOf(
      '<c t="b"><v>1</v></c><c t="e"><v>#REF!</v></c><c><f>A1*2</f><v>84</v></c><c t="str"><f>"a"&amp;"b"</f><v>ab</v></c><c><f>A9</f></c><c t="str"><f>IF(1,"")</f><v></v></c><c t="e"><f>1/0</f><v>#DIV/0!</v></c>',
    );
    expect(cells).toEqual([
      { kind: 'boolean', text: 'TRUE', value: true },
      { kind: 'error', text: '#REF!' },
      { kind: 'formula', text: '84', value: { kind: 'number', text: '84', raw: '84', format: 'General' } },
      { kind: 'formula', text: 'ab', value: 'ab' },
      { kind: 'formula', text: '', value: null },
      null,
      { kind: 'formula', text: '#DIV/0!', value: { kind: 'error', text: '#DIV/0!' } },
    ]);
  });

  it('may be written in ways that few programs take', async () => {
    const cells = await cellsOf(
      '<c t="b"><v>TRUE</v></c><c t="b"><v>0</v></c><c><v>+5</v></c><c t="s"><v> </v></c><c t="s"><v></v></c><c t="str"><v>z</v></c>',
    );
    expect(cells).toMatchObject([
      { value: true },
      { value: false },
      { text: '5', raw: '5' },
      null,
      null,
      'z',
    ]);
  });

  it('that show nothing make no row: formulas that were filled down', async () => {
    const filled = Array.from(
      { length: 500 },
      (_, at) => `<row r="${at + 2}"><c t="str"><f>IF(B1,"")</f><v></v></c></row>`,
    );
    const { description } = await readAll(
      byHand({ data: `<row><c t="str"><v>a</v></c></row>${filled.join('')}` }),
    );
    expect(description.sheets[0]).toMatchObject({ rows: 1, columns: 1 });
  });

  it('keep escaped characters, spaces that are meant and no others', async () => {
    const cells = await cellsOf(
      '<c t="inlineStr"><is><t>a_x000D__x000A_b_x005F_x0041_</t></is></c><c t="inlineStr"><is><t xml:space="preserve"> a </t></is></c><c t="inlineStr"><is><t>\n a\n</t></is></c>',
    );
    expect(cells).toEqual(['a\nb_x0041_', ' a ', 'a']);
  });
});

describe('merged and hidden', () => {
  const text = (value: string, at: string) => `<c r="${at}" t="str"><v>${value}</v></c>`;

  it('leaves a merged value in its first cell and marks the others', async () => {
    const { rows, description } = await readAll(
      byHand({
        data: `<row r="1">${text('a', 'A1')}${text('b', 'B1')}${text('c', 'C1')}</row><row r="2">${text('x', 'A2')}${text('y', 'C2')}</row><row r="3">${text('z', 'C3')}</row><row r="4">${text('w', 'A4')}</row>`,
        after: '<mergeCells><mergeCell ref="A2:B3"/><mergeCell ref="A4:XFD4"/></mergeCells>',
      }),
    );
    const merged = (into: string) => ({ kind: 'merged', text: '', into });
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['a', 'b', 'c'],
      ['x', merged('A2'), 'y'],
      [merged('A2'), merged('A2'), 'z'],
      ['w', merged('A4'), merged('A4')],
    ]);
    expect(description.merged).toEqual(['A2:B3', 'A4:XFD4']);
  });

  it('flags hidden rows and columns', async () => {
    const { rows, description } = await readAll(
      byHand({
        before: '<cols><col min="2" max="3" hidden="1"/><col min="90" max="16384" hidden="true"/></cols>',
        data: `<row r="1">${text('a', 'A1')}${text('c', 'C1')}</row><row r="2" hidden="1">${text('x', 'A2')}</row><row r="3" ht="0" customHeight="1">${text('x', 'A3')}</row><row r="4" ht="15" hidden="0">${text('x', 'A4')}</row>`,
      }),
    );
    expect(rows.map(({ hidden }) => hidden)).toEqual([false, true, true, false]);
    expect(description.hiddenColumns).toEqual([1, 2]);
  });

  it('reads the first visible sheet with something in it, or the one that is asked for', async () => {
    const sheet = (value: string) =>
      `<worksheet><sheetData>${value && `<row>${text(value, 'A1')}</row>`}</sheetData></worksheet>`;
    const names = ['Hidden', 'Blank', 'Stores', 'Other'];
    const file = byHand({
      parts: {
        'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${names.map((name, at) => `<sheet name="${name}" ${at ? '' : 'state="veryHidden"'} r:id="s${at}"/>`).join('')}<sheet name="Chart" r:id="c"/></sheets></workbook>`,
        'xl/_rels/workbook.xml.rels': `<Relationships>${names.map((_, at) => `<Relationship Id="s${at}" Type="x/worksheet" Target="worksheets/s${at}.xml"/>`).join('')}<Relationship Id="c" Type="x/chartsheet" Target="c.xml"/></Relationships>`,
        ...Object.fromEntries(
          ['h', '', 's', 'o'].map((value, at) => [`xl/worksheets/s${at}.xml`, sheet(value)]),
        ),
      },
    });
    const { description, rows } = await readAll(file);
    expect(description.sheet).toBe('Stores');
    expect(description.sheets.map(({ name, hidden, rows: count }) => [name, hidden, count])).toEqual([
      ['Hidden', true, 1],
      ['Blank', false, 0],
      ['Stores', false, 1],
      ['Other', false, 1],
    ]);
    expect(seen(rows)).toEqual([[1, 's']]);
    expect(seen((await readAll(file, { sheet: 'Hidden' })).rows)).toEqual([[1, 'h']]);
    await expect(readAll(file, { sheet: 'Blank' })).rejects.toMatchObject({ code: 'empty' });
    await expect(readAll(file, { sheet: 'Chart' })).rejects.toMatchObject({ code: 'unknownSheet' });
  });
});
