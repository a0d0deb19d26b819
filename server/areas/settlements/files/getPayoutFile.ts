import { os } from '../../../http/os.ts';
import { readBankAnswers } from './readBankAnswers.ts';
import { readFile } from './readFile.ts';

/** One file for the bank, with the answers that were taken in of it. 404. */
export const getPayoutFile = os.payoutFiles.getPayoutFile.handler(async ({ input, context }) => {
  const file = await readFile(context.tx, input.params.id);
  return { data: { ...file, answers: await readBankAnswers(context.tx, file.id) } };
});
