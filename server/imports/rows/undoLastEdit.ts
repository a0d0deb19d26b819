import { OPEN_ROWS } from '#domain/importJobs/importStatus.ts';
import type { Tx } from '../../db/context.ts';
import { OPEN } from './editCells.ts';

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
