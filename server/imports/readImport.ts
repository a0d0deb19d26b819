import type { ImportKindId } from '#domain/importJobs/importKinds.ts';
import type { ImportStatus, RowState } from '#domain/importJobs/importStatus.ts';
import type { MatterCounts } from '#domain/importJobs/matters.ts';
import type { ColumnFacts } from '#domain/imports/cells/readCell.ts';
import type { Sentence } from '#domain/sentence.ts';
import { columnsOf } from '../db/columns/columnsOf.ts';
import { decimal, id, int, json, moment, size, text } from '../db/columns/kinds.ts';
import type { Tx } from '../db/context.ts';
import { notFound } from '../http/errors/fail.ts';
import { toId } from '../http/ids.ts';
import type { Encoding } from '../sheets/openedSheet.ts';

/** How a column of the file was matched with a field. */
export type ColumnMatch = 'exact' | 'normalised' | 'synonym' | 'fuzzy' | 'remembered' | 'chosen';

/** A column of the file as it is kept with its import. */
export interface StoredColumn {
  index: number;
  header: string;
  samples: string[];
  field: string | null;
  how: ColumnMatch | null;
  isHidden: boolean;
  /** What its texts say about it as a whole; found by the check. */
  facts?: ColumnFacts;
}

/** Sheets and first rows of the file, for choosing sheet and header row. */
export interface Layout {
  sheets: { name: string; rows: number; isHidden: boolean }[];
  preview: { row: number; cells: string[] }[];
  /** Of a file of text, as it was read; null of a workbook. */
  encoding: Encoding | null;
  /** Some of its words with letters that other encodings have elsewhere. */
  letters: string[];
  /** Characters of its longest row as it was read. */
  longestRow: number;
}

/** Characters of rows that are read and judged at one go. */
const AT_ONCE = 1024 * 1024;

/** How many rows of an import are judged at one go: at most `most`, fewer where they are long. */
export const rowsAtOnce = ({ layout }: Pick<StoredImport, 'layout'>, most: number): number =>
  Math.max(1, Math.min(most, Math.floor(AT_ONCE / (layout.longestRow ?? 1))));

export type Counts = Partial<Record<RowState | 'total' | 'warning', number>> & {
  /** What a second person confirms of the rows that may be written. */
  matters?: MatterCounts;
};

/** A row of import_job. */
export interface StoredImport {
  id: string;
  kind: ImportKindId;
  ownerId: string;
  createdBy: string;
  fileId: string;
  fileName: string;
  fileSize: number;
  fileSha256: string;
  status: ImportStatus;
  layout: Partial<Layout>;
  sheet: string | null;
  headerRow: number | null;
  columns: StoredColumn[];
  counts: Counts;
  message: Sentence | null;
  /** What was stopped before its end and has to be done again before anything is written. */
  due: 'read' | 'check' | null;
  mode: 'valid' | 'all' | null;
  /** Who confirmed as a second person what was written last. */
  confirmedBy: string | null;
  jobId: string | null;
  stepRows: number;
  seconds: string;
  updatedBy: string | null;
  /** When each person mended rows last, by username. */
  editors: Readonly<Record<string, string>>;
  version: number;
  createdAt: Date;
  endedAt: Date | null;
  /** Since when its rows are gone. */
  clearedAt: Date | null;
}

/** An import, `i`, as it is stored. */
export const IMPORT = columnsOf<StoredImport>('import_job i')({
  id: id('i.id'),
  kind: text('i.kind'),
  ownerId: id('i.owner_id'),
  createdBy: text('i.created_by'),
  fileId: id('i.file_id'),
  fileName: text('i.file_name'),
  fileSize: size('i.file_size'),
  fileSha256: text('i.file_sha256'),
  status: text('i.status'),
  layout: json('i.layout'),
  sheet: text('i.sheet'),
  headerRow: int('i.header_row'),
  columns: json('i.columns'),
  counts: json('i.counts'),
  message: json('i.message'),
  due: text('i.due'),
  mode: text('i.mode'),
  confirmedBy: text('i.confirmed_by'),
  jobId: id('i.job_id'),
  stepRows: int('i.step_rows'),
  seconds: decimal('i.seconds'),
  updatedBy: text('i.updated_by'),
  editors: json('i.editors'),
  version: int('i.version'),
  createdAt: moment('i.created_at'),
  endedAt: moment('i.ended_at'),
  clearedAt: moment('i.cleared_at'),
});
const READ = `select ${IMPORT.select} from import_job i where i.id = $1`;

/** One import of the caller's scope; with `lock` nobody else changes it until the transaction ends. 404. */
export const readImport = async (tx: Tx, importId: string, lock = false): Promise<StoredImport> => {
  const text = lock ? `${READ} for no key update` : READ;
  const name = lock ? 'lock-import' : 'read-import';
  const [row] = await IMPORT.read(tx, { name, text, values: [toId(importId)] });
  if (!row) throw notFound();
  return row;
};
