import { jobStatus } from '#domain/status.ts';
import { fail, notFound } from '../../http/errors/fail.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { jobRow } from './jobRow.ts';

/**
 * Cancels a job that waits or runs; its worker stops after the batch at hand. One that has ended is answered with 422, and an import's step
 * too: it ends with its import, by that import's own call, lest the import stand as under way with nobody at it.
 */
export const cancelJob = os.jobs.cancelJob.handler(async ({ input, context }) => {
  const { tx, deps, language } = context;
  const id = toId(input.params.id);
  const job = jobRow(language);
  const text = `update job j set status = 'cancelled', ended_at = $2
    where j.id = $1 and j.status in ('queued', 'running') and j.kind <> 'import' returning ${job.select}`;
  const [cancelled] = await job.read(tx, { name: 'cancel-job', text, values: [id, deps.now()] });
  if (cancelled) return { data: cancelled };
  const [row] = await job.read(tx, {
    name: 'find-job',
    text: `select ${job.select} from job j where j.id = $1`,
    values: [id],
  });
  if (!row) throw notFound();
  if (row.kind === 'import' && !jobStatus[row.status].final)
    throw fail('rule_import_busy', {
      en: 'An import is cancelled on its own page, where it can be seen what is in.',
      fil: 'Kinakansela ang import sa sarili nitong pahina, kung saan makikita kung ano na ang naipasok.',
    });
  throw fail('rule_job_final', {
    en: 'This has ended already: there is nothing to cancel.',
    fil: 'Tapos na ito: wala nang kakanselahin.',
  });
});
