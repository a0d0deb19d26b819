import { os } from '../../http/os.ts';
import { answerList } from '../../lists/readList.ts';
import { optionSource } from './optionSource.ts';

/** Partners for a select with type-ahead: a page of them, the active ones first. */
export const getPartnerListV2 = os.partners.getPartnerListV2.handler(async ({ input, context }) => ({
  data: await answerList(context.tx, optionSource, input.query),
}));
