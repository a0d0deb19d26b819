import { describe, expect, it } from 'vitest';
import { byHand, type HandMade } from './testkit/byHand.ts';
import { readAll, seen } from './testkit/inFile.ts';

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.microsoft.com/office/spreadsheetml';
const X14 = `xmlns:x14="${OFFICE}/2009/9/main"`;
const X15 = `xmlns:x15="${OFFICE}/2010/11/main"`;
const MC = 'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';
const SHEETS = '<sheets><sheet name="Stores" sheetId="1" r:id="rId1"/></sheets>';
const text = (value: string, at = 'A1') => `<c r="${at}" t="str"><v>${value}</v></c>`;
const DATE = '<cellXfs count="1"><xf numFmtId="14"/></cellXfs>';

const workbook = (inside: string, open = `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}">`): HandMade => ({
  parts: { 'xl/workbook.xml': `${open}${inside}</workbook>` },
});
const rowsOf = async (made: HandMade) => seen((await readAll(byHand(made))).rows);

describe('the calendar of 1904', () => {
  const dated = { styles: DATE, data: '<row r="1"><c r="A1" s="0"><v>44624</v></c></row>' };
  const ON = '<workbookPr date1904="1" defaultThemeVersion="124226"/>';
  it.each([
    ['x15', `<extLst><ext uri="{1}" ${X15}><x15:workbookPr chartTrackingRefBase="1"/></ext></extLst>`],
    ['x14', `<extLst><ext uri="{2}" ${X14}><x14:workbookPr defaultImageDpi="32767"/></ext></extLst>`],
    ['one that says otherwise', `<x14:workbookPr ${X14} date1904="0"></x14:workbookPr>`],
    [
      'one that is the default namespace there',
      `<ext><workbookPr xmlns="${OFFICE}/2010/11/main" date1904="0"/></ext>`,
    ],
    [
      'an alternative for newer programs',
      `<mc:AlternateContent ${MC}><mc:Choice Requires="x15"><workbookPr date1904="0"/></mc:Choice></mc:AlternateContent>`,
    ],
  ])('outlives an extension: %s', async (_, extension) => {
    expect(await rowsOf({ ...dated, ...workbook(`${ON}${SHEETS}${extension}`) })).toEqual([[1, '3/5/2026']]);
  });

  it('is none that an extension alone asks for', async () => {
    const extension = `<ext ${X15}><x15:workbookPr date1904="1"/></ext>`;
    expect(await rowsOf({ ...dated, ...workbook(`<workbookPr/>${SHEETS}${extension}`) })).toEqual([
      [1, '3/4/2022'],
    ]);
  });

  it('is no attribute of another namespace', async () => {
    const property = `<workbookPr ${X15} x15:date1904="1"/>`;
    expect(await rowsOf({ ...dated, ...workbook(`${property}${SHEETS}`) })).toEqual([[1, '3/4/2022']]);
  });
});

describe('what belongs to another namespace', () => {
  it('is no sheet, and no id of one', async () => {
    const sheets = `<sheets><x14:sheet ${X14} name="Other" r:id="rId1"/><sheet xmlns:o="o" o:id="rId9" name="Stores" r:id="rId1" o:name="No" o:state="hidden"/></sheets>`;
    const { description } = await readAll(byHand({ data: `<row>${text('a')}</row>`, ...workbook(sheets) }));
    expect(description.sheets).toMatchObject([{ name: 'Stores', hidden: false }]);
  });

  it('may give the id of a sheet whatever its prefix', async () => {
    const open = `<workbook xmlns="${MAIN}" xmlns:rel="${RELATIONS}">`;
    const sheets = SHEETS.replace('r:id', 'rel:id');
    expect(await rowsOf({ data: `<row>${text('a')}</row>`, ...workbook(sheets, open) })).toEqual([[1, 'a']]);
  });

  it('is no row, no cell and no value of a sheet', async () => {
    const data = `<row r="1" ${X14} x14:hidden="1" x14:r="7">${text('a')}<x14:c><c r="B1" t="str"><v>x</v></c></x14:c><c r="C1" x14:t="s" t="str"><x14:v>x</x14:v><v>c</v></c></row><x14:row ${X14} r="2"><c r="A2" t="str"><v>x</v></c></x14:row><row r="3">${text('z', 'A3')}</row>`;
    const { rows } = await readAll(byHand({ data }));
    expect(seen(rows)).toEqual([
      [1, 'a', '', 'c'],
      [3, 'z'],
    ]);
    expect(rows.map(({ hidden }) => hidden)).toEqual([false, false]);
  });

  it('hides no column and merges no cell', async () => {
    const { description } = await readAll(
      byHand({
        before: `<xdr:col xmlns:xdr="xdr" min="1" max="1" hidden="1"/>`,
        data: `<row>${text('a')}</row>`,
        after: `<extLst><ext ${X14}><x14:mergeCell ref="A1:B2"/><x14:sheetData><row r="9"/></x14:sheetData></ext></extLst>`,
      }),
    );
    expect(description).toMatchObject({ hiddenColumns: [], merged: [], sheets: [{ rows: 1 }] });
  });

  it('is no format of a cell', async () => {
    const styles = `<numFmts><x14:numFmt ${X14} numFmtId="164" formatCode="0.00"/><numFmt numFmtId="164" formatCode="000"/></numFmts><cellXfs><x14:xf ${X14} numFmtId="14"/><xf numFmtId="164"/></cellXfs>`;
    expect(await rowsOf({ styles, data: '<row><c s="0"><v>7</v></c></row>' })).toEqual([[1, '007']]);
  });

  it('is no shared text, and no part of one', async () => {
    const strings = `<x14:si ${X14}><t>no</t></x14:si><si><t>a</t><x14:t ${X14}>no</x14:t></si><si><t>b</t></si>`;
    const data = '<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c></row>';
    expect(await rowsOf({ strings, data })).toEqual([[1, 'a', 'b']]);
  });

  it('leaves the fallback of an alternative, which is for us', async () => {
    const either = `<mc:AlternateContent ${MC}><mc:Choice Requires="x14">${text('new')}</mc:Choice><mc:Fallback>${text('old')}</mc:Fallback></mc:AlternateContent>`;
    expect(await rowsOf({ data: `<row>${either}${text('b', 'B1')}</row>` })).toEqual([[1, 'old', 'b']]);
  });
});

describe('a list of extensions', () => {
  it('holds nothing of ours, whatever it is called', async () => {
    const list = (inside: string) => `<extLst><ext uri="{1}">${inside}</ext></extLst>`;
    const cell = text('a').replace('</c>', `${list('<v>no</v>')}</c>`);
    const data = `<row r="1">${cell}${list(text('no', 'B1'))}</row>`;
    const book = workbook(`<workbookPr/>${SHEETS}${list('<workbookPr date1904="1"/>')}`);
    const dated = `<row r="2"><c r="A2" s="0"><v>44624</v></c></row>`;
    expect(await rowsOf({ data: data + dated, styles: DATE, ...book })).toEqual([
      [1, 'a'],
      [2, '3/4/2022'],
    ]);
  });
});

describe('what belongs to the namespace of the sheet', () => {
  it('may have the prefix on some of its elements only', async () => {
    const data = `<x:row xmlns:x="${MAIN}" r="1"><c r="A1" t="str"><v>a</v></c><x:c r="B1" t="str"><x:v>b</x:v></x:c></x:row><row r="2" xmlns:v="o">${text('c', 'A2')}</row>`;
    expect(await rowsOf({ data })).toEqual([
      [1, 'a', 'b'],
      [2, 'c'],
    ]);
  });
});
