import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCells, writeCells } from './cells.ts';

describe('cells on the clipboard', () => {
  it.each([
    ['a', [['a']]],
    ['', [['']]],
    ['\n', [['']]],
    [
      'a\tb\nc\td\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['"Blk 1\nLot 2"\tReal', [['Blk 1\nLot 2', 'Real']]],
    ['"say ""hi"""\tb', [['say "hi"', 'b']]],
    ['5" pipe\tb', [['5" pipe', 'b']]],
    ['\tb', [['', 'b']]],
    ['a\n\nb', [['a'], [''], ['b']]],
    ['a,b;c|d', [['a,b;c|d']]],
    ["'+639171234567\t'Nena", [['+639171234567', "'Nena"]]],
  ])('%j reads as cells', (text, cells) => {
    expect(readCells(text)).toEqual(cells);
  });

  it.each([
    ['at the start', '"Aling" Nena Store\nB\nC\n', [['"Aling" Nena Store'], ['B'], ['C']]],
    [
      'in a cell further on',
      'A\t"Aling" Nena\nB\tx',
      [
        ['A', '"Aling" Nena'],
        ['B', 'x'],
      ],
    ],
    ['never closed', '"Aling Nena\nB', [['"Aling Nena'], ['B']]],
    ['alone', '"', [['"']]],
    [
      'among cells that are quoted as they should be',
      '"Aling" Nena\t"Blk 1\nLot ""2"""\tx\n"B"\t\n',
      [
        ['"Aling" Nena', 'Blk 1\nLot "2"', 'x'],
        ['B', ''],
      ],
    ],
  ])('a quote that is part of a name keeps the rows apart: %s', (_, text, cells) => {
    expect(readCells(text)).toEqual(cells);
  });

  it.each([
    ['a tab', 'a\tb', '"a\tb"'],
    ['a line break', 'Blk 1\nLot 2', '"Blk 1\nLot 2"'],
    ['a quote', '5" pipe', '"5"" pipe"'],
    ['=', '=1+1', "'=1+1"],
    ['+', '+639171234567', "'+639171234567"],
    ['-', '-5', "'-5"],
    ['@', '@SUM(A1)', "'@SUM(A1)"],
    ['blanks at its ends', ' a ', '" a "'],
    ['nothing of all that', 'Niño 1,5', 'Niño 1,5'],
  ])('a cell with %s is written as spreadsheets read it', (_, cell, text) => {
    expect(writeCells([[cell, 'z']])).toBe(`${text}\tz`);
    expect(readCells(writeCells([[cell, 'z'], ['y']]))).toEqual([[cell, 'z'], ['y']]);
  });

  it('are read as they were written, whatever they hold', () => {
    // An apostrophe before a sign cannot be told from the one that is put there.
    const cell = fc
      .string({ unit: fc.constantFrom(...'a"\t\n é0=+-@\'') })
      .filter((text) => !/^'[=+\-@\t\n]/.test(text));
    const block = fc
      .integer({ min: 2, max: 3 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }),
      );
    fc.assert(
      fc.property(block, (rows) => {
        expect(readCells(writeCells(rows))).toEqual(rows);
        expect(readCells(`${writeCells(rows).replaceAll('\n', '\r\n')}\r\n`)).toEqual(rows);
      }),
    );
  });

  it('are all there, quotes or no quotes', () => {
    const text = fc.string({ unit: fc.constantFrom(...'ab"\t\n\r ') });
    fc.assert(
      fc.property(text, (pasted) => {
        const letters = (whole: string) => whole.replace(/[^ab]/g, '');
        expect(letters(readCells(pasted).flat().join(''))).toBe(letters(pasted));
      }),
    );
  });
});
