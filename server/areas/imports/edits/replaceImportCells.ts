import { problemSentence } from '#domain/imports/problems.ts';
import { badFields } from '../../../http/errors/fail.ts';
import { os } from '../../../http/os.ts';
import type { ImportKinds } from '../../../imports/importKind.ts';
import { kindFor } from '../../../imports/kindFor.ts';
import { keepEdits } from '../../../imports/rows/keepCells.ts';
import { replaceCells } from '../../../imports/rows/replaceCells.ts';
import { runEdit } from '../../../imports/rows/runEdit.ts';
import { takeOffered } from '../../../imports/rows/takeOffered.ts';
import { heldImport } from '../heldImport.ts';
import { mustWait } from '../mustWait.ts';
import { answerEdited } from './checkEdited.ts';

/**
 * One choice for many rows: cells of a column that read the same, contain it, or have the same problem become one text, or each
 * what is offered for it. 404, 403; 400 without anything to go by; 422 while a worker has the import.
 */
export const replaceImportCells = (kinds: ImportKinds) =>
  os.imports.replaceImportCells.handler(async ({ input, context }) => {
    const work = { ...context, kinds };
    const job = await heldImport(work, input.params.id);
    mustWait(job);
    const { column, from, take, part, code = null, seen } = input.body;
    const [{ text: to } = { text: undefined }] =
      input.body.to === undefined
        ? []
        : keepEdits(kindFor(kinds, context.user, job.kind), job.columns, [{ column, text: input.body.to }]);
    if ((from === null && code === null) || (part && !from))
      throw badFields({ from: problemSentence('required') });
    if (to === undefined && (!take || !code)) throw badFields({ to: problemSentence('required') });
    const { tx, user, deps } = context;
    const field = job.columns.find(({ index }) => index === column)?.field ?? null;
    const by = { username: user.username, now: deps.now() };
    const done = await runEdit(tx, job.id, 'replace', by, (batch) =>
      to === undefined
        ? takeOffered(tx, job.id, { column, field, code: code ?? '', take: take ?? 'suggestion' }, by, {
            batch,
            seen,
          })
        : replaceCells(tx, job.id, { column, field, from, to, part, code }, by, { batch, seen }),
    );
    return { data: await answerEdited(work, job, done) };
  });
