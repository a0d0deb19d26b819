import type { ImportKindId } from '#domain/importJobs/importKinds.ts';
import type { ImportStatus, RowState } from '#domain/importJobs/importStatus.ts';
import type { MatterCounts } from '#domain/importJobs/matters.ts';
import type { ColumnFacts } from '#domain/imports/cells/readCell.ts';
import type { Sentence } from '#domain/text.ts';
import type { Tx } from '../db/context.ts';
import { notFound } from '../http/errors/errors.ts';
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
}

export type Counts = Partial<Record<RowState | 'total' | 'warning', number>> & {
  /** What a second person confirms of the rows that may be written. */
  matters?: MatterCounts;
};

/** A row of import_job. */
export interface StoredImport {
  [column: string]: unknown;
  id: string;
  kind: ImportKindId;
  ownerId: string;
  createdBy: string;
  fileId: string;
  fileName: string;
  fileSize: string;
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

/** Columns of import_job `i` as a StoredImport. */
export const IMPORT_COLUMNS = `i.id, i.kind, i.owner_id as "ownerId", i.created_by as "createdBy", i.file_id as "fileId",
  i.file_name as "fileName", i.file_size as "fileSize", i.file_sha256 as "fileSha256", i.status, i.layout, i.sheet,
  i.header_row as "headerRow", i.columns, i.counts, i.message, i.due, i.mode, i.confirmed_by as "confirmedBy", i.job_id as "jobId", i.step_rows as "stepRows",
  i.seconds, i.updated_by as "updatedBy", i.editors, i.version, i.created_at as "createdAt", i.ended_at as "endedAt",
  i.cleared_at as "clearedAt"`;
const READ = `select ${IMPORT_COLUMNS} from import_job i where i.id = $1`;

/** One import of the caller's scope; with `lock` nobody else changes it until the transaction ends. 404. */
export const readImport = async (tx: Tx, id: string, lock = false): Promise<StoredImport> => {
  const text = lock ? `${READ} for no key update` : READ;
  const name = lock ? 'lock-import' : 'read-import';
  const [row] = await tx.query<StoredImport>({ name, text, values: [toId(id)] });
  if (!row) throw notFound();
  return row;
};
