import type { Difference } from '#contract/approvals.ts';
import type { ImportKindId } from '#domain/importJobs/importKinds.ts';
import type { Matter } from '#domain/importJobs/matters.ts';
import type { ImportField } from '#domain/imports/fields/fields.ts';
import type { Problem } from '#domain/imports/problems.ts';
import type { Tx } from '../db/context.ts';
import type { SignedIn } from '../http/caller/loadUser.ts';

/** In whose name and scope an import works. Row security holds in `tx`, so codes of others are not found. */
export interface ImportScope {
  tx: Tx;
  user: SignedIn;
  importId: string;
  now: Date;
}

/** Texts of a row by field, read and normalised by their field's type; null for an empty cell or a field without a column. */
export type Values = Readonly<Record<string, string | null>>;

/** What a kind says of one row by itself. `resolved` is what its statements will write: flat, in their own words. */
export interface Checked {
  /** What makes it unique, lower-cased where case does not count; null while that is not readable. */
  key: string | null;
  /** What else only one row of a file may have, lower-cased where case does not count: the field, and what is unique in it. */
  alsoUnique?: readonly { field: string; text: string }[];
  /** What it is about, for people. */
  name: string | null;
  problems: Problem[];
  resolved: Readonly<Record<string, unknown>>;
}

/** What an update changes of one field, in words for people. What a kind adds to it for its own statements is stored along. */
export interface Change {
  field: string;
  before: string | null;
  after: string | null;
}

/** What a person has to see before it is written: problems, and what of it a second person confirms. */
interface Seen {
  problems?: Problem[];
  matters?: Matter[] | null;
}

/** What the data says to a row: nothing like it is there, or it is, in this version, and this would change. */
export type Match =
  | ({ action: 'create' } & Seen)
  | ({ action: 'update'; targetId: string; targetVersion: number; changes: Change[] } & Seen)
  | { action: 'unchanged'; targetId: string };

/** Rows of one import from one number to another, both included. */
export interface Span {
  importId: string;
  from: number;
  to: number;
}

/** Another way to say what a field may be, for pages. */
export interface ChoiceRow {
  value: string;
  label: string;
}

/** Who downloads a template; row security holds in `tx`. */
export type TemplateScope = Pick<ImportScope, 'tx' | 'user' | 'now'>;

/** What a template has of the data, texts by the field's key. */
export interface TemplateData {
  /** What a field may be, as people write it; left out where that is too much for a drop-down. */
  lists: Readonly<Record<string, readonly string[]>>;
  /** Cells of the example row, which belong together; a field that is not named keeps its own example. */
  example: Readonly<Record<string, string>>;
}

/**
 * A kind of import. All of it is set-based: a check loads what it compares with once, a commit is a handful of statements a chunk.
 * The engine stages, maps, reads cells by type, finds duplicates in the file, marks, retries and counts.
 */
export interface ImportKind {
  id: ImportKindId;
  fields: readonly ImportField[];
  /** The field at which a row that is in the file twice is told so; null for the row as a whole. */
  keyField: string | null;
  /** The fields that say which record a row is about; the portal asks before a paste changes them. */
  keyFields: readonly string[];
  /** Loads what rows are compared with and answers the judge of one row: quick, without I/O, all problems at once. */
  checker: (scope: ImportScope) => Promise<(values: Values) => Checked>;
  /** Compares rows without errors with the data, at most 1,000 at once and in their order. */
  match: (scope: ImportScope, rows: readonly Checked[]) => Promise<Match[]>;
  /**
   * Writes the rows of the span whose verdict is `create` or `update` from import_verdict.resolved, and marks each that was written
   * in the same statements: state `created` or `updated`, target_id, target_version (the version after writing). A row that it leaves unmarked has failed. May throw a
   * constraint's error: the engine then finds the row by halving the span.
   */
  write: (scope: ImportScope, span: Span) => Promise<void>;
  /**
   * Takes back the rows of the span in state `created` or `updated` whose target still has target_version and marks them
   * `reversed`; those that other records refer to `refused` (or throws their foreign key's error: the engine halves the span and
   * marks the one that throws). What it leaves unmarked was `editedSince`, which the engine says.
   */
  reverse: (scope: ImportScope, span: Span) => Promise<void>;
  /** Whether a row of the import that may be written would no longer find the data as its check found it; absent where nothing waits. */
  hasMoved?: (tx: Tx, importId: string) => Promise<boolean>;
  /** What a second person is told of the rows that wait as a whole, in place of each by itself; absent where each is named. */
  summed?: (tx: Tx, importId: string) => Promise<Difference[]>;
  /** Tells others of what a commit has written, in its last transaction, before the import names another job. */
  tellOthers?: (scope: ImportScope) => Promise<void>;
  /** What a field with values of data may be, those that contain `q` first 50; for fixed choices the engine answers itself. */
  choices?: (scope: ImportScope, field: string, q: string) => Promise<ChoiceRow[]>;
  /**
   * What of a cell's text may be stored at all, by the field of its column (null for none), the same text as a rule; `isRounded` when a
   * spreadsheet has rounded it as a number. Absent where everything may.
   */
  kept?: (text: string, field: string | null, isRounded: boolean) => string;
  /** What the data gives to the template of somebody: drop-downs, and an example row that imports without an error. */
  template: (scope: TemplateScope) => Promise<TemplateData>;
  /** Page of what came of a row, by its id or by the row's key; null while there is none. */
  link: (targetId: string, key: string | null) => string | null;
  /** What it is to people outside, where it means something else to them. */
  ofExternals?: ImportKind;
}

/** Every kind of import, as `registries/imports.ts` hands them over. */
export type ImportKinds = Readonly<Record<ImportKindId, ImportKind>>;
