import { describe, expect, it } from 'vitest';
import { layBlock } from './layBlock.ts';

const BOUNDS = { rows: 3, cols: 3 };
const one = (row: number, col: number) => ({ top: row, bottom: row, left: col, right: col });

describe('a pasted block of cells', () => {
  it('begins where the selection begins, and says what there was no room for', () => {
    const { cells, rowsBeyond, columnsBeyond } = layBlock(
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
    expect([rowsBeyond, columnsBeyond]).toEqual([1, 0]);
    expect(layBlock([['a', 'b']], one(0, 2), BOUNDS)).toMatchObject({ rowsBeyond: 0, columnsBeyond: 1 });
    expect(layBlock([['a', 'b']], one(0, 0), BOUNDS)).toMatchObject({ rowsBeyond: 0, columnsBeyond: 0 });
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
