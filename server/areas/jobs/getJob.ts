import { eq } from 'drizzle-orm';
import { job } from '../../db/schema/desk.ts';
import { notFound } from '../../http/errors/errors.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { present } from './present.ts';

/** One of the user's own jobs; another's is answered with 404. */
export const getJob = os.jobs.getJob.handler(async ({ input, context }) => {
  const [row] = await context.tx.db
    .select()
    .from(job)
    .where(eq(job.id, toId(input.params.id)));
  if (!row) throw notFound();
  return { data: present(row, context.language) };
});
