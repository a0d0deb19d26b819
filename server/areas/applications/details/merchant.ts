import { toId } from '../../../http/ids.ts';
import { os } from '../../../http/os.ts';
import { askerOf } from '../../../records/asker.ts';
import type { Work } from '../../../records/lock/work.ts';
import { readMerchantRow } from '../../../records/store/readMerchantRow.ts';
import { readRemarks } from '../../../records/summary/readRemarks.ts';

/** A store in one row with what was remarked about it, besides what its sections tell. */
const read = async (context: Work, id: string) => {
  const [row, remarks] = await Promise.all([
    readMerchantRow(context.tx, id, askerOf(context)),
    readRemarks(context.tx, 'store', id, ['merchant', 'commodities']),
  ]);
  return { ...row, remarks };
};

const calls = os.applications;

export const getMerchantDetailsMerchantWorkflow = calls.getMerchantDetailsMerchantWorkflow.handler(
  async ({ input, context }) => ({ data: await read(context, toId(input.params.id)) }),
);

/** The same for whoever applied: who has taken it is not told. */
export const getMerchantDetailsMerchantTrack = calls.getMerchantDetailsMerchantTrack.handler(
  async ({ input, context }) => {
    const row = await read(context, toId(input.params.id));
    return { data: { ...row, claimedBy: null } };
  },
);
