import { os } from '../../http/os.ts';
import type { ImportKinds } from '../../imports/importKind.ts';
import { kindFor } from '../../imports/kindFor.ts';
import { readImport } from '../../imports/readImport.ts';
import { isPlaced } from '../../imports/rows/isPlaced.ts';
import { orderStep } from '../../imports/steps/orderStep.ts';
import { heldAtVersion } from './heldImport.ts';
import { mustWait } from './mustWait.ts';
import { presentImport } from './presentImport.ts';

/** Checks again the rows that did not go in, against the data as it is now; what an earlier attempt said of them is forgotten. 404, 403, 409, 428, 422. */
export const retryImport = (kinds: ImportKinds) =>
  os.imports.retryImport.handler(async ({ input, context }) => {
    const work = { ...context, kinds };
    const job = await heldAtVersion(work, input.params.id);
    mustWait(job);
    const { tx, user, deps, language } = context;
    const isRead = job.columns.length > 0 && isPlaced(kindFor(kinds, user, job.kind), job.columns);
    const isCheck = isRead && job.due !== 'read';
    const [step, rows] = isCheck ? (['check', job.counts.total ?? 0] as const) : (['read', 0] as const);
    await orderStep(tx, { job, step, user, language, now: deps.now(), rows });
    return { data: await presentImport(work, await readImport(tx, job.id)) };
  });
