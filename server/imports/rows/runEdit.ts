import type { EditAction } from '#domain/importJobs/editActions.ts';
import type { Tx } from '../../db/context.ts';

/** Who edits an import, and when. */
export interface By {
  username: string;
  now: Date;
  /** Of an edit that comes in several requests: the same for each of them. */
  editId?: string | undefined;
}

/** What became of an edit: rows that changed, and those left alone because somebody else changed them after they were read. */
export interface Edited {
  rows: number[];
  skipped: number;
  /** Who changed the last of the skipped rows. */
  skippedBy: string | null;
}

const BEGIN = `insert into import_edit_batch (import_id, batch, action, created_at, created_by, edit_id)
  select $1, coalesce(max(batch), 0) + 1, $2, $3, $4, $5 from import_edit_batch where import_id = $1 returning batch`;
const END = `with counted as (
    update import_edit_batch set skipped = $3,
      cells = (select count(*) from import_edit e where e.import_id = $1 and e.batch = $2)
    where import_id = $1 and batch = $2 returning cells, skipped
  )
  select cells = 0 and skipped = 0 as "isEmpty" from counted`;
const DROP = 'delete from import_edit_batch where import_id = $1 and batch = $2';

/** Runs one edit of a locked import under a number of its own; an edit that changes and skips nothing leaves no trace. */
export const runEdit = async <T extends Pick<Edited, 'skipped'>>(
  tx: Tx,
  importId: string,
  action: EditAction | 'undo',
  { username, now, editId }: By,
  work: (batch: number) => Promise<T>,
): Promise<T> => {
  const [begun] = await tx.query<{ batch: number }>({
    name: 'begin-import-edit',
    text: BEGIN,
    values: [importId, action, now, username, editId ?? null],
  });
  const batch = begun?.batch ?? 1;
  const done = await work(batch);
  const ended = { name: 'end-import-edit', text: END, values: [importId, batch, done.skipped] };
  const [counted] = await tx.query<{ isEmpty: boolean }>(ended);
  if (counted?.isEmpty) await tx.query({ text: DROP, values: [importId, batch] });
  return done;
};

const LAST = 'select coalesce(max(batch), 0) as edit from import_edit_batch where import_id = $1';

/**
 * The number of the last edit of an import. Read it before the rows that it is shown with: an edit in between is then taken for
 * unseen, never for seen.
 */
export const lastEdit = async (tx: Tx, importId: string): Promise<number> => {
  const [row] = await tx.query<{ edit: number }>({
    name: 'last-import-edit',
    text: LAST,
    values: [importId],
  });
  return row?.edit ?? 0;
};

const READ_SINCE = `select exists (select from import_edit_batch where import_id = $1 and action = 'read' and batch > $2) as "isStale"`;

/** True when the file was read again after edit `seen`: the rows that a person sees are not the import's any more. */
export const wereRowsReplaced = async (tx: Tx, importId: string, seen: number): Promise<boolean> => {
  const [row] = await tx.query<{ isStale: boolean }>({ text: READ_SINCE, values: [importId, seen] });
  return row?.isStale ?? false;
};

const OTHERS = `select exists (select from import_edit_batch
  where import_id = $1 and batch > $2 and created_by <> $3 and cells > 0) as "isEdited"`;

/** True when somebody else edited the import after edit `seen`. */
export const haveOthersEdited = async (
  tx: Tx,
  importId: string,
  seen: number,
  username: string,
): Promise<boolean> => {
  const values = [importId, seen, username];
  const [row] = await tx.query<{ isEdited: boolean }>({ name: 'others-edited', text: OTHERS, values });
  return row?.isEdited ?? false;
};

/**
 * Who else last edited row `r` after the edit in `seen`, in the column or in any; null for nobody. `isAsked` spares the look-up where
 * `haveOthersEdited` knows of none. The editor is the fifth value.
 */
export const otherEditor = (seen: string, isAsked: string, column?: string) =>
  `case when ${isAsked} then (select e.created_by from import_edit e where e.import_id = r.import_id and e.row_no = r.row_no
    ${column ? `and e.column_no = ${column}` : ''} and e.batch > ${seen} and e.created_by <> $5 order by e.batch desc limit 1) end`;

/** Sums up the rows of a statement that answers each with the person it was skipped for. */
export const editedOf = (rows: readonly { row: number; other: string | null }[]): Edited => {
  const skipped = rows.filter(({ other }) => other !== null);
  return {
    rows: rows.flatMap(({ row, other }) => (other === null ? [row] : [])),
    skipped: skipped.length,
    skippedBy: skipped.at(-1)?.other ?? null,
  };
};
