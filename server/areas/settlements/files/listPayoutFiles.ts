import { os } from '../../../http/os.ts';
import { answerList } from '../../../lists/readList.ts';
import { payoutFileSource } from './payoutFileSource.ts';

/** A page of the files for the bank. */
export const listPayoutFiles = os.payoutFiles.listPayoutFiles.handler(async ({ input, context }) => ({
  data: await answerList(context.tx, payoutFileSource, input.query),
}));
