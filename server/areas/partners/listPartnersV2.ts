import { os } from '../../http/os.ts';
import { answerList } from '../../lists/readList.ts';
import { askerOf } from '../../records/asker.ts';
import { partnerSource } from '../../records/partner/partnerSource.ts';

/** The same page of partners, under the path that older clients use. */
export const listPartnersV2 = os.partners.listPartnersV2.handler(async ({ input, context }) => ({
  data: await answerList(context.tx, partnerSource(askerOf(context)), input.query),
}));
