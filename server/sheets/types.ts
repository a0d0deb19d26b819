import type { Language } from '#domain/text.ts';
import type { Column, Value } from '../documents/cells.ts';

/** What a spreadsheet file holds, for whoever checks it. Nothing here does any work; see readSheet.ts and writeSheet.ts. */

/**
 * A cell that is more than a text. `text` is always what a person sees in it, formatted as the workbook says.
 *
 * - number: `raw` is the stored value in plain decimal notation (no exponent), `format` its number format (`General`, `0.00`,
 *   `000-000-000`). Leading zeros that a person sees only by the format are in `text`, not in `raw`.
 * - date: `iso` is `YYYY-MM-DD`, `YYYY-MM-DDTHH:MM:SS` or, for a time of day alone, `HH:MM:SS`; no zone.
 * - formula: `value` is the result the program that saved the file left; null when it left none. Nothing is ever computed.
 * - error: `text` is the code a person sees (`#REF!`, `########`).
 * - merged: covered by the cell `into` (`B7`), which holds the value of the whole range.
 */
export type RichCell =
  | { kind: 'number'; text: string; raw: string; format: string }
  | { kind: 'date'; text: string; iso: string; format: string }
  | { kind: 'boolean'; text: 'TRUE' | 'FALSE'; value: boolean }
  | { kind: 'error'; text: string }
  | { kind: 'formula'; text: string; value: PlainCell }
  | { kind: 'merged'; text: ''; into: string };

/** A text as it was typed (line breaks are LF), null for an empty or blank cell, else a RichCell. Of csv: text or null only. */
export type Cell = string | null | RichCell;

/** What a cell holds that neither computes nor is covered. */
export type PlainCell = Exclude<Cell, { kind: 'formula' | 'merged' }>;

/** A row with something in it; rows without are skipped, the numbers of the others stay. */
export interface Row {
  /** As Excel counts, from 1. Of csv: the record, blank ones counted. */
  row: number;
  /** By column, A first; cells after the last one with something in it are left out. */
  cells: Cell[];
  /** Hidden by hand, by a filter, or without height. */
  hidden: boolean;
}

export interface SheetInfo {
  name: string;
  hidden: boolean;
  /** Rows with something in them, the header among them. */
  rows: number;
  /** Columns up to the last one with something in it. */
  columns: number;
}

export type Delimiter = ',' | ';' | '\t' | '|';
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh';

/** Files that SheetJS reads; `xml` is that of Excel 2003, `html` a table under the name of a workbook. */
export type BookFormat = 'xls' | 'xlsb' | 'ods' | 'fods' | 'xml' | 'html';

export interface SheetDescription {
  format: 'xlsx' | 'csv' | BookFormat;
  encoding: Encoding;
  /** Null in a workbook. */
  delimiter: Delimiter | null;
  /** Of a csv: one, named like the file without its extension. */
  sheets: SheetInfo[];
  /** The sheet that `preview` and `rows()` read: the one asked for, else the first visible one with something in it. */
  sheet: string;
  /** Zero-based, of that sheet. */
  hiddenColumns: number[];
  /** Ranges of that sheet (`A2:A4`), at most the first 100. */
  merged: string[];
  /** The version stamp that writeSheet left in a workbook, null when there is none. */
  stamp: string | null;
  /** The first 50 rows of that sheet. */
  preview: Row[];
}

export interface OpenOptions {
  /** The file's name as the person knows it; its extension decides nothing. */
  name: string;
  /** A sheet of the workbook by its name; without it the first visible one with something in it. */
  sheet?: string;
  /** Ends the reading at once; what waits rejects with the signal's reason. */
  signal?: AbortSignal;
  /** How long a person waits until others of its kind have been read, in milliseconds; without it as long as it takes. */
  waitMs?: number;
}

/**
 * A file that was opened, checked and counted (see `openSheet` in readSheet.ts). It holds a thread until `close()`, the end or
 * break of `rows()`, or an abort. Calls reject with SheetProblem (problems.ts), never with anything that is not for people,
 * save the signal's reason and errors of the machine itself (no such file).
 */
export interface OpenedSheet extends AsyncDisposable {
  describe: () => SheetDescription;
  /** All rows of the sheet in batches of at most 500, fewer when they hold very long texts, once; the reader waits for a slow consumer. */
  rows: () => AsyncGenerator<Row[], void>;
  close: () => Promise<void>;
}

/** Why a file is refused. */
export type SheetProblemCode =
  | 'empty'
  | 'tooLarge'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'unknownSheet'
  | 'damaged'
  | 'bomb'
  | 'unsafeXml'
  | 'macros'
  | 'password'
  | 'tooHeavy'
  | 'busy'
  | 'webPage'
  | 'notASpreadsheet'
  | 'encoding'
  | 'brokenQuote'
  | 'cellTooLong';

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
