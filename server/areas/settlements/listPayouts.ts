import { os } from '../../http/os.ts';
import { readList } from '../../lists/readList.ts';
import { payoutSource } from './payoutSource.ts';

/** A page of the payouts of the caller's scope. */
export const listPayouts = os.settlements.listPayouts.handler(async ({ input, context }) => ({
  data: await readList(context.tx, payoutSource, input.query),
}));
