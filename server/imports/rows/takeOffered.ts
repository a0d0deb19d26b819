import { OPEN_ROWS } from '#domain/importJobs/importStatus.ts';
import type { READINGS } from '#domain/importJobs/problemCodes.ts';
import type { Tx } from '../../db/context.ts';
import { BATCH, type By, OPEN } from './editCells.ts';

/** For which problem of which column every cell becomes what is offered for itself. */
export interface Taking {
  column: number;
  field: string | null;
  code: string;
  take: 'suggestion' | (typeof READINGS)[number];
}

const TAKE = `with touched as (
    select r.row_no, r.edits ->> ($2::int)::text as before, o.text
    from import_row r cross join lateral (
      select min(case when $6 = 'suggestion' then p.suggestion else p.params ->> $6 end) as text from import_problem p
      where p.import_id = r.import_id and p.row_no = r.row_no and p.code = $7 and p.field is not distinct from $8
    ) o
    where r.import_id = $1 and o.text is not null and ${OPEN}
  ), noted as (
    insert into import_edit (import_id, batch, row_no, column_no, before, created_at, created_by)
    select $1, ${BATCH}, row_no, $2::int, before, $4, $5 from touched
  )
  update import_row r set edits = coalesce(r.edits, '{}') || jsonb_build_object(($2::int)::text, t.text)
  from touched t where r.import_id = $1 and r.row_no = t.row_no returning r.row_no as row`;

/** Puts into every cell with a problem what is offered for it, in rows that nothing came of yet; answers the rows that changed. */
export const takeOffered = async (
  tx: Tx,
  importId: string,
  { column, field, code, take }: Taking,
  { username, now }: By,
): Promise<number[]> => {
  const values = [importId, column, OPEN_ROWS, now, username, take, code, field];
  const rows = await tx.query<{ row: number }>({ name: 'take-offered-cells', text: TAKE, values });
  return rows.map(({ row }) => row);
};
