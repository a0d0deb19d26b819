import { os } from '../../http/os.ts';
import { answerList } from '../../lists/readList.ts';
import { jobSource } from './jobSource.ts';

/** A page of the user's own jobs. */
export const listJobs = os.jobs.listJobs.handler(async ({ input, context }) => ({
  data: await answerList(context.tx, jobSource(context.language), input.query),
}));
