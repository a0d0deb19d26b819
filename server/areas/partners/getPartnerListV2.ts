import { os } from '../../http/os.ts';
import { readList } from '../../lists/readList.ts';
import { optionSource } from './optionSource.ts';

/** Partners for a select with type-ahead: a page of them, the active ones first. */
export const getPartnerListV2 = os.partners.getPartnerListV2.handler(async ({ input, context }) => ({
  data: await readList(context.tx, optionSource, input.query),
}));
