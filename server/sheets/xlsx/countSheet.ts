import { refused } from '../problems.ts';
import { type Book, cellOf } from './cellOf.ts';
import { type Range, rangeOf } from './ranges.ts';
import type { SheetListener } from './sheetScan.ts';

/** What a sheet comes to, known before any of its rows is given to anybody. */
export interface SheetCount {
  rows: number;
  columns: number;
  merged: Range[];
  /** Zero-based, ascending, within `columns`. */
  hiddenColumns: number[];
}

/** Twice as many as a list within the limits can have in one column. */
const MOST_MERGED = 200_000;

/** Counts a sheet while it is scanned; `result` is final when the scan is. */
export const countSheet = (book: Book): SheetListener & { result: () => SheetCount } => {
  const merged: Range[] = [];
  const hidden: [number, number][] = [];
  let [rows, columns] = [0, 0];
  let isBlank = true;
  return {
    row: () => {
      isBlank = true;
    },
    // Once a row counts, only a cell further right than any before can change a figure.
    wants: (column) => isBlank || column >= columns,
    cell: (tag, value, hasFormula) => {
      if (cellOf(tag, value, hasFormula, book) === null) return;
      isBlank = false;
      columns = Math.max(columns, tag.column + 1);
    },
    endRow: () => {
      if (!isBlank) rows += 1;
    },
    merged: (reference) => {
      const range = rangeOf(reference);
      if (range) merged.push(range);
      if (merged.length > MOST_MERGED) throw refused('bomb');
    },
    hiddenColumns: (from, to) => hidden.push([from, to]),
    result: () => {
      const isHidden = (column: number) => hidden.some(([from, to]) => column >= from && column <= to);
      const hiddenColumns = Array.from({ length: columns }, (_, column) => column).filter(isHidden);
      return { rows, columns, merged, hiddenColumns };
    },
  };
};
