import { type PackedRows, RowPacker } from '../packRows.ts';
import { type Book, cellOf } from './cellOf.ts';
import { type SheetCount, SheetCounter } from './SheetCounter.ts';
import type { SheetListener } from './sheetScan.ts';

/** Bytes that are kept of a sheet while it is counted: some 150,000 rows of 19 columns. A larger one is read a second time. */
const MOST_KEPT = 96 * 1024 * 1024;

/** Characters of a batch that is not complete: a sheet within the limits has no row of half of it. */
const MOST_PENDING = 16 * 1024 * 1024;

/** Rows as they come, in batches; null from the moment on at which they are too many to keep, or come in an order of their own. */
class KeptRows {
  #packer = new RowPacker();
  #batches: PackedRows[] | null = [];
  #bytes = 0;
  #last = -1;

  get isKept(): boolean {
    return this.#batches !== null;
  }

  giveUp(): void {
    this.#batches = null;
    this.#packer = new RowPacker();
  }

  openRow(row: number, hidden: boolean): void {
    this.#last = -1;
    this.#packer.openRow(row, hidden);
  }

  put(column: number, cell: NonNullable<ReturnType<typeof cellOf>>): void {
    if (column > this.#last && this.#packer.characters < MOST_PENDING) this.#packer.put(column, cell);
    else this.giveUp();
    this.#last = column;
  }

  closeRow(): void {
    this.#packer.closeRow();
    if (this.#packer.isFull) this.#pack();
  }

  #pack(): void {
    const batch = this.#packer.take();
    this.#bytes += batch.text.length + batch.numbers.byteLength;
    if (this.#bytes > MOST_KEPT) this.giveUp();
    this.#batches?.push(batch);
  }

  result(): PackedRows[] | null {
    if (this.isKept && this.#packer.rows) this.#pack();
    return this.#batches;
  }
}

/**
 * Counts a sheet while it is scanned and, when `keep` says so and there is room, keeps its rows, so that most files are read once.
 * A sheet with merged cells is not kept: its ranges come after its rows.
 */
export const keepSheet = (
  book: Book,
  keep: boolean,
): SheetListener & { result: () => { count: SheetCount; batches: PackedRows[] | null } } => {
  const counter = new SheetCounter();
  const rows = new KeptRows();
  if (!keep) rows.giveUp();
  return {
    row: (row, hidden) => {
      counter.row();
      if (rows.isKept) rows.openRow(row, hidden);
    },
    wants: (column) => rows.isKept || counter.wants(column),
    cell: (tag, value, hasFormula) => {
      const cell = cellOf(tag, value, hasFormula, book);
      if (cell === null) return;
      counter.see(tag.column);
      if (rows.isKept) rows.put(tag.column, cell);
    },
    endRow: () => {
      counter.endRow();
      if (rows.isKept) rows.closeRow();
    },
    merged: (reference) => {
      counter.merged(reference);
      rows.giveUp();
    },
    hiddenColumns: (from, to) => counter.hiddenColumns(from, to),
    result: () => ({ count: counter.result(), batches: rows.result() }),
  };
};
