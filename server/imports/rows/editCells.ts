import { OPEN_ROWS } from '#domain/importJobs/importStatus.ts';
import type { Tx } from '../../db/context.ts';
import { storable } from '../../sheets/storable.ts';
import type { By } from './runEdit.ts';

/** A text that a person puts into a cell. */
export interface CellEdit {
  row: number;
  column: number;
  text: string;
  /** The last edit of the import that the person has seen; 0 for the file as it was read. */
  seen?: number;
}

/** A cell that was left alone: it was changed after the person read it. */
export interface CellConflict {
  row: number;
  column: number;
  /** The text as it is now. */
  text: string;
  edit: number;
  editedBy: string;
  /** The person's name, where the reader may see that account. */
  editedByName: string | null;
  editedAt: Date;
}

/** Whether nothing came of row `r` yet; its states are the third value. */
export const OPEN = `exists (select from import_verdict v where v.import_id = r.import_id and v.row_no = r.row_no and v.state = any ($3))`;

/** The text of column $n of row `r` as it counts now. */
export const textAt = (column: string) =>
  `coalesce(r.edits ->> ${column}::text, case jsonb_typeof(r.cells -> ${column}) when 'object' then r.cells -> ${column} ->> 'text'
    else r.cells ->> ${column} end, '')`;

/** Whether the file asks if a text of row `r` is right: given once more by a person, it is. */
export const isAsked = (text: string) =>
  `exists (select from import_problem p where p.import_id = r.import_id and p.row_no = r.row_no
    and (p.code = 'long_number' and p.suggestion = ${text} or p.code = 'rounded_number' and p.value = ${text}))`;

/** A text as a workbook gives it back: what XML cannot hold is not in it, and its lines end in one way. */
const asWritten = (text: string) =>
  `regexp_replace(regexp_replace(${text}, '\\r\\n?', e'\\n', 'g'), '[\\u0001-\\u0008\\u000B\\u000C\\u000E-\\u001F\\uFFFE\\uFFFF]', '', 'g')`;

const EDIT = `with given as (
    select x.row, x.column, x.text from jsonb_to_recordset($2::jsonb) as x(row integer, "column" integer, text text)
  ), touched as (
    select r.row_no, g.column, r.edits ->> g.column::text as before, g.text
    from given g join import_row r on r.import_id = $1 and r.row_no = g.row
    where ${OPEN} and (${textAt('g.column')} is distinct from g.text or $7 and ${isAsked('g.text')})
      and (not $8 or ${asWritten(textAt('g.column'))} is distinct from g.text)
  ), noted as (
    insert into import_edit (import_id, batch, row_no, column_no, before, after, created_at, created_by)
    select $1, $6, row_no, "column", before, text, $4, $5 from touched
    on conflict (import_id, batch, row_no, column_no) do update set after = excluded.after
  )
  update import_row r set edits = coalesce(r.edits, '{}') || t.patch
  from (select row_no, jsonb_object_agg("column"::text, text) as patch from touched group by row_no) t
  where r.import_id = $1 and r.row_no = t.row_no returning r.row_no as row`;

// An edit to the text that a cell already has overwrites nothing.
const CONFLICTS = `select g.row, g.column, ${textAt('g.column')} as text, e.batch as edit, e.created_by, e.created_at,
    (select concat_ws(' ', u.first_name, u.last_name) from user_account u where u.username = e.created_by::citext) as "editedByName"
  from jsonb_to_recordset($2::jsonb) as g(row integer, "column" integer, text text, seen integer)
  join import_row r on r.import_id = $1 and r.row_no = g.row
  join lateral (select e.batch, e.created_by, e.created_at from import_edit e
    where e.import_id = $1 and e.row_no = g.row and e.column_no = g.column and e.batch > coalesce(g.seen, 0) and e.batch <> $4
      and ($5::text is null or e.created_by <> $5)
    order by e.batch desc limit 1) e on true
  where ${OPEN} and ${textAt('g.column')} is distinct from g.text`;

/** One text a cell: the last that was given. */
const lastOfEach = (edits: readonly CellEdit[]): CellEdit[] => [
  ...new Map(
    edits.map((edit) => [`${edit.row} ${edit.column}`, { ...edit, text: storable(edit.text) }]),
  ).values(),
];

interface Editing {
  batch: number;
  /** Giving the same text again for a cell that is asked about confirms it. */
  mayAnswer: boolean;
  /** A text that a workbook could not hold as it is, and gives back as it could, is no edit. */
  isFromFile?: boolean;
  /** Whose edits count as unseen: everybody's (own ones come from another window), those of others, or nobody's. */
  unseenOf: 'all' | 'others' | 'nobody';
}

const conflictsOf = async (
  tx: Tx,
  importId: string,
  given: readonly CellEdit[],
  { username }: By,
  { batch, unseenOf }: Editing,
): Promise<CellConflict[]> => {
  if (unseenOf === 'nobody') return [];
  const except = unseenOf === 'others' ? username : null;
  const values = [importId, JSON.stringify(given), OPEN_ROWS, batch, except];
  type Found = Pick<CellConflict, 'row' | 'column' | 'text' | 'edit' | 'editedByName'> & {
    created_by: string;
    created_at: Date;
  };
  const found = await tx.query<Found>({ name: 'import-edit-conflicts', text: CONFLICTS, values });
  return found.map(({ created_by, created_at, ...cell }) => ({
    ...cell,
    editedBy: created_by,
    editedAt: created_at,
  }));
};

/**
 * Puts texts into cells of rows that nothing came of yet, as part of an edit. A cell that comes twice gets its last text, and what
 * stood there before the edit is what undoing it restores. Cells that were changed after `seen` are left alone and returned.
 */
export const editCells = async (
  tx: Tx,
  importId: string,
  edits: readonly CellEdit[],
  by: By,
  editing: Editing,
): Promise<{ rows: number[]; conflicts: CellConflict[] }> => {
  const given = lastOfEach(edits);
  const conflicts = await conflictsOf(tx, importId, given, by, editing);
  const refused = new Set(conflicts.map(({ row, column }) => `${row} ${column}`));
  const free = given.filter(({ row, column }) => !refused.has(`${row} ${column}`));
  const { batch, mayAnswer, isFromFile = false } = editing;
  const values = [
    importId,
    JSON.stringify(free),
    OPEN_ROWS,
    by.now,
    by.username,
    batch,
    mayAnswer,
    isFromFile,
  ];
  const rows = await tx.query<{ row: number }>({ name: 'edit-import-cells', text: EDIT, values });
  return { rows: rows.map(({ row }) => row), conflicts };
};
