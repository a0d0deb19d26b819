import { OPEN_ROWS } from '#domain/importJobs/importStatus.ts';
import type { ProblemCode } from '#domain/importJobs/problemCodes.ts';
import { LEFT_OUT_COLUMN } from '#domain/imports/leftOut.ts';
import type { Tx } from '../../db/context.ts';
import { storable } from '../../sheets/storable.ts';

/** A text that a person puts into a cell. */
export interface CellEdit {
  row: number;
  column: number;
  text: string;
}

/** Who mends cells, and when. */
export interface By {
  username: string;
  now: Date;
}

/** The number of the next batch of edits. */
export const BATCH = `(select coalesce(max(batch), 0) + 1 from import_edit where import_id = $1)`;
/** Whether nothing came of row `r` yet; its states are the third value. */
export const OPEN = `exists (select from import_verdict v where v.import_id = r.import_id and v.row_no = r.row_no and v.state = any ($3))`;
/** The text of column $n of row `r` as it counts now. */
const textAt = (column: string) =>
  `coalesce(r.edits ->> ${column}::text, case jsonb_typeof(r.cells -> ${column}) when 'object' then r.cells -> ${column} ->> 'text'
    else r.cells ->> ${column} end, '')`;

/** Whether the file asks if a text of row `r` is right: given once more by a person, it is. */
const isAsked = (text: string) =>
  `exists (select from import_problem p where p.import_id = r.import_id and p.row_no = r.row_no
    and (p.code = 'long_number' and p.suggestion = ${text} or p.code = 'rounded_number' and p.value = ${text}))`;

const EDIT = `with given as (
    select x.row, x.column, x.text from jsonb_to_recordset($2::jsonb) as x(row integer, "column" integer, text text)
  ), touched as (
    select r.row_no, g.column, r.edits ->> g.column::text as before, g.text
    from given g join import_row r on r.import_id = $1 and r.row_no = g.row
    where ${OPEN} and (${textAt('g.column')} is distinct from g.text or $7 and ${isAsked('g.text')})
  ), noted as (
    insert into import_edit (import_id, batch, row_no, column_no, before, created_at, created_by)
    select $1, $6, row_no, "column", before, $4, $5 from touched
    on conflict do nothing
  )
  update import_row r set edits = coalesce(r.edits, '{}') || t.patch
  from (select row_no, jsonb_object_agg("column"::text, text) as patch from touched group by row_no) t
  where r.import_id = $1 and r.row_no = t.row_no returning r.row_no as row`;

/** The number of the next batch of edits of a held import: what has one number is taken back together. */
export const nextBatch = async (tx: Tx, importId: string): Promise<number> => {
  const [next] = await tx.query<{ batch: number }>({ text: `select ${BATCH} as batch`, values: [importId] });
  return next?.batch ?? 1;
};

/** One text a cell: the last that was given. */
const lastOfEach = (edits: readonly CellEdit[]): CellEdit[] => [
  ...new Map(
    edits.map((edit) => [`${edit.row} ${edit.column}`, { ...edit, text: storable(edit.text) }]),
  ).values(),
];

/**
 * Puts texts into cells of rows that nothing came of yet, as part of a batch; answers the rows that changed. A cell that comes
 * twice gets its last text, and what stood there before the batch is what taking it back brings. With `mayAnswer` a text that
 * stands there already, and is asked about, is the answer that it is right.
 */
export const editCells = async (
  tx: Tx,
  importId: string,
  edits: readonly CellEdit[],
  { username, now }: By,
  { batch, mayAnswer }: { batch: number; mayAnswer: boolean },
): Promise<number[]> => {
  const values = [importId, JSON.stringify(lastOfEach(edits)), OPEN_ROWS, now, username, batch, mayAnswer];
  const rows = await tx.query<{ row: number }>({ name: 'edit-import-cells', text: EDIT, values });
  return rows.map(({ row }) => row);
};

const NEW = `case when $7 then replace(t.now, $6, $8) else $8 end`;
const REPLACE = `with touched as (
    select r.row_no, r.edits ->> ($2::int)::text as before, ${textAt('$2::int')} as now, ${isAsked(textAt('$2::int'))} as asked
    from import_row r
    where r.import_id = $1 and ${OPEN}
      and ($6::text is null or case when $7 then position($6 in ${textAt('$2::int')}) > 0 else ${textAt('$2::int')} = $6 end)
      and ($9::text is null or exists (select from import_problem p where p.import_id = $1 and p.row_no = r.row_no
        and p.code = $9 and p.field is not distinct from $10))
  ), changed as (
    select t.row_no, t.before, ${NEW} as text from touched t where t.asked or ${NEW} is distinct from t.now
  ), noted as (
    insert into import_edit (import_id, batch, row_no, column_no, before, created_at, created_by)
    select $1, ${BATCH}, row_no, $2::int, before, $4, $5 from changed
  )
  update import_row r set edits = coalesce(r.edits, '{}') || jsonb_build_object(($2::int)::text, c.text)
  from changed c where r.import_id = $1 and r.row_no = c.row_no returning r.row_no as row`;

/** Which cells of a column become what: those that read `from` (or contain it), or all with a problem. */
export interface Replacement {
  column: number;
  /** Field of the column, to which the problem belongs. */
  field: string | null;
  from: string | null;
  to: string;
  part: boolean;
  code: ProblemCode | null;
}

/** One choice for many cells of rows that nothing came of yet; answers the rows that changed. */
export const replaceCells = async (
  tx: Tx,
  importId: string,
  { column, field, from, to, part, code }: Replacement,
  { username, now }: By,
): Promise<number[]> => {
  const texts = [from === null ? null : storable(from), part && from !== null, storable(to)];
  const values = [importId, column, OPEN_ROWS, now, username, ...texts, code, field];
  const rows = await tx.query<{ row: number }>({ name: 'replace-import-cells', text: REPLACE, values });
  return rows.map(({ row }) => row);
};

const OUT = `'${LEFT_OUT_COLUMN}'`;
const LEAVE_OUT = `with touched as (
    select r.row_no, r.edits ->> ${OUT} as before from import_row r
    where r.import_id = $1 and ${OPEN} and coalesce(r.edits ? ${OUT}, false) <> $2
      and ($6::int[] is null or r.row_no = any ($6))
      and ($7::text is null or exists (select from import_problem p where p.import_id = $1 and p.row_no = r.row_no
        and p.code = $7 and p.field is not distinct from $8))
  ), noted as (
    insert into import_edit (import_id, batch, row_no, column_no, before, created_at, created_by)
    select $1, ${BATCH}, row_no, ${LEFT_OUT_COLUMN}, before, $4, $5 from touched
  )
  update import_row r set edits = case when $2 then coalesce(r.edits, '{}') || jsonb_build_object(${OUT}, 'yes')
    else nullif(r.edits - ${OUT}, '{}') end
  from touched t where r.import_id = $1 and r.row_no = t.row_no returning r.row_no as row`;

/** Which rows are left out or taken in again: those named, those with a problem, or, with neither, all there are. */
export interface LeavingOut {
  isOut: boolean;
  rows: readonly number[] | null;
  problem: { code: ProblemCode; field: string | null } | null;
}

/** Leaves rows out that nothing came of yet, or takes them in again; answers the rows that changed. */
export const leaveOutRows = async (
  tx: Tx,
  importId: string,
  { isOut, rows, problem }: LeavingOut,
  { username, now }: By,
): Promise<number[]> => {
  const which = [rows, problem?.code ?? null, problem?.field ?? null];
  const values = [importId, isOut, OPEN_ROWS, now, username, ...which];
  const touched = await tx.query<{ row: number }>({ name: 'leave-import-rows-out', text: LEAVE_OUT, values });
  return touched.map(({ row }) => row);
};

const UNDO = `with gone as (
    delete from import_edit where import_id = $1
      and batch = (select max(batch) from import_edit where import_id = $1)
    returning row_no, column_no, before
  ), back as (
    select row_no, array_agg(column_no::text) as columns,
      coalesce(jsonb_object_agg(column_no::text, before) filter (where before is not null), '{}') as texts
    from gone group by row_no
  )
  update import_row r set edits = (coalesce(r.edits, '{}') - b.columns) || b.texts
  from back b where r.import_id = $1 and r.row_no = b.row_no and ${OPEN.replace('$3', '$2')}
  returning r.row_no as row`;

/** Takes back the last batch of edits; answers the rows that changed. */
export const undoLastEdit = async (tx: Tx, importId: string): Promise<number[]> => {
  const values = [importId, OPEN_ROWS];
  const rows = await tx.query<{ row: number }>({ name: 'undo-import-edit', text: UNDO, values });
  return rows.map(({ row }) => row);
};
