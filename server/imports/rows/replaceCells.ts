import { OPEN_ROWS } from '#domain/importJobs/importStatus.ts';
import type { ProblemCode } from '#domain/importJobs/problemCodes.ts';
import type { Tx } from '../../db/context.ts';
import { storable } from '../../sheets/storable.ts';
import { BATCH, type By, isAsked, OPEN, textAt } from './editCells.ts';

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
