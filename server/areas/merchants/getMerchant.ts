import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { askerOf } from '../../records/asker.ts';
import { readMerchant } from '../../records/store/readMerchant.ts';

/** One store; 404 for an unknown one and for another's alike. */
export const getMerchant = os.merchants.getMerchant.handler(async ({ input, context }) => ({
  data: await readMerchant(context.tx, toId(input.params.id), askerOf(context)),
}));
