import { os } from '../../../http/os.ts';
import type { ImportKinds } from '../../../imports/importKind.ts';
import { kindFor } from '../../../imports/kindFor.ts';
import { editCells, nextBatch } from '../../../imports/rows/editCells.ts';
import { keepEdits } from '../../../imports/rows/keepCells.ts';
import { heldImport } from '../heldImport.ts';
import { mustWait } from '../mustWait.ts';
import { readRows } from '../readRows.ts';
import { checkEdited } from './checkEdited.ts';

const MOST_ROWS = 500;

/**
 * Mends cells and checks their rows again, with those that shared with them what only one may have. Cells of rows that went in already stay as they
 * are. 404, 403, 422 while a worker has the import.
 */
export const editImportCells = (kinds: ImportKinds) =>
  os.imports.editImportCells.handler(async ({ input, context }) => {
    const work = { ...context, kinds };
    const job = await heldImport(work, input.params.id);
    mustWait(job);
    const { tx, user, deps } = context;
    const by = { username: user.username, now: deps.now() };
    const edits = keepEdits(kindFor(kinds, user, job.kind), job.columns, input.body.edits);
    const touched = await editCells(tx, job.id, edits, by, {
      batch: await nextBatch(tx, job.id),
      mayAnswer: true,
    });
    const { judged, import: now } = await checkEdited(work, job, touched);
    const rows = await readRows(work, job, judged.slice(0, MOST_ROWS));
    return { data: { rows, import: now } };
  });
