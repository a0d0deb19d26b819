import { EDIT_ACTIONS, type EditAction } from '#domain/importJobs/editActions.ts';
import { OPEN_ROWS } from '#domain/importJobs/importStatus.ts';
import type { Tx } from '../../db/context.ts';
import { OPEN } from './editCells.ts';
import { type By, type Edited, editedOf, runEdit } from './runEdit.ts';

/** The edit that its maker can take back next. */
export interface OwnEdit {
  edit: number;
  action: EditAction;
  cells: number;
}

// An edit of several requests is taken back as one.
const isPart = `p.import_id = b.import_id and p.created_by = b.created_by and p.undone_at is null and (p.batch = b.batch or p.edit_id = b.edit_id)`;

/** The last edit of the person in $2 that was not taken back, as a subselect of one row. */
export const OWN_EDIT = `select b.batch, b.action, (select sum(p.cells)::int from import_edit_batch p where ${isPart}) as cells from import_edit_batch b
  where b.import_id = $1 and b.created_by = $2 and b.undone_at is null and b.cells > 0
    and b.action in (${EDIT_ACTIONS.map((action) => `'${action}'`).join(', ')})
  order by b.batch desc limit 1`;

/** The last edit of an import by this person that was not taken back. */
export const ownLastEdit = async (
  tx: Tx,
  importId: string,
  username: string,
): Promise<OwnEdit | undefined> => {
  const values = [importId, username];
  type Found = Omit<OwnEdit, 'edit'> & { batch: number };
  const [own] = await tx.query<Found>({ name: 'own-import-edit', text: OWN_EDIT, values });
  return own && { edit: own.batch, action: own.action, cells: own.cells };
};

// A cell that does not read any more as the edit left it was changed by somebody else since.
const UNDO = `with changed as (
    select e.row_no, e.column_no, max(e.batch) as batch, (array_agg(e.before order by e.batch))[1] as before,
      (array_agg(e.after order by e.batch desc))[1] as after
    from import_edit e where e.import_id = $1 and e.batch = any ($2::int[]) group by e.row_no, e.column_no
  ), made as (
    select e.row_no, e.column_no, e.before, e.after, r.edits ->> e.column_no::text is not distinct from e.after as is_own,
      (select o.created_by from import_edit o where o.import_id = $1 and o.row_no = e.row_no and o.column_no = e.column_no
        and o.batch > e.batch and o.batch < $6 and o.created_by <> $5 order by o.batch desc limit 1) as other
    from changed e join import_row r on r.import_id = $1 and r.row_no = e.row_no
    where ${OPEN}
  ), noted as (
    insert into import_edit (import_id, batch, row_no, column_no, before, after, created_at, created_by)
    select $1, $6, row_no, column_no, after, before, $4, $5 from made where is_own
  ), back as (
    select row_no, array_agg(column_no::text) as columns,
      coalesce(jsonb_object_agg(column_no::text, before) filter (where before is not null), '{}') as texts
    from made where is_own group by row_no
  ), written as (
    update import_row r set edits = nullif((coalesce(r.edits, '{}') - b.columns) || b.texts, '{}')
    from back b where r.import_id = $1 and r.row_no = b.row_no returning r.row_no
  )
  select row_no as row, null as other from written
  union all select row_no, coalesce(other, $5) from made where not is_own`;
const UNDONE = `update import_edit_batch p set undone_at = $3 from import_edit_batch b
  where b.import_id = $1 and b.batch = $2 and ${isPart} returning p.batch`;

/** Takes back one edit of a person; cells that somebody else changed since are skipped. */
export const undoEdit = (tx: Tx, importId: string, edit: number, by: By): Promise<Edited> =>
  runEdit(tx, importId, 'undo', by, async (batch) => {
    const parts = await tx.query<{ batch: number }>({ text: UNDONE, values: [importId, edit, by.now] });
    const batches = parts.map((part) => part.batch);
    const values = [importId, batches, OPEN_ROWS, by.now, by.username, batch];
    const rows = await tx.query<{ row: number; other: string | null }>({
      name: 'undo-import-edit',
      text: UNDO,
      values,
    });
    return editedOf(rows);
  });
