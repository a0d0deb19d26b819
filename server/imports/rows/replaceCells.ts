import { OPEN_ROWS } from '#domain/importJobs/importStatus.ts';
import type { ProblemCode } from '#domain/importJobs/problemCodes.ts';
import type { Tx } from '../../db/context.ts';
import { storable } from '../../sheets/storable.ts';
import { isAsked, OPEN, textAt } from './editCells.ts';
import { type By, type Edited, editedOf, haveOthersEdited, otherEditor } from './runEdit.ts';

const NEW = `case when $7 then replace(t.now, $6, $8) else $8 end`;

const REPLACE = `with touched as (
    select r.row_no, r.edits ->> ($2::int)::text as before, ${textAt('$2::int')} as now, ${isAsked(textAt('$2::int'))} as asked,
      ${otherEditor('$12', '$13', '$2::int')} as other
    from import_row r
    where r.import_id = $1 and ${OPEN}
      and ($6::text is null or case when $7 then position($6 in ${textAt('$2::int')}) > 0 else ${textAt('$2::int')} = $6 end)
      and ($9::text is null or exists (select from import_problem p where p.import_id = $1 and p.row_no = r.row_no
        and p.code = $9 and p.field is not distinct from $10))
  ), changed as (
    select t.row_no, t.before, t.other, ${NEW} as text from touched t where t.asked or ${NEW} is distinct from t.now
  ), noted as (
    insert into import_edit (import_id, batch, row_no, column_no, before, after, created_at, created_by)
    select $1, $11, row_no, $2::int, before, text, $4, $5 from changed where other is null
  ), written as (
    update import_row r set edits = coalesce(r.edits, '{}') || jsonb_build_object(($2::int)::text, c.text)
    from changed c where c.other is null and r.import_id = $1 and r.row_no = c.row_no returning r.row_no
  )
  select row_no as row, null as other from written union all select row_no, other from changed where other is not null`;

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

/** One choice for many cells of rows that nothing came of yet; cells that somebody else changed after `seen` are skipped. */
export const replaceCells = async (
  tx: Tx,
  importId: string,
  { column, field, from, to, part, code }: Replacement,
  { username, now }: By,
  { batch, seen }: { batch: number; seen: number },
): Promise<Edited> => {
  const texts = [from === null ? null : storable(from), part && from !== null, storable(to)];
  const isAskedOf = await haveOthersEdited(tx, importId, seen, username);
  const values = [importId, column, OPEN_ROWS, now, username, ...texts, code, field, batch, seen, isAskedOf];
  return editedOf(await tx.query({ name: 'replace-import-cells', text: REPLACE, values }));
};
