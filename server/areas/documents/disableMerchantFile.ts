import { os } from '../../http/os.ts';
import { lockMerchant } from '../../records/lock/lockRecord.ts';
import { disable } from './disable.ts';

/** Takes a document away from a store. 404, 422. */
export const disableMerchantFile = os.documents.disableMerchantFile.handler(async ({ input, context }) => {
  const subject = await lockMerchant(context, input.params.id, null);
  return { data: await disable(context, subject, input.params.fileId) };
});
