import type { ImportJob } from '#contract/shapes/importShapes.ts';
import type { ImportStatus } from '#domain/importJobs/importStatus.ts';
import { kindFor } from '../../../imports/kindFor.ts';
import { type Counts, readImport, type StoredImport } from '../../../imports/readImport.ts';
import { countRows, isFinished, written } from '../../../imports/rows/countRows.ts';
import type { Edited } from '../../../imports/rows/runEdit.ts';
import { orderStep } from '../../../imports/steps/orderStep.ts';
import { recheckRows } from '../../../imports/steps/recheckRows.ts';
import type { ImportWork } from '../importWork.ts';
import { presentImport } from '../presentImport.ts';

/** So many rows are checked again while the person waits, those that share something with them included; more are a step of their own. */
export const AT_ONCE = 2_000;

const COUNTED = `update import_job set counts = $2::jsonb, version = version + 1, updated_at = $3, updated_by = $4, status = $5,
    editors = editors || jsonb_build_object($4::text, $3::timestamptz),
    ended_at = case when $5 = 'done' and status <> 'done' then $3 else ended_at end
  where id = $1`;

// Before a worker goes on with it.
const EDITED = `update import_job set editors = editors || jsonb_build_object($2::text, $3::timestamptz) where id = $1`;

/** Where an import stands whose rows were mended: with nothing more to write or mend it is over, and no longer when there is. */
const statusAfter = ({ status }: StoredImport, counts: Counts): ImportStatus => {
  if (written(counts) === 0) return status;
  if (status === 'done') return isFinished(counts) ? 'done' : 'done_with_errors';
  return (status === 'review' || status === 'done_with_errors') && isFinished(counts) ? 'done' : status;
};

/** Checks again the rows of a held import that were mended; answers the rows judged anew, none when a worker does it. */
export const checkEdited = async (
  context: ImportWork,
  job: StoredImport,
  touched: readonly number[],
): Promise<{ judged: number[]; import: ImportJob }> => {
  const { tx, user, deps, language, kinds } = context;
  const now = deps.now();
  const scope = { tx, user, importId: job.id, now };
  const judged = await recheckRows(scope, kindFor(kinds, user, job.kind), job, touched, AT_ONCE);
  if (!judged) {
    await tx.query({ text: EDITED, values: [job.id, user.username, now] });
    await orderStep(tx, { job, step: 'check', user, language, now, rows: job.counts.total ?? 0 });
  } else if (touched.length) {
    const counts = await countRows(tx, job.id);
    const values = [job.id, JSON.stringify(counts), now, user.username, statusAfter(job, counts)];
    await tx.query({ text: COUNTED, values });
  }
  return { judged: judged ?? [], import: await presentImport(context, await readImport(tx, job.id)) };
};

/** The same after an edit of many rows, as its call returns it. */
export const answerEdited = async (
  context: ImportWork,
  job: StoredImport,
  { rows, skipped, skippedBy }: Edited,
) => ({
  touched: rows.length,
  skipped,
  editedBy: skippedBy,
  import: (await checkEdited(context, job, rows)).import,
});
