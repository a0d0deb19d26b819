import { toId } from '../../../http/ids.ts';
import { os } from '../../../http/os.ts';
import { askerOf } from '../../../records/asker.ts';
import type { Work } from '../../../records/lock/work.ts';
import { readMerchantRow } from '../../../records/store/readMerchantRow.ts';
import { STORE_SHARES } from '../../../records/store/storeColumns.ts';
import { readRemarks } from '../../../records/summary/readRemarks.ts';

const SHARES = `select ${STORE_SHARES.select} from merchant m where m.id = $1`;

/** A store in one row with what it shares and what was remarked about it, besides what its sections tell. */
const read = async (context: Work, id: string) => {
  const [row, [shares], remarks] = await Promise.all([
    readMerchantRow(context.tx, id, askerOf(context)),
    STORE_SHARES.read(context.tx, { name: 'what-store-shares', text: SHARES, values: [id] }),
    readRemarks(context.tx, 'store', id, ['merchant', 'commodities']),
  ]);
  const { isSameBank = false, isSameContact = false } = shares ?? {};
  return { ...row, isSameBank, isSameContact, remarks };
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
