import { os } from '../../http/os.ts';
import { answerList } from '../../lists/readList.ts';
import { askerOf } from '../../records/asker.ts';
import { merchantSource } from '../../records/store/merchantSource.ts';

/** A page of the stores that the user may see. */
export const listMerchants = os.merchants.listMerchants.handler(async ({ input, context }) => ({
  data: await answerList(context.tx, merchantSource(askerOf(context)), input.query),
}));
