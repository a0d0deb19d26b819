import { os } from '../../http/os.ts';
import { answerList } from '../../lists/readList.ts';
import { askerOf } from '../../records/asker.ts';
import { promoSource } from './promoSource.ts';

/** A page of the promos that the user may see. */
export const listPromos = os.promos.listPromos.handler(async ({ input, context }) => ({
  data: await answerList(context.tx, promoSource(askerOf(context)), input.query),
}));
