import { os } from '../../http/os.ts';
import { answerList } from '../../lists/readList.ts';
import { askerOf } from '../../records/asker.ts';
import { applicationSource } from './applicationSource.ts';

/** A page of the applications that the user may see, what waits for them first. */
export const listApplications = os.applications.listApplications.handler(async ({ input, context }) => ({
  data: await answerList(context.tx, applicationSource(askerOf(context)), input.query),
}));
