import { OPEN_ROWS } from '#domain/importJobs/importStatus.ts';
import type { ProblemCode } from '#domain/importJobs/problemCodes.ts';
import { LEFT_OUT_COLUMN } from '#domain/imports/leftOut.ts';
import type { Tx } from '../../db/context.ts';
import { OPEN } from './editCells.ts';
import { type By, type Edited, editedOf, haveOthersEdited, otherEditor } from './runEdit.ts';

const OUT = `'${LEFT_OUT_COLUMN}'`;

const LEAVE_OUT = `with touched as (
    select r.row_no, r.edits ->> ${OUT} as before, ${otherEditor('$10', '$11')} as other from import_row r
    where r.import_id = $1 and ${OPEN} and coalesce(r.edits ? ${OUT}, false) <> $2
      and ($6::int[] is null or r.row_no = any ($6))
      and ($7::text is null or exists (select from import_problem p where p.import_id = $1 and p.row_no = r.row_no
        and p.code = $7 and p.field is not distinct from $8))
  ), noted as (
    insert into import_edit (import_id, batch, row_no, column_no, before, after, created_at, created_by)
    select $1, $9, row_no, ${LEFT_OUT_COLUMN}, before, case when $2 then 'yes' end, $4, $5 from touched where other is null
  ), written as (
    update import_row r set edits = case when $2 then coalesce(r.edits, '{}') || jsonb_build_object(${OUT}, 'yes')
      else nullif(r.edits - ${OUT}, '{}') end
    from touched t where t.other is null and r.import_id = $1 and r.row_no = t.row_no returning r.row_no
  )
  select row_no as row, null as other from written union all select row_no, other from touched where other is not null`;

/** Which rows are left out or taken in again: those named, those with a problem, or, with neither, all there are. */
export interface LeavingOut {
  isOut: boolean;
  rows: readonly number[] | null;
  problem: { code: ProblemCode; field: string | null } | null;
}

/**
 * Leaves rows out that nothing came of yet, or takes them in again; rows that somebody else changed after `seen` are skipped, or
 * none with `seen` null.
 */
export const leaveOutRows = async (
  tx: Tx,
  importId: string,
  { isOut, rows, problem }: LeavingOut,
  { username, now }: By,
  { batch, seen }: { batch: number; seen: number | null },
): Promise<Edited> => {
  const which = [rows, problem?.code ?? null, problem?.field ?? null];
  const isAskedOf = seen !== null && (await haveOthersEdited(tx, importId, seen, username));
  const values = [importId, isOut, OPEN_ROWS, now, username, ...which, batch, seen ?? 0, isAskedOf];
  return editedOf(await tx.query({ name: 'leave-import-rows-out', text: LEAVE_OUT, values }));
};
