import { describe, expect, it } from 'vitest';
import type { Cell } from './cell.ts';
import { byHand, type HandMade, partsByHand } from './testkit/byHand.ts';
import { readAll } from './testkit/inFile.ts';

const WAYS: Record<string, (text: string) => HandMade> = {
  'a shared text': (text) => ({
    strings: `<si><t xml:space="preserve">${text}</t></si>`,
    data: '<row><c t="s"><v>0</v></c></row>',
  }),
  'a shared text without space kept': (text) => ({
    strings: `<si><t>${text}</t></si>`,
    data: '<row><c t="s"><v>0</v></c></row>',
  }),
  'a shared text in runs': (text) => ({
    strings: `<si><r><t>${text}</t></r><r><rPr/><t></t></r></si>`,
    data: '<row><c t="s"><v>0</v></c></row>',
  }),
  'a text in its cell': (text) => ({ data: `<row><c t="inlineStr"><is><t>${text}</t></is></c></row>` }),
  'runs in their cell': (text) => ({
    data: `<row><c t="inlineStr"><is><r><rPr><b/></rPr><t>${text}</t></r></is></c></row>`,
  }),
  'a text in a value': (text) => ({ data: `<row><c t="str"><v>${text}</v></c></row>` }),
  'what a formula left': (text) => ({ data: `<row><c t="str"><f>A1</f><v>${text}</v></c></row>` }),
  'an inline text in a value': (text) => ({ data: `<row><c t="inlineStr"><v>${text}</v></c></row>` }),
  'a value that says it is none': (text) => ({
    data: `<row><c t="str"><is><t>${text}</t></is></c></row>`,
  }),
  'a cell that does not say its type': (text) => ({
    data: `<row><c><is><t>${text}</t></is></c></row>`,
  }),
};

const read = async (made: HandMade): Promise<Cell | undefined> => {
  const cell = (await readAll(byHand(made))).rows[0]?.cells[0];
  return typeof cell === 'object' && cell?.kind === 'formula' ? cell.value : cell;
};

describe.each(Object.entries(WAYS))('an escaped character in %s', (_, way) => {
  it.each([
    ['a_x000D_b', 'a\nb'],
    ['a_x000D_\nb', 'a\nb'],
    ['a_x000D_\r\nb', 'a\nb'],
    ['a_x000D__x000A_b', 'a\nb'],
    ['a_x000d__x000a_b', 'a\nb'],
    ['a\r\nb', 'a\nb'],
    ['a\rb', 'a\nb'],
    ['a&#13;\nb', 'a\nb'],
    ['a&#13;\r\nb', 'a\nb'],
    ['a&#xD;&#xA;b', 'a\nb'],
    ['a\n\nb', 'a\n\nb'],
    ['a_x005F_x000D_b', 'a_x000D_b'],
    ['a_x005F_x005F_x005F_x000D_b', 'a_x005F_x000D_b'],
    ['a_x005f_x000D__x000D_b', 'a_x000D_\nb'],
    ['ñ_x000D_\r\nb', 'ñ\nb'],
    ['a_x0D_b', 'a_x0D_b'],
    ['a_xD83D__xDE00_b', 'a😀b'],
    ['a&#55357;&#56832;b', 'a😀b'],
  ])('%j is %j', async (written, text) => expect(await read(way(written))).toBe(text));

  it('that is none, or half of one, is a sign that can be told of', async () => {
    const kept = ['a_x0000_b', 'a_xD800_b', 'a_xDC00_b', 'a&#0;b', 'a&#xD800;b'];
    for (const written of kept) expect(await read(way(written))).toBe('a\uFFFFb');
  });
});

describe('the name of a sheet', () => {
  const named = async (name: string, asked?: string) => {
    const parts = partsByHand({ data: '<row><c t="str"><v>a</v></c></row>' });
    const workbook = String(parts['xl/workbook.xml']).replace('name="Stores"', `name="${name}"`);
    const bytes = byHand({ ...{ parts: { ...parts, 'xl/workbook.xml': workbook } } });
    return (await readAll(bytes, asked === undefined ? {} : { sheet: asked })).description.sheet;
  };
  it('is escaped like a text', async () => {
    expect(await named('a_x005F_x0041_')).toBe('a_x0041_');
    expect(await named('a_x0000_b')).toBe('a\uFFFFb');
    expect(await named('a_xD83D_b', 'a\uFFFFb')).toBe('a\uFFFFb');
  });
});

describe('a csv', () => {
  const cells = async (bytes: Uint8Array, name?: string) => {
    const { rows, description } = await readAll(bytes, name === undefined ? {} : { name });
    return { cells: rows.map((row) => row.cells), description };
  };
  const little = (text: string) => Buffer.from(text, 'utf16le');
  it.each([
    ['UTF-8', Buffer.from('name,town\nA\0B,Cebu')],
    ['UTF-8 with a mark', Buffer.from('\uFEFFname,town\nA\0B,Cebu')],
    ['Windows-1252', Buffer.from('name,town\nA\0B,Cebu', 'latin1')],
    ['UTF-16', little('\uFEFFname,town\nA\0B,Cebu')],
    ['UTF-16 with half a character', little('\uFEFFname,town\nA\uD83DB,Cebu')],
    ['UTF-16 with the other half', little('\uFEFFname,town\n"A\uDE00B",Cebu')],
    ['UTF-16, big end first', little('\uFEFFname,town\nA\uD83DB,Cebu').swap16()],
    ['UTF-16 without a mark', little('name,town\nA\uD83DB,Cebu')],
  ])('in %s with a sign that is none is read', async (_, bytes) => {
    expect((await cells(bytes)).cells).toEqual([
      ['name', 'town'],
      ['A\uFFFFB', 'Cebu'],
    ]);
  });

  it('may have such signs far behind its beginning', async () => {
    const many = `${'name,town\n'.repeat(30_000)}A\0B,\0`;
    expect((await cells(Buffer.from(many))).cells.at(-1)).toEqual(['A\uFFFFB', '\uFFFF']);
    const wide = `\uFEFF${'name,town\n'.repeat(30_000)}A\uD83DB,😀`;
    expect((await cells(little(wide))).cells.at(-1)).toEqual(['A\uFFFFB', '😀']);
  });

  it('is no text when it is full of them, and cut in the middle of one it is damaged', async () => {
    await expect(readAll(Buffer.from('a\0b\0\0\0\0c'))).rejects.toMatchObject({ code: 'notASpreadsheet' });
    await expect(readAll(little(`\uFEFF${'a\uD800'.repeat(99)}`))).rejects.toMatchObject({
      code: 'notASpreadsheet',
    });
    const cut = little('\uFEFFname,town\nA,B').subarray(0, -1);
    await expect(readAll(cut)).rejects.toMatchObject({ code: 'encoding' });
  });

  it('keeps what only looks like an escape', async () => {
    expect((await cells(Buffer.from('a,b\n1_x000D_,2'))).cells[1]).toEqual(['1_x000D_', '2']);
  });

  it('names its sheet by what can be kept of its name', async () => {
    const { description } = await cells(Buffer.from('a,b\n1,2'), 'a\0b\uD83D.csv');
    expect(description.sheet).toBe('a\uFFFFb\uFFFF');
  });
});
