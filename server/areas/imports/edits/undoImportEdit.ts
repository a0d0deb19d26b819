import { fail } from '../../../http/errors/fail.ts';
import { os } from '../../../http/os.ts';
import type { ImportKinds } from '../../../imports/importKind.ts';
import { ownLastEdit, undoEdit } from '../../../imports/rows/undoEdit.ts';
import { heldImport } from '../heldImport.ts';
import { mustWait } from '../mustWait.ts';
import { answerEdited } from './checkEdited.ts';

const NOT_LAST = {
  en: 'That is not your last edit any more. Look at what can be taken back now.',
  fil: 'Hindi na iyon ang huling edit mo. Tingnan kung ano ang puwedeng bawiin ngayon.',
};

/**
 * Takes back the caller's own last edit and checks its rows again; cells that somebody else changed since stay as they are. 404, 403;
 * 409 unless it is the edit named; 422 while a worker has the import.
 */
export const undoImportEdit = (kinds: ImportKinds) =>
  os.imports.undoImportEdit.handler(async ({ input, context }) => {
    const work = { ...context, kinds };
    const job = await heldImport(work, input.params.id);
    mustWait(job);
    const { tx, user, deps } = context;
    const own = await ownLastEdit(tx, job.id, user.username);
    const wanted = input.body?.edit;
    if (wanted !== undefined && wanted !== own?.edit) throw fail('conflict', NOT_LAST);
    const by = { username: user.username, now: deps.now() };
    const nothing = { rows: [], skipped: 0, skippedBy: null };
    const done = own ? await undoEdit(tx, job.id, own.edit, by) : nothing;
    return { data: await answerEdited(work, job, done) };
  });
