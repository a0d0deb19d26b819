import { os } from '../../http/os.ts';
import type { ImportKinds } from '../../imports/importKind.ts';
import { readImport } from '../../imports/readImport.ts';
import { written } from '../../imports/rows/countRows.ts';
import { orderStep } from '../../imports/steps/orderStep.ts';
import { heldAtVersion } from './heldImport.ts';
import { presentImport } from './presentImport.ts';
import { refuseFor, whyNoUndo } from './whyNoCommit.ts';

/** Takes back what an import wrote, but what was edited since or is in use. 404, 403, 409, 428, 422. */
export const undoImport = (kinds: ImportKinds) =>
  os.imports.undoImport.handler(async ({ input, context }) => {
    const work = { ...context, kinds };
    const job = await heldAtVersion(work, input.params.id);
    refuseFor(whyNoUndo(job));
    const { tx, user, deps, language } = context;
    const rows = written(job.counts);
    await orderStep(tx, { job, step: 'undo', user, language, now: deps.now(), rows });
    return { data: await presentImport(work, await readImport(tx, job.id)) };
  });
