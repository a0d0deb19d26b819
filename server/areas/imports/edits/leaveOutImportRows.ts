import { problemSentence } from '#domain/imports/problems.ts';
import { badFields } from '../../../http/errors/fail.ts';
import { os } from '../../../http/os.ts';
import type { ImportKinds } from '../../../imports/importKind.ts';
import { leaveOutRows } from '../../../imports/rows/leaveOutRows.ts';
import { runEdit } from '../../../imports/rows/runEdit.ts';
import { heldImport } from '../heldImport.ts';
import { mustWait } from '../mustWait.ts';
import { answerEdited } from './checkEdited.ts';

/**
 * Leaves rows out, which then keep nothing back, or takes them in again. 404, 403; 400 to leave out without saying which; 422
 * while a worker has the import.
 */
export const leaveOutImportRows = (kinds: ImportKinds) =>
  os.imports.leaveOutImportRows.handler(async ({ input, context }) => {
    const work = { ...context, kinds };
    const job = await heldImport(work, input.params.id);
    mustWait(job);
    const { isOut, rows = null, code, field = null, seen } = input.body;
    if (isOut && !rows && !code) throw badFields({ rows: problemSentence('required') });
    const { tx, user, deps } = context;
    const by = { username: user.username, now: deps.now() };
    const problem = code ? { code, field } : null;
    const done = await runEdit(tx, job.id, isOut ? 'leave_out' : 'take_in', by, (batch) =>
      leaveOutRows(tx, job.id, { isOut, rows, problem }, by, { batch, seen }),
    );
    return { data: await answerEdited(work, job, done) };
  });
