import { os } from '../../http/os.ts';
import { readReceipt } from './readReceipt.ts';

/** One receipt with its issuer and what became of it. 404. */
export const getOfficialReceipt = os.officialReceipts.getOfficialReceipt.handler(
  async ({ input, context }) => ({ data: await readReceipt(context.tx, input.params.orNumber) }),
);
