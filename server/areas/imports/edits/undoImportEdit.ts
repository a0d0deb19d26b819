import { os } from '../../../http/os.ts';
import { undoLastEdit } from '../../../imports/rows/edits.ts';
import { heldImport } from '../importAccess.ts';
import { mustWait } from '../refusals.ts';
import { checkMended } from './checkMended.ts';

/** Takes back the last edit of cells, whoever made it, and checks its rows again. 404, 403, 422 while a worker has the import. */
export const undoImportEdit = os.imports.undoImportEdit.handler(async ({ input, context }) => {
  const job = await heldImport(context, input.params.id);
  mustWait(job);
  const touched = await undoLastEdit(context.tx, job.id);
  const { import: now } = await checkMended(context, job, touched);
  return { data: { touched: touched.length, import: now } };
});
