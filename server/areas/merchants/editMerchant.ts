import { os } from '../../http/os.ts';
import { askerOf } from '../../records/asker.ts';
import { touch } from '../../records/lock/touch.ts';
import { editableMerchant } from '../../records/store/editableMerchant.ts';
import { readMerchant } from '../../records/store/readMerchant.ts';
import { saveStore } from '../../records/store/saveStore.ts';

/** Changes what a store is, and answers it whole. 404, 409, 428, 400, 403 staff's fields, 422 rule_*. */
export const editMerchant = os.merchants.editMerchant.handler(async ({ input, context }) => {
  const { params, body } = input;
  const subject = await editableMerchant(context, params.id);
  await saveStore(context, subject, { details: body, business: body });
  await touch(context, subject, { edited: true });
  return { data: await readMerchant(context.tx, subject.id, askerOf(context)) };
});
