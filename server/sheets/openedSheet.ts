import type { Row } from './cell.ts';

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
