import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layBlock, readBlock, writeBlock } from './clipboard.ts';

const BOUNDS = { rows: 3, cols: 3 };
const one = (row: number, col: number) => ({ top: row, bottom: row, left: col, right: col });

describe('a block of cells on the clipboard', () => {
  it.each([
    ['a', [['a']]],
    ['', [['']]],
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
  ])('%j reads as cells', (text, cells) => {
    expect(readBlock(text)).toEqual(cells);
  });

  it('reads what it wrote', () => {
    const cell = fc.string({ unit: fc.constantFrom(...'a"\t\n é0') });
    const block = fc
      .integer({ min: 2, max: 3 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }),
      );
    fc.assert(
      fc.property(block, (rows) => {
        expect(readBlock(writeBlock(rows))).toEqual(rows);
      }),
    );
  });

  it('begins where the selection begins, and says what there was no room for', () => {
    const { cells, isCut } = layBlock(
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      one(2, 1),
      BOUNDS,
    );
    expect(cells).toEqual([
      { row: 2, col: 1, text: 'a' },
      { row: 2, col: 2, text: 'b' },
    ]);
    expect(isCut).toBe(true);
    expect(layBlock([['a', 'b']], one(0, 0), BOUNDS).isCut).toBe(false);
  });

  it('fills the whole selection with one text', () => {
    const { cells } = layBlock([['x']], { top: 0, bottom: 2, left: 1, right: 1 }, BOUNDS);
    expect(cells.map(({ row, col, text }) => [row, col, text])).toEqual([
      [0, 1, 'x'],
      [1, 1, 'x'],
      [2, 1, 'x'],
    ]);
  });
});
