import type { Language } from '#domain/sentence.ts';
import type { Column, Value } from '../documents/cells.ts';

/** A value to write, coloured when it is a problem. Kinds of columns are those of `documents/cells.ts`. */
export type OutCell = Value | { value: Value; problem: true };

export interface OutColumn extends Column {
  /** In characters; without it as wide as its label needs. */
  width?: number;
  /** Name of a list of the book: its values are offered as a drop-down. */
  list?: string;
  /** Shown beside a cell of the column while somebody types in it. */
  hint?: string;
}

export interface OutSheet {
  name: string;
  columns: readonly OutColumn[];
  /** A row's place in the file is its place here, beginning with row 2. */
  rows: Iterable<readonly OutCell[]> | AsyncIterable<readonly OutCell[]>;
}

/**
 * A workbook for people to fill in or mend: `writeSheet(book)` in writeSheet.ts yields its bytes as .xlsx in chunks. Headers are
 * bold and frozen; text columns are formatted as text down to the last row a person may fill, so that leading zeros stay; lists
 * and stamp go on a hidden sheet. `writeSheetCsv(sheet, language)` yields one sheet as csv, formula-safe, without colours.
 */
export interface OutBook {
  sheets: readonly OutSheet[];
  /** Values of the drop-downs, by name. */
  lists?: Readonly<Record<string, readonly string[]>>;
  /** Read back as `describe().stamp`. */
  stamp?: string;
  now: Date;
  /** Of flags. */
  language: Language;
}
