import { and, eq, inArray } from 'drizzle-orm';
import { job } from '../../db/schema/desk.ts';
import { fail, notFound } from '../../http/errors/errors.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { present } from './present.ts';

/** Cancels a job that waits or runs; its worker stops after the batch at hand. One that has ended is answered with 422. */
export const cancelJob = os.jobs.cancelJob.handler(async ({ input, context }) => {
  const id = toId(input.params.id);
  const { db } = context.tx;
  const [cancelled] = await db
    .update(job)
    .set({ status: 'cancelled', endedAt: context.deps.now() })
    .where(and(eq(job.id, id), inArray(job.status, ['queued', 'running'])))
    .returning();
  if (cancelled) return { data: present(cancelled, context.language) };
  const [row] = await db.select({ id: job.id }).from(job).where(eq(job.id, id));
  if (!row) throw notFound();
  throw fail('rule_job_final', {
    en: 'This has ended already: there is nothing to cancel.',
    fil: 'Tapos na ito: wala nang kakanselahin.',
  });
});
