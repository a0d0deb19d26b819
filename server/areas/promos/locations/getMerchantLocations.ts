import { os } from '../../../http/os.ts';
import { answerList } from '../../../lists/readList.ts';
import { locationSource } from './locationSource.ts';

/** A page of stores by partner and area, or of one promo's. */
export const getMerchantLocations = os.promos.getMerchantLocations.handler(async ({ input, context }) => ({
  data: await answerList(context.tx, locationSource(input.query), input.query),
}));
