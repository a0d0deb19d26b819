import { os } from '../../http/os.ts';
import { answerList } from '../../lists/readList.ts';
import { askerOf } from '../../records/asker.ts';
import { partnerSearchSource } from '../../records/partner/partnerSource.ts';

/** A page of the list of partners by tab, search and filters. */
export const searchPartnersV3 = os.partners.searchPartnersV3.handler(async ({ input, context }) => ({
  data: await answerList(context.tx, partnerSearchSource(askerOf(context)), input.query),
}));
