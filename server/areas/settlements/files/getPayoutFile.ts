import { os } from '../../../http/os.ts';
import { readFile } from './readFile.ts';

/** One file for the bank. 404. */
export const getPayoutFile = os.payoutFiles.getPayoutFile.handler(async ({ input, context }) => ({
  data: await readFile(context.tx, input.params.id),
}));
