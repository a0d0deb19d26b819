import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine, formulaBare, formulaSafe } from './csv.ts';

/** Reads one record back as RFC 4180 has it. */
function read(line: string): string[] {
  const cells: string[] = [];
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|$)/gy;
  for (let found = pattern.exec(line); found; found = pattern.exec(line)) {
    cells.push(found[1] === undefined ? (found[2] ?? '') : found[1].replaceAll('""', '"'));
    if (found[3] === '') break;
  }
  return cells;
}

describe('a cell that could be a formula', () => {
  it.each([
    '=1+1',
    '+63917',
    '-5',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '\n=x',
    '=HYPERLINK("http://x.example")',
    '＝1',
    '＋1',
    '－1',
    '＠x',
  ])('%j gets an apostrophe', (text) => {
    expect(formulaSafe(text)).toBe(`'${text}`);
    expect(formulaBare(`'${text}`)).toBe(text);
  });

  it.each(['', "'", "'Nena", "''", '=1', 'Ñ'])('%j has none to lose', (text) => {
    expect(formulaBare(text)).toBe(text);
  });

  it.each(['', 'Sari-sari store', '1+1', 'a=b', '1234.50', "'=1", 'Ñ', '₱1.00'])('%j stays', (text) => {
    expect(formulaSafe(text)).toBe(text);
  });

  it.each([-5, 0, 1234.5, true, false, null, undefined])('%j, no text, stays', (cell) => {
    expect(formulaSafe(cell)).toBe(cell);
  });
});

describe('a line of a csv file', () => {
  it.each([
    [['a', 'b'], 'a,b'],
    [['a,b', 'c'], '"a,b",c'],
    [['say "hi"'], '"say ""hi"""'],
    [['two\nlines', 'x\ry'], '"two\nlines","x\ry"'],
    [['', null, undefined, 'x'], ',,,x'],
    [[-1.5, 0, true], '-1.5,0,true'],
    [['=A1,B1'], '"\'=A1,B1"'],
    [['-5', -5], "'-5,-5"],
    [[], ''],
    [[' a '], ' a '],
  ])('%j is %j', (cells, line) => {
    expect(csvLine(cells)).toBe(line);
  });

  it('reads back as the cells it was written from', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r', ' ', '=', '-', 'ñ') }), {
          minLength: 1,
        }),
        (cells) => {
          expect(read(csvLine(cells))).toEqual(cells.map((cell) => formulaSafe(cell)));
        },
      ),
    );
  });

  it('never holds a cell that begins a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), (cells) => {
        for (const cell of read(csvLine(cells))) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
  });
});
