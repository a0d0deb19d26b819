import { OPEN_ROWS } from '#domain/importJobs/importStatus.ts';
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
 * stands there already, and is asked about, is the answer that it is right. With `isFromFile` a text that a workbook could not hold as it
 * is, and gives back as it could, is none.
 */
export const editCells = async (
  tx: Tx,
  importId: string,
  edits: readonly CellEdit[],
  { username, now }: By,
  { batch, mayAnswer, isFromFile = false }: { batch: number; mayAnswer: boolean; isFromFile?: boolean },
): Promise<number[]> => {
  const given = JSON.stringify(lastOfEach(edits));
  const values = [importId, given, OPEN_ROWS, now, username, batch, mayAnswer, isFromFile];
  const rows = await tx.query<{ row: number }>({ name: 'edit-import-cells', text: EDIT, values });
  return rows.map(({ row }) => row);
};
