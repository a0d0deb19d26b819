import { os } from '../../../http/os.ts';
import { moved } from '../../../http/versionOf.ts';
import type { ImportKinds } from '../../../imports/importKind.ts';
import { kindFor } from '../../../imports/kindFor.ts';
import { editCells } from '../../../imports/rows/editCells.ts';
import { keepEdits } from '../../../imports/rows/keepCells.ts';
import { runEdit, wereRowsReplaced } from '../../../imports/rows/runEdit.ts';
import { heldImport } from '../heldImport.ts';
import { mustWait } from '../mustWait.ts';
import { presentImport } from '../presentImport.ts';
import { readRows } from '../readRows.ts';
import { checkEdited } from './checkEdited.ts';

const MOST_ROWS = 500;

/**
 * Changes cells and checks their rows again, with those that shared with them what only one may have. Cells of rows that went in
 * already stay as they are, and so do cells that were changed after they were read, which are returned as conflicts. 404, 403; 409
 * when the file was read again since; 422 while a worker has the import.
 */
export const editImportCells = (kinds: ImportKinds) =>
  os.imports.editImportCells.handler(async ({ input, context }) => {
    const work = { ...context, kinds };
    const job = await heldImport(work, input.params.id);
    mustWait(job);
    const { tx, user, deps } = context;
    const { edits: given, action, editId } = input.body;
    const by = { username: user.username, now: deps.now(), editId };
    const seen = given.flatMap((edit) => edit.seen ?? []);
    if (seen.length && (await wereRowsReplaced(tx, job.id, Math.min(...seen))))
      throw moved(await presentImport(work, job));
    const edits = keepEdits(kindFor(kinds, user, job.kind), job.columns, given);
    const { rows: touched, conflicts } = await runEdit(tx, job.id, action, by, async (batch) => {
      const done = await editCells(tx, job.id, edits, by, { batch, mayAnswer: true, unseenOf: 'all' });
      return { ...done, skipped: 0 };
    });
    const { judged, import: now } = await checkEdited(work, job, touched);
    const shown = [...new Set([...conflicts.map(({ row }) => row), ...judged])].slice(0, MOST_ROWS);
    const rows = await readRows(work, job, shown);
    return {
      data: {
        rows,
        conflicts: conflicts.map(({ editedAt, ...conflict }) => ({
          ...conflict,
          dtimeEdited: editedAt.toISOString(),
        })),
        import: now,
      },
    };
  });
