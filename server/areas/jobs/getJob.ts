import { notFound } from '../../http/errors/fail.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { jobRow } from './jobRow.ts';

/** One of the user's own jobs; another's is answered with 404. */
export const getJob = os.jobs.getJob.handler(async ({ input, context }) => {
  const job = jobRow(context.language);
  const text = `select ${job.select} from job j where j.id = $1`;
  const [row] = await job.read(context.tx, { name: 'get-job', text, values: [toId(input.params.id)] });
  if (!row) throw notFound();
  return { data: row };
});
