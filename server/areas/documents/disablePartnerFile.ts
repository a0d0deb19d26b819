import { os } from '../../http/os.ts';
import { lockPartner } from '../../records/lock/lockRecord.ts';
import { disable } from './disable.ts';

/** Takes a document away from a partner. 404, 422. */
export const disablePartnerFile = os.documents.disablePartnerFile.handler(async ({ input, context }) => {
  const subject = await lockPartner(context, input.params.id, null);
  return { data: await disable(context, subject, input.params.fileId) };
});
