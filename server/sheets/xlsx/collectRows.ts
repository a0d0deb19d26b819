import { letters } from '../../documents/xlsxCells.ts';
import type { Cell, Row } from '../cell.ts';
import { type Book, cellOf } from './cellOf.ts';
import { mergedByRow, type Range } from './range.ts';
import type { SheetCount } from './SheetCounter.ts';
import type { SheetListener } from './sheetScan.ts';

/** Marks the cells of a row that a merged range covers. */
export const markMerged = (cells: Cell[], row: number, ranges: readonly Range[], columns: number): void => {
  for (const { top, left, right } of ranges)
    for (let column = left; column <= Math.min(right, columns - 1); column++) {
      if (row === top && column === left) continue;
      while (cells.length <= column) cells.push(null);
      cells[column] = { kind: 'merged', text: '', into: `${letters(left)}${top}` };
    }
};

/** Collects the rows of a counted sheet while it is scanned; `take` hands out those that are complete since the last time. */
export const collectRows = (
  book: Book,
  { merged, columns }: SheetCount,
): SheetListener & { take: () => Row[] } => {
  const rangesOf = mergedByRow(merged, columns);
  let ready: Row[] = [];
  let current: Row = { row: 0, cells: [], hidden: false };
  return {
    row: (row, hidden) => {
      current = { row, cells: [], hidden };
    },
    wants: () => true,
    cell: (tag, value, hasFormula) => {
      const cell = cellOf(tag, value, hasFormula, book);
      if (cell === null) return;
      const { cells } = current;
      while (cells.length < tag.column) cells.push(null);
      cells[tag.column] = cell;
    },
    endRow: () => {
      const ranges = rangesOf(current.row);
      if (!current.cells.length) return;
      if (ranges.length) markMerged(current.cells, current.row, ranges, columns);
      ready.push(current);
    },
    take: () => {
      const rows = ready;
      ready = [];
      return rows;
    },
  };
};
