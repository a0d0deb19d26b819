import { OPEN_ROWS } from '#domain/importJobs/importStatus.ts';
import type { READINGS } from '#domain/importJobs/problemCodes.ts';
import type { Tx } from '../../db/context.ts';
import { OPEN } from './editCells.ts';
import { type By, type Edited, editedOf, haveOthersEdited, otherEditor } from './runEdit.ts';

/** For which problem of which column every cell becomes what is offered for itself. */
export interface Taking {
  column: number;
  field: string | null;
  code: string;
  take: 'suggestion' | (typeof READINGS)[number];
}

const TAKE = `with touched as (
    select r.row_no, r.edits ->> ($2::int)::text as before, o.text, ${otherEditor('$10', '$11', '$2::int')} as other
    from import_row r cross join lateral (
      select min(case when $6 = 'suggestion' then p.suggestion else p.params ->> $6 end) as text from import_problem p
      where p.import_id = r.import_id and p.row_no = r.row_no and p.code = $7 and p.field is not distinct from $8
    ) o
    where r.import_id = $1 and o.text is not null and ${OPEN}
  ), noted as (
    insert into import_edit (import_id, batch, row_no, column_no, before, after, created_at, created_by)
    select $1, $9, row_no, $2::int, before, text, $4, $5 from touched where other is null
  ), written as (
    update import_row r set edits = coalesce(r.edits, '{}') || jsonb_build_object(($2::int)::text, t.text)
    from touched t where t.other is null and r.import_id = $1 and r.row_no = t.row_no returning r.row_no
  )
  select row_no as row, null as other from written union all select row_no, other from touched where other is not null`;

/**
 * Puts into every cell with a problem what is offered for it, in rows that nothing came of yet; cells that somebody else changed
 * after `seen` are skipped.
 */
export const takeOffered = async (
  tx: Tx,
  importId: string,
  { column, field, code, take }: Taking,
  { username, now }: By,
  { batch, seen }: { batch: number; seen: number },
): Promise<Edited> => {
  const isAskedOf = await haveOthersEdited(tx, importId, seen, username);
  const values = [importId, column, OPEN_ROWS, now, username, take, code, field, batch, seen, isAskedOf];
  return editedOf(await tx.query({ name: 'take-offered-cells', text: TAKE, values }));
};
