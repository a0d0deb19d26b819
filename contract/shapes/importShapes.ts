import { z } from 'zod';
import { EDIT_ACTIONS } from '#domain/importJobs/editActions.ts';
import { FIELD_TYPES } from '#domain/importJobs/fieldTypes.ts';
import { IMPORT_KINDS } from '#domain/importJobs/importKinds.ts';
import { IMPORT_STATUSES, ROW_STATES } from '#domain/importJobs/importStatus.ts';
import { MATTERS } from '#domain/importJobs/matters.ts';
import { PROBLEM_CODES, type ProblemCode } from '#domain/importJobs/problemCodes.ts';
import { id, instant, version } from '../envelope.ts';

export const codes = PROBLEM_CODES as readonly [ProblemCode, ...ProblemCode[]];
const named = z.string().nullable();
export const count = z.number().int();
export const kind = z.enum(IMPORT_KINDS);

/** One thing wrong with a row: where, why in words, and what would do instead. */
const problem = z.object({
  field: named,
  /** Place of the column in the file, from 0; null for the row as a whole or for a column that the file lacks. */
  column: count.nullable(),
  code: z.enum(codes),
  isWarning: z.boolean(),
  message: z.string(),
  value: named,
  suggestion: named,
  /** What it may mean where nobody can tell: two texts, of which a person takes one. */
  readings: z.array(z.string()),
});
export type ImportProblem = z.infer<typeof problem>;

const change = z.object({ field: z.string(), before: named, after: named });

/** A row of the file with its verdict. `cells` are in the order of the file's columns; one that was mended has its first text beside it. */
export const importRow = z.object({
  /** The last edit of the import when the row was read; sent back as `seen` with what is changed in the row. */
  edit: count,
  /** As the spreadsheet counts. */
  row: count,
  state: z.enum(ROW_STATES),
  cells: z.array(z.object({ text: z.string(), original: z.string().optional() })),
  problems: z.array(problem),
  /** What an update changes. */
  changes: z.array(change),
  /** What the row is about, as people name it. */
  name: named,
  /** Where in the portal what came of it stands. */
  link: named,
});
export type ImportRow = z.infer<typeof importRow>;

/** A cell that was left as it is because it was changed after the caller had read it. */
export const cellConflict = z.object({
  row: count,
  column: count,
  /** The current text. */
  text: z.string(),
  /** The edit that put it there; sent as `seen` it lets the caller's own text replace it. */
  edit: count,
  editedBy: z.string(),
  /** The person's name; null where the reader may not see that account. */
  editedByName: z.string().nullable(),
  dtimeEdited: instant,
});
export type ImportCellConflict = z.infer<typeof cellConflict>;

/** Rows by state; together they are all rows. */
const counts = z.object({
  total: count,
  create: count,
  update: count,
  unchanged: count,
  error: count,
  leftOut: count,
  warning: count,
  created: count,
  updated: count,
  failed: count,
  notStarted: count,
  reversed: count,
  editedSince: count,
  refused: count,
});
export type ImportCounts = z.infer<typeof counts>;

export const field = z.object({
  key: z.string(),
  header: z.string(),
  type: z.enum(FIELD_TYPES),
  required: z.boolean(),
  /** Whether it says which record a row is about. */
  isKey: z.boolean(),
  hint: z.string(),
  example: z.string(),
});
export type ImportFieldRow = z.infer<typeof field>;

const column = z.object({
  index: count,
  header: z.string(),
  /** The first texts under it that are not empty, five at most. */
  samples: z.array(z.string()),
  field: named,
  /** How the field was found; `chosen` by a person, `remembered` from an earlier file with these headers. */
  how: z.enum(['exact', 'normalised', 'synonym', 'fuzzy', 'remembered', 'chosen']).nullable(),
  isHidden: z.boolean(),
});
export type ImportColumn = z.infer<typeof column>;

const sheet = z.object({ name: z.string(), rows: count, isHidden: z.boolean() });

/** An import as lists show it. */
export const importSummary = z.object({
  id,
  kind,
  fileName: z.string(),
  fileSize: count,
  status: z.enum(IMPORT_STATUSES),
  counts,
  createdBy: z.string(),
  dtimeCreated: instant,
  dtimeEnded: instant.nullable(),
  /** Seconds of work so far. */
  seconds: z.number(),
  version,
});
export type ImportSummary = z.infer<typeof importSummary>;

/** What a second person confirms of an import before it is written: rows by matter, and those that have any. */
const matters = z.record(z.enum([...MATTERS, 'rows']), count);

/** Rows done of rows in all in the step that is under way; `secondsLeft` by the rate so far, null until it is known. */
const progress = z.object({ done: count, total: count, rowsPerSecond: count, secondsLeft: count.nullable() });

/** Everything the page of an import shows but its rows. A poll always returns the full current state. */
export const importJob = importSummary.extend({
  progress: progress.nullable(),
  /** Who moved it last. */
  updatedBy: named,
  /** Who else mended rows of it last. */
  othersEdit: z.object({ by: z.string(), dtimeEdited: instant }).nullable(),
  /** Why it stopped, in words: not readable, too large, interrupted. */
  message: named,
  /** Of a csv: how its letters were read, by the name of the encoding, with some words that show it; null of a workbook. */
  encoding: z.object({ name: z.string(), letters: z.array(z.string()) }).nullable(),
  sheets: z.array(sheet),
  sheet: named,
  headerRow: count.nullable(),
  /** The first rows of the sheet as they stand in the file, for choosing sheet and header row; 50 at most. */
  preview: z.array(z.object({ row: count, cells: z.array(z.string()) })),
  columns: z.array(column),
  fields: z.array(field),
  /** Required fields that no column is matched with. */
  missing: z.array(z.string()),
  /** An import of the same bytes that went in already. */
  sameFileAs: z.object({ id, dtimeCreated: instant, createdBy: z.string() }).nullable(),
  /** Whether rows may change what is there, or only add. */
  mayUpdate: z.boolean(),
  /** Whether its rows are kept; those of an import that nobody has touched for 90 days are removed. */
  hasRows: z.boolean(),
  /** The caller's own last edit that was not taken back; null for none. */
  undoableEdit: z.object({ edit: count, action: z.enum(EDIT_ACTIONS), cells: count }).nullable(),
  /** Cells of the caller's last error file that were left as they are: others had changed them after it was downloaded. */
  errorFileConflicts: count,
  /** What of its rows a second person will have to confirm; null where nothing does. */
  matters: matters.nullable(),
  /** The open request by which it waits for that person, and who confirmed what was written last. */
  approvalRequestId: id.nullable(),
  confirmedBy: named,
  /** Whether its last check was stopped before its end, or does not hold any more: nothing can be written until it is checked again. */
  needsCheck: z.boolean(),
  /** Null while it can be committed or undone; else why not, in words. */
  whyNoCommit: named,
  whyNoUndo: named,
});
export type ImportJob = z.infer<typeof importJob>;

/** Problems of one cause in one column. */
export const problemGroup = z.object({
  /** The last edit of the import when the group was read; sent back as `seen` with what is changed in all its rows. */
  edit: count,
  field: named,
  column: count.nullable(),
  code: z.enum(codes),
  isWarning: z.boolean(),
  message: z.string(),
  rows: count,
  /** "12–20, 44, 51–53 …" */
  where: z.string(),
  /** The commonest texts with this problem, the commonest first, ten at most; each with what would do instead, or what it may mean. */
  values: z.array(
    z.object({ value: z.string(), rows: count, suggestion: named, readings: z.array(z.string()) }),
  ),
});
export type ImportProblemGroup = z.infer<typeof problemGroup>;
