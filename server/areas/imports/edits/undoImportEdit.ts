import { os } from '../../../http/os.ts';
import type { ImportKinds } from '../../../imports/importKind.ts';
import { undoLastEdit } from '../../../imports/rows/undoLastEdit.ts';
import { heldImport } from '../heldImport.ts';
import { mustWait } from '../mustWait.ts';
import { checkEdited } from './checkEdited.ts';

/** Takes back the last edit of cells, whoever made it, and checks its rows again. 404, 403, 422 while a worker has the import. */
export const undoImportEdit = (kinds: ImportKinds) =>
  os.imports.undoImportEdit.handler(async ({ input, context }) => {
    const work = { ...context, kinds };
    const job = await heldImport(work, input.params.id);
    mustWait(job);
    const touched = await undoLastEdit(context.tx, job.id);
    const { import: now } = await checkEdited(work, job, touched);
    return { data: { touched: touched.length, import: now } };
  });
