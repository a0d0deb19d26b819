import { refused } from '../sheetProblem.ts';
import { type Range, rangeOf } from './range.ts';

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

/** Keeps count of a sheet while it is scanned; `result` is final when the scan is. */
export class SheetCounter {
  readonly #merged: Range[] = [];
  readonly #hidden: [number, number][] = [];
  #rows = 0;
  #columns = 0;
  #isBlank = true;

  row(): void {
    this.#isBlank = true;
  }

  /** Once a row counts, only a cell further right than any before can change a figure. */
  wants(column: number): boolean {
    return this.#isBlank || column >= this.#columns;
  }

  /** Hears of a cell with something in it. */
  see(column: number): void {
    this.#isBlank = false;
    if (column >= this.#columns) this.#columns = column + 1;
  }

  endRow(): void {
    if (!this.#isBlank) this.#rows += 1;
  }

  merged(reference: string): void {
    const range = rangeOf(reference);
    if (range) this.#merged.push(range);
    if (this.#merged.length > MOST_MERGED) throw refused('bomb');
  }

  hiddenColumns(from: number, to: number): void {
    this.#hidden.push([from, to]);
  }

  result(): SheetCount {
    const isHidden = (column: number) => this.#hidden.some(([from, to]) => column >= from && column <= to);
    const columns = Array.from({ length: this.#columns }, (_, column) => column);
    return {
      rows: this.#rows,
      columns: this.#columns,
      merged: this.#merged,
      hiddenColumns: columns.filter(isHidden),
    };
  }
}
