import type { ColumnFacts } from '#domain/imports/cells/readCell.ts';
import type { SheetCell } from '#domain/imports/cells/sheetCell.ts';
import type { ImportField } from '#domain/imports/fields/fields.ts';
import type { Language, Sentence } from '#domain/sentence.ts';
import type { Tx } from '../../db/context.ts';

/** A row as it stands in a file, its cells by the column that they are. */
export interface SheetRow {
  row: number;
  cells: Readonly<Record<string, SheetCell>>;
  isHidden: boolean;
}

/** A sheet that was read whole. */
export interface WholeSheet {
  rows: SheetRow[];
  /** The columns that the file has. */
  columns: ReadonlyMap<string, ColumnFacts>;
  /** Headers that no column is known by: what stands below them is left out. */
  unknown: string[];
}

/** What is wrong with a cell, or without a field with its row, in words for whoever typed it. */
export interface SheetProblem {
  field: string | null;
  text: Sentence;
  /** What would do instead, where it is certain enough to offer. */
  suggestion?: string;
  /** It keeps the row back; else somebody should look at it. */
  isError: boolean;
  /** It keeps the row back until somebody says that it is meant all the same. */
  mayBeMeant?: true;
}

/** A row that was judged. */
export interface JudgedRow<Made> {
  row: number;
  name: string;
  /** What stands in its cells, mended or as it was read, by column. */
  texts: Readonly<Record<string, string>>;
  problems: SheetProblem[];
  /** What was done to it with what all rows have alike, part by part. */
  sharing: Readonly<Record<string, 'filled' | 'own'>>;
  /** What becomes of it. */
  made: Made;
}

/** What somebody did to a sheet since: typed over cells, by row and column, took rows out, and said which are meant all the same. */
export interface Mending {
  edits: ReadonlyMap<number, Readonly<Record<string, string>>>;
  isOut: (row: number) => boolean;
  isMeant: (row: number) => boolean;
}

/** A partner that is there and gets what becomes of the rows. */
export interface SheetOwner {
  /** The town of its own address; null without an address. */
  townId: string | null;
  hasAccount: boolean;
  /** What it has already, by name and town. */
  stores: readonly { name: string; townId: string | null }[];
}

/** What rows are compared with besides one another; `today` is the business day. */
export interface SheetScope<Made, Same> {
  today: string;
  /** What all rows have alike that say nothing of their own. */
  same: Same;
  there: readonly Partial<Made>[];
  /** Null where they become part of something new. */
  owner: SheetOwner | null;
}

/**
 * A kind of sheet that is small enough to be read, judged and written while somebody waits, and of which nothing is kept but what it
 * becomes: an import without its rows, steps and states.
 */
export interface SheetKind<Made, Same = never> {
  /** What it is called in code and by people. */
  id: string;
  title: Sentence;
  /** Its columns; of one that has to be there the file is refused without it. */
  fields: readonly ImportField[];
  /** The same with the headers of a language. */
  fieldsIn: (language: Language) => readonly ImportField[];
  /** What to say before one is chosen. */
  limits: Sentence;
  mostRows: number;
  /** The refusal of a file with more rows. */
  tooManyRows: (counted: number) => Error;
  /** What columns may hold, for the template. */
  lists: (tx: Tx) => Promise<Readonly<Record<string, readonly string[]>>>;
  /** Makes the judge of its rows; loads what they are compared with. */
  judge: (
    tx: Tx,
    scope: SheetScope<Made, Same>,
  ) => Promise<(sheet: WholeSheet, mending: Mending) => JudgedRow<Made>[]>;
}

/** A workbook that is typed into and read by nobody here. */
export type PaperKind = Pick<SheetKind<never>, 'id' | 'title' | 'fieldsIn' | 'limits' | 'lists'>;
