import { readList } from '../../db/list/readList.ts';
import { os } from '../../http/os.ts';
import { askerOf } from '../applications/claims.ts';
import { partnerSearchSource } from './source.ts';

/** A page of the list of partners by tab, search and filters. */
export const searchPartnersV3 = os.partners.searchPartnersV3.handler(async ({ input, context }) => ({
  data: await readList(context.tx, partnerSearchSource(askerOf(context)), input.query),
}));
