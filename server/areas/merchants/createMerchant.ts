import { os } from '../../http/os.ts';
import { askerOf } from '../../records/asker.ts';
import { addStore } from '../../records/store/addStore.ts';
import { readMerchant } from '../../records/store/readMerchant.ts';

/** Adds a store to a partner of the caller's scope. Throws as `addStore`. */
export const createMerchant = os.merchants.createMerchant.handler(async ({ input, context }) => {
  const { partnerId, ...body } = input.body;
  const id = await addStore(context, partnerId, body);
  return { data: await readMerchant(context.tx, id, askerOf(context)) };
});
