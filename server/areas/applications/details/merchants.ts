import type { MERCHANT_SORTS, merchantFilters } from '#contract/merchants.ts';
import { toId } from '../../../http/ids.ts';
import { os } from '../../../http/os.ts';
import { readList } from '../../../lists/readList.ts';
import type { ListQuery } from '../../../lists/source.ts';
import { type Asker, askerOf } from '../../../records/asker.ts';
import type { Work } from '../../../records/lock/work.ts';
import { merchantSource } from '../../../records/store/merchantSource.ts';
import { readVersion } from './readVersion.ts';

type Query = Omit<ListQuery<Pick<typeof merchantFilters, 'merchantName'>>, 'sort'> & {
  sort?: (typeof MERCHANT_SORTS)[number] | `-${(typeof MERCHANT_SORTS)[number]}` | undefined;
};

/** A page of the stores of one partner; 404 for an unknown one and for another's alike. */
const read = async (context: Work, asker: Asker, id: string, query: Query) => {
  const partnerId = toId(id);
  const [, data] = await Promise.all([
    readVersion(context.tx, { partnerId, merchantId: null }),
    readList(context.tx, merchantSource(asker), { ...query, partnerId }),
  ]);
  return { data };
};

const calls = os.applications;

export const getPmDetailsMerchantsWorkflow = calls.getPmDetailsMerchantsWorkflow.handler(
  async ({ input, context }) => read(context, askerOf(context), input.params.id, input.query),
);

/** The same for whoever applied: who has taken a store is not told. */
export const getPmDetailsMerchantsTrack = calls.getPmDetailsMerchantsTrack.handler(
  async ({ input, context }) => {
    const { data } = await read(context, askerOf(context), input.params.id, input.query);
    return { data: { ...data, list: data.list.map((row) => ({ ...row, claimedBy: null })) } };
  },
);
