import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { readJobTitle } from './readJobTitle.ts';

/** One job title; 404 when there is none. */
export const getJobTitle = os.jobTitles.getJobTitle.handler(async ({ input, context }) => ({
  data: await readJobTitle(context.tx, toId(input.params.id), context.user),
}));
