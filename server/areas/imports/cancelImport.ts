import { os } from '../../http/os.ts';
import type { ImportKinds } from '../../imports/importKind.ts';
import { readImport } from '../../imports/readImport.ts';
import { countRows } from '../../imports/rows/countRows.ts';
import { heldImport } from './heldImport.ts';
import { mustBeUnderWay } from './mustWait.ts';
import { presentImport } from './presentImport.ts';

const STOP = `with stopped as (
    update job set status = 'cancelled', ended_at = $2 where id = $3 and status in ('queued', 'running') returning started_at
  )
  update import_job set status = 'cancelled', version = version + 1, updated_at = $2, updated_by = $4, ended_at = $2,
    counts = $5::jsonb, seconds = seconds + coalesce((select extract(epoch from $2 - started_at) from stopped), 0)
  where id = $1`;

/** Stops the step that is under way; this waits for the chunk at hand, whose rows are in, and of which others are told. 404, 403, 422 when nothing is under way. */
export const cancelImport = (kinds: ImportKinds) =>
  os.imports.cancelImport.handler(async ({ input, context }) => {
    const work = { ...context, kinds };
    const job = await heldImport(work, input.params.id);
    mustBeUnderWay(job);
    const { tx, user, deps } = context;
    const now = deps.now();
    const counts = JSON.stringify(await countRows(tx, job.id));
    if (job.status === 'committing') await kinds[job.kind].tellOthers?.({ tx, user, importId: job.id, now });
    await tx.query({ text: STOP, values: [job.id, now, job.jobId, user.username, counts] });
    return { data: await presentImport(work, await readImport(tx, job.id)) };
  });
