import { os } from '../../http/os.ts';
import { answerList } from '../../lists/readList.ts';
import { jobTitleSource } from './jobTitleSource.ts';

/** A page of the job titles; they belong to no tenant. */
export const listJobTitles = os.jobTitles.listJobTitles.handler(async ({ input, context }) => ({
  data: await answerList(context.tx, jobTitleSource(context.user), input.query),
}));
